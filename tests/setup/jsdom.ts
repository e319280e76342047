import '@testing-library/jest-dom/vitest';
import './quickReact';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { disposeTestShops } from '../support/createTestShop';
import { installComputedStyle } from './computedStyle';
import { installQuickQueries } from './quickQueries';

// All files that a worker runs share one jsdom and one module graph (`isolate: false`). This module runs again for each
// file and resets what the file before it may have changed.
configure({ asyncUtilTimeout: 60_000, defaultHidden: false });
afterAll(installComputedStyle(window));
afterAll(installQuickQueries());

afterEach(() => {
  cleanup();
  disposeTestShops();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

// Browser APIs that Mantine uses and jsdom lacks. Reduced motion: without transitions no test waits for one to end.
window.matchMedia ??= (query: string) => ({
  matches: query === '(prefers-reduced-motion: reduce)',
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.HTMLElement.prototype.scrollIntoView ??= () => {};
window.HTMLElement.prototype.hasPointerCapture ??= () => false;
window.HTMLElement.prototype.releasePointerCapture ??= () => {};
window.scrollTo = () => {};
