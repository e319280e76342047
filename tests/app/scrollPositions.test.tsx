import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestShop } from '@tests/support/createTestShop';

beforeEach(() => {
  // `act` would render at once, and the test needs the moment between navigation and rendering.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  let scrollTop = 0;
  vi.stubGlobal('scrollTo', (_: number, top: number) => (scrollTop = top));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollTop);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const rendered = (name: string) => screen.findByRole('heading', { level: 1, name });

it('a page that is left before it is rendered keeps its earlier scroll position', async () => {
  const { element, router } = await createTestShop({ path: '/terms' });
  render(element);
  await rendered('Terms');
  window.scrollTo(0, 500);
  await router.navigate('/privacy');
  await rendered('Privacy');
  await waitFor(() => expect(window.scrollY).toBe(0));
  await router.navigate('/shipping-info');
  await rendered('Shipping Info');

  /** Resolves when the router has navigated, before React has rendered the page. */
  const go = (steps: number, path: string) =>
    new Promise<void>((resolve) => {
      const stop = router.subscribe(({ navigation, location }) => {
        if (navigation.state !== 'idle' || location.pathname !== path) return;
        stop();
        resolve();
      });
      void router.navigate(steps);
    });
  await go(-1, '/privacy');
  await go(-1, '/terms');
  expect(screen.queryByRole('heading', { level: 1, name: 'Terms' })).not.toBeInTheDocument();
  await go(1, '/privacy');
  await rendered('Privacy');
  await go(-1, '/terms');
  await rendered('Terms');
  await waitFor(() => expect(window.scrollY).toBe(500));
});
