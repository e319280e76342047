import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';
import { BUYER } from '@tests/support/productPage';

// medusajs/medusa#13308 (a button that does nothing), shopware/shopware#12432 and woocommerce/storefront#2210 (disabled
// buttons vanish for assistive tech).

configure({ defaultHidden: true });
beforeEach(mockLayout);

// Lists of two products: a card or a row is the same on the home page and in every list.
const PAGES: readonly (TestShopOptions & { path: string; least: number; chrome?: boolean })[] = [
  { path: '/terms', least: 4, chrome: true },
  { path: '/search?q=flip', least: 15, persona: BUYER },
  { path: '/search?q=flip&view=table', least: 15, persona: BUYER },
  { path: '/search?q=zzzz', least: 1 },
  { path: '/product/jbl-flip-6', least: 15, persona: BUYER },
  { path: '/cart', least: 4, persona: BUYER, cart: [{ productId: 301, quantity: 1, color: 'Black' }] },
  { path: '/membership', least: 1 },
  { path: '/login', least: 5 },
  { path: '/signup', least: 2 },
  { path: '/contact', least: 2 },
];

/** What does nothing although it can be pressed, and why that is right. */
const MAY_DO_NOTHING = new Set([
  // A blank term searches for nothing (S1 2).
  'Search',
]);

const textOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
    .join(' ')
    .trim();
const nameOf = (button: Element) =>
  textOf(button.getAttribute('aria-labelledby')) || button.getAttribute('aria-label') || button.textContent.trim();
const reasonOf = (button: HTMLElement) => textOf(button.getAttribute('aria-describedby')) || button.title;

const BUTTONS = 'button, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]';
/** A dialog that keeps what was typed stays in the document when it is closed. */
const isShown = (element: Element) => element.closest('[style*="display: none"]') === null;
const isOff = (button: Element) => button.getAttribute('aria-disabled') === 'true';
/** What is chosen already and cannot be chosen once more. */
const isCurrent = (button: Element) =>
  // Of a card's colors, of a row's price breaks and of the two views one is always chosen.
  (button.getAttribute('aria-pressed') === 'true' &&
    (button.closest('[aria-label^="Color of"], td') !== null || nameOf(button).startsWith('Show as'))) ||
  button.getAttribute('aria-selected') === 'true' ||
  button.getAttribute('aria-current') !== null ||
  button.closest('[aria-current="true"]') !== null;

type TestShop = Awaited<ReturnType<typeof createTestShop>>;

/** What a press may do besides drawing: another address, a call, a field's value, a dialog. */
function effectsIn({ router, server }: TestShop): string {
  const fields = [...document.querySelectorAll('input, textarea, select')].map(
    (field) => `${(field as HTMLInputElement).value}${(field as HTMLInputElement).checked}`, // each of the three has one
  );
  const { pathname, search, hash } = router.state.location;
  const dialogs = document.querySelectorAll('[role="dialog"]').length;
  return [pathname, search, hash, server.log.entries().length, dialogs, ...fields].join('\n');
}

/** Notes what a person can perceive of the page, and what has been asked of the server. */
function watch(shop: TestShop) {
  const [before, focus] = [effectsIn(shop), document.activeElement];
  let seen = 0;
  const observer = new MutationObserver((records) => void (seen += records.length));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => {
    seen += observer.takeRecords().length;
    const changed = seen > 0 || document.activeElement !== focus || effectsIn(shop) !== before;
    if (changed) observer.disconnect();
    return changed;
  };
}

async function openPage({ path, least, chrome, ...options }: (typeof PAGES)[number]) {
  const storage = createMemoryStorage();
  storage.session.set(STORAGE_KEYS.offerDismissed, 'true');
  const shop = await createTestShop({ path, storage, ...options });
  render(shop.element);
  const root = () => (chrome ? document.body : screen.getByRole('main'));
  // What takes the rest of the page away comes last.
  const buttons = () =>
    [...root().querySelectorAll(BUTTONS)]
      .filter(isShown)
      .toSorted((one, other) => Number(nameOf(one).startsWith('Remove')) - Number(nameOf(other).startsWith('Remove')));
  const quiet = () =>
    waitFor(() => {
      expect(shop.queryClient.isFetching() + shop.queryClient.isMutating()).toBe(0);
      expect(shop.router.state.navigation.state).toBe('idle');
      expect(buttons().length).toBeGreaterThanOrEqual(least);
    });
  await quiet();
  return { ...shop, shop, path, buttons, quiet };
}

describe.each(PAGES)('$path', (page) => {
  it('has no button that does nothing, none that is off without a reason, and no link that leads nowhere', async () => {
    const { shop, router, path, buttons, quiet } = await openPage(page);
    const dead = [...document.querySelectorAll('a')].filter(
      (link) => !/^(\/|#\w|tel:|mailto:|https:)/.test(link.getAttribute('href') ?? ''),
    );
    expect(dead.map((link) => link.outerHTML)).toEqual([]);
    /** Of buttons that say the same, as on forty cards, one is enough. */
    const tried = new Set<string>();
    const idle: string[] = [];
    const mute: string[] = [];
    for (;;) {
      const button = buttons().find((candidate) => !tried.has(`${nameOf(candidate)} ${isOff(candidate)}`));
      if (!(button instanceof HTMLElement)) break;
      const name = nameOf(button);
      tried.add(`${name} ${isOff(button)}`);
      // Reachable, whether it is on or off.
      act(() => button.focus());
      const reached = document.activeElement === button || button.getAttribute('tabindex') === '-1';
      if (!reached || button.matches(':disabled')) mute.push(`${name}: cannot be reached`);
      if (isOff(button)) {
        const before = effectsIn(shop);
        if (reasonOf(button) === '' && !/out of stock/i.test(name)) mute.push(`${name}: gives no reason`);
        fireEvent.click(button);
        await act(async () => {});
        // not what else moves meanwhile: a toast that goes, an answer that comes
        if (effectsIn(shop) !== before) mute.push(`${name}: is off and acts`);
        continue;
      }
      if (isCurrent(button) || MAY_DO_NOTHING.has(name)) continue;
      const changed = watch(shop);
      fireEvent.mouseDown(button);
      fireEvent.mouseUp(button);
      fireEvent.click(button);
      await waitFor(() => expect(changed()).toBe(true)).catch(() => idle.push(name));
      // Back to where the next button is.
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
      await waitFor(() => {
        const open = [...document.querySelectorAll('[role="dialog"], [role="menu"]')].find(isShown) ?? null;
        if (open) fireEvent.keyDown(open, { key: 'Escape' });
        expect(open).toBeNull();
      });
      const { pathname, search } = router.state.location;
      if (`${pathname}${search}` !== path) await act(() => router.navigate(path, { replace: true }));
      if (path !== '/cart') await quiet();
    }
    expect({ idle, mute }).toEqual({ idle: [], mute: [] });
    expect(tried.size).toBeGreaterThanOrEqual(page.least);
    expect(document.querySelectorAll('button:disabled, input:disabled')).toHaveLength(0);
  });
});
