import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { KeepScrollPosition } from './KeepScrollPosition';

afterEach(() => vi.restoreAllMocks());

it('returns to where the visitor had scrolled, after the router has begun at the top', () => {
  let top = 350;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.spyOn(window, 'scrollTo').mockImplementation((options?: ScrollToOptions | number) => {
    top = Number(typeof options === 'object' ? options.top : options);
  });
  function Router() {
    useLayoutEffect(() => window.scrollTo({ top: 0 }), []);
    return null;
  }
  render(<KeepScrollPosition>{<Router />}</KeepScrollPosition>);
  expect(top).toBe(350);
});
