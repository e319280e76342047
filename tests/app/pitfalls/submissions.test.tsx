import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '@mocks/api/handlerTypes';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { holdEachCall } from '@tests/support/holdCall';
import { mockLayout } from '@tests/support/mockLayout';
import { BUYER } from '@tests/support/productPage';

// magento/magento2#31000 (no reaction to the first click, the second acts twice), ingenesis/shopp#3233 and
// shopware/shopware#822 (two handlers both submit). Covers each storefront button that sends a request; Buy Now and
// Login are tested with their pages.

configure({ defaultHidden: true });
beforeEach(mockLayout);

const FLIPS = ['Black', 'Red'].map((color) => ({ productId: 301, quantity: 30, color }));
/** The first button with that name. Queries by role take jsdom seconds on pages of this size. */
const button = (name: string | RegExp) =>
  waitFor(() => {
    const named = [...document.querySelectorAll('button')].find((candidate) => {
      const label = candidate.getAttribute('aria-label') ?? candidate.textContent.trim();
      return typeof name === 'string' ? label === name : name.test(label);
    });
    return named ?? expect.unreachable(`no button ${String(name)}`);
  });
const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

interface Submission {
  what: string;
  shop: TestShopOptions;
  operation: OperationId;
  /** Prepares the screen and returns the button. */
  ready: () => Promise<HTMLElement>;
}

const submissions: Submission[] = [
  {
    what: 'Add to Cart of a product',
    shop: { path: '/product/jbl-flip-6', persona: BUYER },
    operation: 'addCartLine',
    ready: async () => {
      fireEvent.click(await button('Black'));
      return button('Add to Cart');
    },
  },
  {
    what: 'Add to Cart of a card',
    shop: { path: '/search?q=flip', persona: BUYER },
    operation: 'addCartLine',
    ready: () => button('Add to Cart'),
  },
  {
    what: 'Add to Cart of a row',
    shop: { path: '/search?q=flip&view=table', persona: BUYER },
    operation: 'addCartLine',
    ready: () => button('Add to Cart'),
  },
  {
    what: 'the grid of several colors',
    shop: { path: '/product/jbl-flip-6', persona: BUYER },
    operation: 'addCartLine',
    ready: async () => {
      fireEvent.click(await button(/^Order several/));
      await screen.findByRole('table', { name: 'Pieces of each choice' });
      write(/^Pieces of Black/, '3');
      return button('Add 3 pieces');
    },
  },
  {
    what: 'Remove in the cart',
    shop: { path: '/cart', persona: BUYER, cart: FLIPS },
    operation: 'removeCartLine',
    ready: () => button(/^Remove JBL Flip 6/),
  },
  {
    what: 'Delete all',
    shop: { path: '/cart', persona: BUYER, cart: FLIPS },
    operation: 'clearCart',
    ready: async () => {
      fireEvent.click(await button('Delete All'));
      return button('Delete all');
    },
  },
  {
    what: 'plus in the cart',
    shop: { path: '/cart', persona: BUYER, cart: FLIPS },
    operation: 'updateCartLine',
    ready: () => button('Increase quantity'),
  },
  {
    what: 'Create My Account',
    shop: { path: '/signup' },
    operation: 'register',
    ready: async () => {
      const pressed = await button('Create My Account');
      write(/^Email/, 'kim@example.com');
      write(/^Username/, 'kimtrade');
      write(/^Password( \*|$)/, 'long enough');
      write(/^Password again/, 'long enough');
      return pressed;
    },
  },
  {
    what: 'Save of the profile',
    shop: { path: '/profile', persona: BUYER },
    operation: 'updateProfile',
    ready: async () => {
      fireEvent.click(await button('Edit profile'));
      const save = await button('Save');
      write(/^Phone/, '+1 (555) 010-7777');
      return save;
    },
  },
  {
    what: 'Delete of an address',
    shop: { path: '/profile', persona: BUYER },
    operation: 'deleteAddress',
    ready: async () => {
      fireEvent.click(await button(/^Delete the address/));
      return button('Delete');
    },
  },
  {
    what: 'Add to cart of a reorder',
    shop: { path: '/orders/1050/reorder', persona: BUYER },
    operation: 'addCartLine',
    ready: () => button('Add 1 line to cart'),
  },
  {
    what: 'Add to Cart of what was bought before',
    shop: { path: '/purchases?search=flip', persona: BUYER },
    operation: 'addCartLine',
    ready: () => button('Add JBL Flip 6 Portable Speaker to cart'),
  },
  {
    what: 'Retry of a list that failed',
    shop: { path: '/products', server: { faults: { listProducts: { status: 500, times: 1 } } } },
    operation: 'listProducts',
    ready: () => button('Retry'),
  },
];

/** Clicks twice, then presses Enter and Space, which the browser turns into clicks, and submits the form. */
function press(target: HTMLElement) {
  act(() => target.focus());
  fireEvent.click(target);
  fireEvent.click(target);
  for (const key of ['Enter', ' ']) {
    if (fireEvent.keyDown(target, { key })) fireEvent.click(target);
    fireEvent.keyUp(target, { key });
  }
  const form = target.closest('form');
  if (form) fireEvent.submit(form);
}

describe('a button that is pressed several times', () => {
  it.each(submissions)(
    '$what sends one request, and shows that it is busy',
    async ({ shop: options, operation, ready }) => {
      const shop = await createTestShop(options);
      render(<StrictMode>{shop.element}</StrictMode>);
      const target = await ready();
      // StrictMode runs the effects of the rendered button twice. A press between the two would be cancelled.
      await act(async () => undefined);
      shop.server.log.clear();
      const held = holdEachCall();
      shop.server.faults.set(operation, held.call);
      const calls = () => shop.server.log.entries().filter(({ operationId }) => operationId === operation);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      press(target);
      await waitFor(() => expect(held.releases).toHaveLength(1));
      await waitFor(() => {
        const busy = target.isConnected
          ? target.closest('[aria-busy="true"], [aria-disabled="true"]')
          : document.querySelector('[aria-busy="true"], [data-testid="card-skeleton"]');
        expect(busy).not.toBeNull();
      });
      // Again, now that the screen shows that it is busy.
      if (target.isConnected) press(target);
      await act(async () => held.releases.forEach((release) => release()));
      await waitFor(() => expect(calls().length).toBeGreaterThan(0));
      // Longer than the debounce of a quantity change and the window in which a second click is ignored.
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(held.releases).toHaveLength(1);
      expect(calls()).toHaveLength(1);
    },
  );
});

describe('a form that sends no request', () => {
  it.each([['the newsletter', '/', /^Email/, 'Subscribe']])('%s confirms once', async (_what, path, label, name) => {
    const shop = await createTestShop({ path });
    render(<StrictMode>{shop.element}</StrictMode>);
    const pressed = await button(name);
    const form = within(pressed.closest('form') ?? expect.unreachable());
    fireEvent.change(form.getByLabelText(label), { target: { value: 'kim@example.com' } });
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    shop.server.log.clear();
    press(pressed);
    await waitFor(() => expect(form.getByLabelText(label)).toHaveValue(''));
    expect(shop.server.log.entries()).toEqual([]);
    expect(form.queryByRole('alert')).toBeNull();
  });
});
