import { focusManager } from '@tanstack/react-query';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';
import { BUYER } from '@tests/support/productPage';

// medusajs/medusa#13308 (a button that does nothing), shopware/shopware#12432 and woocommerce/storefront#2210 (disabled
// buttons vanish for assistive tech).

configure({ defaultHidden: true });
beforeEach(mockLayout);
// Lists in a window without the focus do not refresh by themselves, which would count as the effect of a button.
beforeEach(() => void vi.spyOn(focusManager, 'isFocused').mockReturnValue(false));

// Lists of two products are enough: cards and rows are the same everywhere.
const PAGES: readonly (TestShopOptions & { path: string; minButtons: number; chrome?: boolean })[] = [
  { path: '/terms', minButtons: 4, chrome: true },
  { path: '/search?q=flip', minButtons: 15, persona: BUYER },
  { path: '/search?q=flip&view=table', minButtons: 15, persona: BUYER },
  { path: '/search?q=zzzz', minButtons: 1 },
  { path: '/product/jbl-flip-6', minButtons: 15, persona: BUYER },
  { path: '/cart', minButtons: 4, persona: BUYER, cart: [{ productId: 301, quantity: 1, color: 'Black' }] },
  { path: '/checkout', minButtons: 1, persona: BUYER, cart: [{ productId: 301, quantity: 1, color: 'Black' }] },
  { path: '/membership', minButtons: 1 },
  { path: '/login', minButtons: 5 },
  { path: '/signup', minButtons: 2 },
  { path: '/contact', minButtons: 2 },
  { path: '/dashboard', minButtons: 1, persona: BUYER },
  { path: '/profile', minButtons: 4, persona: BUYER },
  { path: '/orders', minButtons: 3, persona: BUYER },
  { path: '/orders/1033', minButtons: 2, persona: BUYER },
  { path: '/orders/1019/reorder', minButtons: 4, persona: BUYER },
  { path: '/purchases?search=flip', minButtons: 3, persona: BUYER },
  { path: '/bxm-secure-admin/login', minButtons: 2 },
  // Orders stay where they are when the call fails.
  {
    path: '/bxm-secure-admin',
    minButtons: 10,
    persona: 'admin',
    server: { faults: { setOrderStatus: { status: 500 }, patchOrder: { status: 500 } } },
  },
  // A day without orders has no file, which jsdom could not save.
  { path: '/bxm-secure-admin/daily-orders', minButtons: 14, persona: 'admin', server: { scenario: 'empty-shop' } },
  { path: '/bxm-secure-admin?view=inventory&search=flip', minButtons: 4, persona: 'admin' },
  { path: '/bxm-secure-admin?view=costs&search=flip', minButtons: 3, persona: 'admin' },
  { path: '/bxm-secure-admin?view=users&search=gold', minButtons: 1, persona: 'admin' },
  { path: '/bxm-secure-admin/orders?search=1059', minButtons: 10, persona: 'admin' },
  { path: '/admin?search=flip', minButtons: 8, persona: 'admin' },
  { path: '/admin/orders/1059', minButtons: 2, persona: 'admin' },
];

/** Buttons that are not pressed, and why. */
const NOT_PRESSED = new Set([
  // A blank term starts no search (S1 2).
  'Search',
  // It opens the browser's print dialog, which jsdom has not; the account's journey presses it.
  'Print',
  'Print packing slip',
  // It ends the session that the page needs; the tests of the account press it.
  'Logout',
]);

const textOfIds = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
    .join(' ')
    .trim();
const nameOf = (button: Element) =>
  textOfIds(button.getAttribute('aria-labelledby')) || button.getAttribute('aria-label') || button.textContent.trim();
const reasonOf = (button: HTMLElement) => textOfIds(button.getAttribute('aria-describedby')) || button.title;

const BUTTONS = 'button, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]';
/** A dialog that keeps what was typed stays in the document when it is closed. */
const isShown = (element: Element) => element.closest('[style*="display: none"]') === null;
const isDisabled = (button: Element) => button.getAttribute('aria-disabled') === 'true';
/** Already selected, and cannot be deselected. */
const isCurrent = (button: Element) =>
  // A card's color, a row's price break and the view always have one selected button.
  (button.getAttribute('aria-pressed') === 'true' &&
    (button.closest('[aria-label^="Color of"], td') !== null || nameOf(button).startsWith('Show as'))) ||
  button.getAttribute('aria-selected') === 'true' ||
  button.getAttribute('aria-current') !== null ||
  button.closest('[aria-current="true"]') !== null;
/** The browser opens its popover; jsdom has none, and the story of InfoTip presses it. */
const opensPopover = (button: Element) => button.hasAttribute('popovertarget');

type TestShop = Awaited<ReturnType<typeof createTestShop>>;

