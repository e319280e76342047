import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createTestShop } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';
import { createConnectedChannels } from '@tests/support/connectedChannels';
import { amountsIn, dollarsIn, invalidTextsIn } from './visibleText';

// scandipwa/scandipwa#3748 and #2844 (some prices stay in the old currency), karliuka/m2.Price#5 and
// MahoCommerce/maho#985 (shown in one currency, charged in another without notice).

configure({ defaultHidden: true });
beforeEach(mockLayout);

const CART = [
  { productId: 301, quantity: 30, color: 'Black' },
  { productId: 401, quantity: 10, color: 'Silver', model: '46mm', ancOption: '46mm' },
];
const VIEWED = [{ id: 301, slug: 'jbl-flip-6', name: 'JBL Flip 6', image: '', price: '99.99' }];

async function openPage(path: string) {
  const storage = createMemoryStorage();
  storage.session.set(STORAGE_KEYS.offerDismissed, 'true');
  storage.local.set(STORAGE_KEYS.recentlyViewed, JSON.stringify(VIEWED));
  const createChannel = createConnectedChannels();
  const shop = await createTestShop({
    path,
    persona: 'silver@example.com',
    cart: CART,
    storage,
    channel: createChannel(),
  });
  render(shop.element);
  return { ...shop, otherTab: createChannel() };
}

describe('after a change of currency', () => {
  it.each([
    ['the home page', '/', 60],
    ['a list', '/products?category=dyson', 15],
    ['a table', '/search?q=jbl&view=table', 15],
    ['a product', '/product/apple-watch-series-10', 15],
    ['the dashboard', '/dashboard', 5],
    ['the profile', '/profile', 4],
    ['the orders', '/orders', 3],
    ['a reorder', '/orders/1019/reorder', 4],
    ['what was bought before', '/purchases', 9],
  ])('no price of %s stays in dollars', async (_page, path, minAmounts) => {
    await openPage(path);
    const main = await screen.findByRole('main');
    await waitFor(() => expect(amountsIn(main).length).toBeGreaterThan(minAmounts));
    expect(invalidTextsIn()).toEqual([]);
    const before = amountsIn(main);
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Display currency: USD'));
    await user.click(within(await screen.findByRole('menu')).getByText('€ EUR'));
    await screen.findByLabelText('Display currency: EUR');
    const after = amountsIn(main);
    expect(after.length).toBeGreaterThanOrEqual(before.length);
    expect(after.filter((amount) => !/^-?€/.test(amount))).toEqual([]);
    expect(dollarsIn()).toEqual([]);
    expect(invalidTextsIn()).toEqual([]);
  });

  it('no price of the cart stays in dollars, and a note says that dollars are charged', async () => {
    const { otherTab } = await openPage('/cart');
    await screen.findByText('Membership discount (V3, 8%)');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Show items' }));
    const before = amountsIn();
    expect(before.length).toBeGreaterThan(12);
    for (const [currency, sign] of [
      ['EUR', /^-?€/],
      ['GBP', /^-?£/],
    ] as const) {
      act(() => otherTab.post({ currency }));
      await screen.findByText(`Shown in ${currency} for reference. Orders are charged in US dollars.`);
      expect(amountsIn()).toHaveLength(before.length);
      expect(amountsIn().filter((amount) => !sign.test(amount))).toEqual([]);
      expect(dollarsIn()).toEqual([]);
      expect(invalidTextsIn()).toEqual([]);
    }
    act(() => otherTab.post({ currency: 'USD' }));
    await waitFor(() => expect(screen.queryByText(/Shown in/)).toBeNull());
    expect(amountsIn()).toEqual(before);
  });

  it('no request is sent, and no request has contained a currency', async () => {
    const { server, otherTab } = await openPage('/product/jbl-flip-6');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(amountsIn().length).toBeGreaterThan(15));
    const calls = server.log.entries().length;
    act(() => otherTab.post({ currency: 'GBP' }));
    await screen.findByLabelText('Display currency: GBP');
    expect(server.log.entries()).toHaveLength(calls);
    expect(server.log.entries().filter(({ url }) => /GBP|currency/i.test(url))).toEqual([]);
  });
});
