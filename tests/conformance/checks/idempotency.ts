import { expect } from 'vitest';
import {
  fillCart,
  ordersSince,
  cartOfOneProduct,
  accountState,
  cartOfTwoProducts,
  type TestCart,
} from '../support/carts';
import { check, type Check } from '../support/check';
import type { TestApi } from '../support/testApi';
import { postOrder, pay, expectRefusedUnchanged } from '../support/orders';
import { type Json, successClause, type Checkout } from '../support/checkouts';
import { changed } from '@tests/support/bodyPaths';
import { oneDollarMore } from '../support/money';

const DAY_MS = 24 * 60 * 60 * 1000;
const DECLINED = 'cnon:card-nonce-declined';

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

/** The same JSON value with its keys in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}
const rewritten = (body: Json) => ({ rawBody: JSON.stringify(reversed(body), null, 2) });
/** The same value with another notation of its prices: `12` as `12.0`, `12.5` as `12.50`. */
const withLongPrices = (body: Json) => ({
  rawBody: JSON.stringify(body).replaceAll(
    /"price":(\d+)(\.\d+)?/g,
    (_, whole: string, rest = '.') => `"price":${whole}${rest}0`,
  ),
});

/** How many orders and spent cents a step adds. A wallet payment that is only opened adds none. */
async function effectOf(
  api: TestApi,
  { token }: TestCart,
  run: () => Promise<void>,
): Promise<[orders: number, cents: number]> {
  const before = await accountState(api, token);
  await run();
  const { spent } = await accountState(api, token);
  return [(await ordersSince(api, token, before)).length, spent - before.spent];
}

const replayChecks = (checkout: Checkout): Check[] => [
  check(
    successClause(checkout),
    `${checkout.name}: the same key with the same body repeats the first response; nothing is charged or ordered twice`,
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const body = checkout.body(cart);
      const key = keyed(api.target.unique());
      const first = await pay(api, checkout, cart, body, key);
      await cartOfTwoProducts(api);
      const came = await effectOf(api, cart, async () => {
        for (const again of [{ body }, rewritten(body), withLongPrices(body)]) {
          const response = await postOrder(api, checkout, cart, body, { ...again, ...key });
          expect([response.status, response.body]).toEqual([first.status, first.body]);
        }
      });
      expect(came).toEqual([0, 0]);
    },
  ),
  check(
    successClause(checkout),
    `${checkout.name}: two simultaneous calls with one key place one order`,
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const body = checkout.body(cart);
      const key = keyed(api.target.unique());
      const [orders] = await effectOf(api, cart, async () => {
        const [one, other] = await Promise.all([
          pay(api, checkout, cart, body, key),
          pay(api, checkout, cart, body, key),
        ]);
        expect(one.body).toEqual(other.body);
      });
      expect(orders).toBe(checkout.opensWallet ? 0 : 1);
    },
  ),
  check(
    [`${checkout.operation} 409`, successClause(checkout)],
    `${checkout.name}: the same key with another body is idempotency_mismatch, also after a successful payment`,
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const key = keyed(api.target.unique());
      await pay(api, checkout, cart, undefined, key);
      const next = await cartOfTwoProducts(api);
      for (const body of [checkout.body(next), { ...checkout.body(cart), somethingElse: true }])
        await expectRefusedUnchanged(api, checkout, cart.token, [409, 'idempotency_mismatch'], { body, ...key });
      await pay(api, checkout, next);
    },
  ),
  check(
    [successClause(checkout), `${checkout.operation} 409`],
    `${checkout.name}: the order of the items is part of the body`,
    async (api) => {
      const cart = await cartOfTwoProducts(api);
      const key = keyed(api.target.unique());
      const body = checkout.body(cart);
      await pay(api, checkout, cart, body, key);
      const turned = changed(body, checkout.items, (items) => (items as Json[]).toReversed());
      const options = { body: turned, ...key };
      await expectRefusedUnchanged(api, checkout, cart.token, [409, 'idempotency_mismatch'], options);
    },
  ),
  check(
    successClause(checkout),
    `${checkout.name}: a key is forgotten 24 hours after its first response; a replay does not extend them`,
    async (api) => {
      const passTime = api.requires(api.target.passTime, 'way to let time pass');
      const cart = await cartOfOneProduct(api);
      const body = checkout.body(cart);
      const key = keyed(api.target.unique());
      const first = await pay(api, checkout, cart, body, key);
      await passTime(DAY_MS - 60_000);
      expect((await pay(api, checkout, cart, body, key)).body).toEqual(first.body);
      await passTime(120_000);
      await pay(api, checkout, await cartOfTwoProducts(api), undefined, key);
    },
  ),
  check(
    [successClause(checkout), `${checkout.operation} 400`, `${checkout.operation} 409`],
    `${checkout.name}: a call refused before the payment does not use up its key`,
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const { token } = cart;
      const right = checkout.body(cart);
      const key = keyed(api.target.unique());
      const figure = checkout.figures[0] ?? '';
      const wrongs = [changed(right, figure, () => 'text'), changed(right, figure, oneDollarMore)];
      await api.refused(checkout.operation, 400, 'invalid_request', { token, body: wrongs[0], ...key });
      await api.refused(checkout.operation, 409, 'figures_changed', { token, body: wrongs[1], ...key });
      await pay(api, checkout, cart, right, key);
    },
  ),
  check(successClause(checkout), `${checkout.name}: two buyers can use the same key`, async (api) => {
    const first = await cartOfOneProduct(api);
    const key = keyed(api.target.unique());
    await pay(api, checkout, first, undefined, key);
    const second = await fillCart(api, await api.otherBuyerToken(), first.lines);
    const [orders] = await effectOf(api, second, async () => void (await pay(api, checkout, second, undefined, key)));
    expect(orders).toBe(checkout.opensWallet ? 0 : 1);
  }),
  check(
    `${checkout.operation} 400`,
    `${checkout.name}: a key of other than 1 to 255 visible ASCII characters is invalid_request`,
    async (api) => {
      const cart = await cartOfOneProduct(api);
      for (const key of ['two words', 'clé', 'k'.repeat(256)]) {
        const options = { body: checkout.body(cart), ...keyed(key) };
        await expectRefusedUnchanged(api, checkout, cart.token, [400, 'invalid_request'], options);
      }
      await pay(api, checkout, cart, undefined, keyed(`${'~!'.repeat(110)}${api.target.unique()}`));
    },
  ),
];