/** What a press can change besides the markup: URL, requests, field values, dialogs. */
function stateOf({ router, server }: TestShop): string {
  const fields = [...document.querySelectorAll('input, textarea, select')].map(
    (field) => `${(field as HTMLInputElement).value}${(field as HTMLInputElement).checked}`, // each of the three has one
  );
  const { pathname, search, hash } = router.state.location;
  const dialogs = document.querySelectorAll('[role="dialog"]').length;
  return [pathname, search, hash, server.log.entries().length, dialogs, ...fields].join('\n');
}

/** Returns a function that tells whether anything perceptible, the URL or the requests have changed since. */
function observeChanges(shop: TestShop) {
  const [stateBefore, focusBefore] = [stateOf(shop), document.activeElement];
  let mutations = 0;
  const observer = new MutationObserver((records) => void (mutations += records.length));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => {
    mutations += observer.takeRecords().length;
    const changed = mutations > 0 || document.activeElement !== focusBefore || stateOf(shop) !== stateBefore;
    if (changed) observer.disconnect();
    return changed;
  };
}

async function openPage({ path, minButtons, chrome, ...options }: (typeof PAGES)[number]) {
  const storage = createMemoryStorage();
  storage.session.set(STORAGE_KEYS.offerDismissed, 'true');
  const shop = await createTestShop({ path, storage, ...options });
  render(shop.element);
  const root = () => (chrome ? document.body : screen.getByRole('main'));
  // "Remove" buttons come last, since they remove other buttons.
  const buttons = () =>
    [...root().querySelectorAll(BUTTONS)]
      .filter(isShown)
      .toSorted((a, b) => Number(nameOf(a).startsWith('Remove')) - Number(nameOf(b).startsWith('Remove')));
  const waitUntilIdle = () =>
    waitFor(() => {
      expect(shop.queryClient.isFetching() + shop.queryClient.isMutating()).toBe(0);
      expect(shop.router.state.navigation.state).toBe('idle');
      expect(buttons().length).toBeGreaterThanOrEqual(minButtons);
    });
  await waitUntilIdle();
  return { ...shop, shop, path, buttons, waitUntilIdle };
}

describe.each(PAGES)('$path', (page) => {
  it('has no button without an effect, no disabled button without a reason, and no dead link', async () => {
    const { shop, router, path, buttons, waitUntilIdle } = await openPage(page);
    const deadLinks = [...document.querySelectorAll('a')].filter(
      (link) => !/^(\/|#\w|tel:|mailto:|https:)/.test(link.getAttribute('href') ?? ''),
    );
    expect(deadLinks.map((link) => link.outerHTML)).toEqual([]);
    /** Of buttons with the same name, as on forty cards, one is tested. */
    const tried = new Set<string>();
    const withoutEffect: string[] = [];
    const inaccessible: string[] = [];
    for (;;) {
      const button = buttons().find((candidate) => !tried.has(`${nameOf(candidate)} ${isDisabled(candidate)}`));
      if (!(button instanceof HTMLElement)) break;
      const name = nameOf(button);
      tried.add(`${name} ${isDisabled(button)}`);
      // Focusable, whether it is disabled or not.
      act(() => button.focus());
      const reached = document.activeElement === button || button.getAttribute('tabindex') === '-1';
      if (!reached || button.matches(':disabled')) inaccessible.push(`${name}: cannot be focused`);
      if (isDisabled(button)) {
        if (path !== '/cart') await waitUntilIdle(); // a request of the press before would count as an effect
        const before = stateOf(shop);
        if (reasonOf(button) === '' && !/out of stock/i.test(name)) inaccessible.push(`${name}: gives no reason`);
        fireEvent.click(button);
        await act(async () => {});
        // Only this state: other markup may change in the meantime, such as a toast that closes.
        if (stateOf(shop) !== before) inaccessible.push(`${name}: is disabled but has an effect`);
        continue;
      }
      if (isCurrent(button) || opensPopover(button) || NOT_PRESSED.has(name)) continue;
      const changed = observeChanges(shop);
      fireEvent.mouseDown(button);
      fireEvent.mouseUp(button);
      fireEvent.click(button);
      await waitFor(() => expect(changed()).toBe(true)).catch(() => withoutEffect.push(name));
      // Returns to the page with the next button.
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
      await waitFor(() => {
        const open = [...document.querySelectorAll('[role="dialog"], [role="menu"]')].find(isShown) ?? null;
        if (open) fireEvent.keyDown(open, { key: 'Escape' });
        expect(open).toBeNull();
      });
      const { pathname, search } = router.state.location;
      if (`${pathname}${search}` !== path) await act(() => router.navigate(path, { replace: true }));
      if (path !== '/cart') await waitUntilIdle();
    }
    expect({ withoutEffect, inaccessible }).toEqual({ withoutEffect: [], inaccessible: [] });
    expect(tried.size).toBeGreaterThanOrEqual(page.minButtons);
    expect(document.querySelectorAll('button:disabled, input:disabled')).toHaveLength(0);
  });
});
