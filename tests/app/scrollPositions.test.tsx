import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestShop } from '@tests/support/createTestShop';

beforeEach(() => {
  // What is measured is between two drawings, which `act` would not let be.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  let place = 0;
  vi.stubGlobal('scrollTo', (_: number, top: number) => (place = top));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const drawn = (name: string) => screen.findByRole('heading', { level: 1, name });

it('a page that is left before it is drawn keeps the place where it was left last', async () => {
  const { element, router } = await createTestShop({ path: '/terms' });
  render(element);
  await drawn('Terms');
  window.scrollTo(0, 500);
  await router.navigate('/privacy');
  await drawn('Privacy');
  await waitFor(() => expect(window.scrollY).toBe(0));
  await router.navigate('/shipping-info');
  await drawn('Shipping Info');

  /** Resolves once the router is there, before React has drawn it. */
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
  await drawn('Privacy');
  await go(-1, '/terms');
  await drawn('Terms');
  await waitFor(() => expect(window.scrollY).toBe(500));
});