const declinedChecks = (checkout: Checkout, field: string): Check[] => [
  check(
    [`${checkout.operation} 402`, successClause(checkout)],
    `${checkout.name}: the same key repeats the payment’s error, even when the cart has changed; a new key pays`,
    async (api) => {
      const cart = await cartOfOneProduct(api);
      const key = keyed(api.target.unique());
      const body = changed(checkout.body(cart), field, () => DECLINED);
      const first = await postOrder(api, checkout, cart, body, key);
      const next = await cartOfTwoProducts(api);
      const again = await postOrder(api, checkout, cart, body, key);
      expect([first.status, again.status, again.body]).toEqual([402, 402, first.body]);
      await api.refused(checkout.operation, 409, 'idempotency_mismatch', {
        token: cart.token,
        body: checkout.body(next),
        ...key,
      });
      await pay(api, checkout, next, undefined, keyed(api.target.unique()));
    },
  ),
];

/** Keys are separate for each operation. */
export const otherOperationCheck = (one: Checkout, other: Checkout): Check =>
  check([successClause(one), successClause(other)], 'two operations can use the same key', async (api) => {
    const key = keyed(api.target.unique());
    for (const checkout of [one, other]) {
      const cart = await cartOfOneProduct(api);
      const [orders] = await effectOf(api, cart, async () => void (await pay(api, checkout, cart, undefined, key)));
      expect(orders).toBe(1);
    }
  });

/** A repeated purchase is made once. */
export const idempotencyChecks = (checkouts: readonly Checkout[]): Check[] =>
  checkouts.flatMap((checkout) => [
    ...replayChecks(checkout),
    ...(checkout.token === null ? [] : declinedChecks(checkout, checkout.token)),
  ]);
