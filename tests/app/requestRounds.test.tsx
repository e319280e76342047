import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRoutes } from '@/app/routes';
import { hidesChrome } from '@/lib/paths';
import { openShop, prepareShop } from '@tests/support/createTestShop';
import { mockLayout } from '@tests/support/mockLayout';

beforeEach(mockLayout);

const CART = [{ productId: 301, quantity: 30, color: 'Black' }];
const settled = () => act(() => vi.dynamicImportSettled());

/**
 * Opens a page. The server holds its responses until the page sends no more requests, then releases them all, and so on.
 * Returns the operations of each round, from the server's log.
 */
async function roundsOf(path: string, persona: string | null) {
  const prepared = await prepareShop({ path, persona, cart: persona ? CART : [] });
  const { log } = prepared.server;
  log.clear();
  const pending: (() => void)[] = [];
  const transport = async (request: Request) => {
    const response = await prepared.transport(request);
    await new Promise<void>((resolve) => pending.push(resolve));
    return response;
  };
  const routes = createRoutes();
  const shop = openShop({ ...prepared, transport }, { routes });
  render(shop.element);
  await screen.findByRole('main');
  await settled();

  const rounds: string[][] = [];
  for (let seen = 0; log.entries().length > seen; await settled()) {
    const calls = log.entries().slice(seen);
    rounds.push(calls.map(({ operationId }) => operationId ?? 'unknown').sort());
    seen += calls.length;
    await act(async () => pending.splice(0).forEach((release) => release()));
  }
  expect(log.entries().every(({ status }) => status === 200)).toBe(true);
  shop.dispose();
  return rounds;
}

/** The call of header and footer, where a page has them. */
const linkCalls = (path: string) => (hidesChrome(path) ? [] : ['listCategories']);
const BUYER_CALLS = ['getCart', 'getCurrentUser'];
const sixTimes = (operation: string) => Array.from({ length: 6 }, () => operation);

/**
 * The calls of each page's first and second round. The calls of header and footer join the first round, and calls that
 * only a signed-in buyer needs (S1 7) come in the second, or with `own` in the first.
 */
const PAGES: [path: string, first: string[], second: string[], buyers?: string[], own?: string[]][] = [
  ['/', ['listFeaturedProducts'], sixTimes('listProducts')],
  ['/products', ['listProducts'], []],
  ['/products?category=speakers&sort=price', [], ['listProducts']],
  ['/products?purchased=true', [], [], ['listProducts'], ['listOrders']],
  ['/category/speakers', ['getCategory'], ['listProducts']],
  ['/search?q=jbl', ['listProducts'], []],
  ['/product/jbl-flip-6', ['getProduct', 'listProducts'], []],
  ['/cart', [], [], ['getMembership']],
  ['/membership', [], [], ['getMembership']],
  ['/order-confirmation/1050', [], [], [], ['getOrder']],
  ['/payment-success', [], []],
  ['/dashboard', [], [], [], ['getProfile', 'listOrders']],
  ['/profile', [], [], [], ['getProfile', 'listAddresses', 'listOrders']],
  ['/orders', [], [], [], ['listOrders']],
  ['/orders/1050', [], [], [], ['getOrder']],
  ['/orders/1050/reorder', [], [], ['getProduct'], ['getOrder']],
  ['/purchases', [], [], Array.from({ length: 5 }, () => 'getProduct'), ['listOrders']],
  ['/checkout', [], [], ['getMembership'], ['listAddresses']],
  ['/checkout-clean', [], [], ['getMembership'], ['listAddresses']],
  ['/checkout-old', [], [], ['getMembership'], ['listAddresses']],
  ['/shipping-payment', [], [], ['getMembership'], ['listAddresses']],
  ['/payment', [], [], ['getMembership'], ['listAddresses']],
  ['/payment-confirmation', [], [], ['getMembership']],
  ['/square-payment', [], [], ['getMembership'], ['listAddresses']],
  ['/pay-now-old', [], [], ['getMembership'], ['listAddresses']],
];

describe('a page needs at most two rounds of requests', () => {
  it.each(PAGES)('%s for a visitor', async (path, first, second) => {
    const rounds = [[...linkCalls(path), ...first].sort(), second].filter((calls) => calls.length > 0);
    expect(await roundsOf(path, null)).toEqual(rounds);
  });

  it.each(PAGES)('%s for a buyer', async (path, first, second, buyers = [], own = []) => {
    const firstRound = [...linkCalls(path), ...BUYER_CALLS, ...first, ...own].sort();
    const rounds = [firstRound, [...second, ...buyers]].filter((calls) => calls.length > 0);
    expect(await roundsOf(path, 'silver@example.com')).toEqual(rounds);
  });
});
