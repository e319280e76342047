import { expect } from 'vitest';
import { fill, newOrders, oneProduct, standingOf, twoProducts, type Basket } from '../suite/baskets';
import { check, type Check } from '../suite/check';
import type { TestApi } from '../suite/testApi';
import { askFor, pay, refusedUnchanged } from '../suite/purchases';
import { type Json, success, type Way } from '../suite/ways';
import { changed } from '@tests/support/bodyPaths';
import { raised } from '../suite/cents';

const DECLINED = 'cnon:card-nonce-declined';

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

/** The same JSON value with all of its keys the other way round, and more blanks. */
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

/** How many orders and cents came of a step. A wallet's payment that was only opened gives none. */
async function cameOf(
  api: TestApi,
  { token }: Basket,
  run: () => Promise<void>,
): Promise<[orders: number, cents: number]> {
  const before = await standingOf(api, token);
  await run();
  const { spent } = await standingOf(api, token);
  return [(await newOrders(api, token, before)).length, spent - before.spent];
}

const replayChecks = (way: Way): Check[] => [
  check(
    success(way),
    `${way.page}: the same key with the same body replays the first answer, and nothing is charged or ordered twice`,
    async (api) => {
      const basket = await oneProduct(api);
      const body = way.body(basket);
      const key = keyed(api.target.unique());
      const first = await pay(api, way, basket, body, key);
      await twoProducts(api);
      const came = await cameOf(api, basket, async () => {
        for (const again of [{ body }, rewritten(body)]) {
          const answer = await askFor(api, way, basket, body, { ...again, ...key });
          expect([answer.status, answer.body]).toEqual([first.status, first.body]);
        }
      });
      expect(came).toEqual([0, 0]);
    },
  ),
  check(success(way), `${way.page}: two simultaneous calls with one key create one order`, async (api) => {
    const basket = await oneProduct(api);
    const body = way.body(basket);
    const key = keyed(api.target.unique());
    const [orders] = await cameOf(api, basket, async () => {
      const [one, other] = await Promise.all([pay(api, way, basket, body, key), pay(api, way, basket, body, key)]);
      expect(one.body).toEqual(other.body);
    });
    expect(orders).toBe(way.opensWallet ? 0 : 1);
  }),
  check(
    [`${way.operation} 409`, success(way)],
    `${way.page}: the same key with another body is idempotency_mismatch, also after it paid`,
    async (api) => {
      const basket = await oneProduct(api);
      const key = keyed(api.target.unique());
      await pay(api, way, basket, undefined, key);
      const next = await twoProducts(api);
      const asked = { body: way.body(next), ...key };
      await refusedUnchanged(api, way, basket.token, [409, 'idempotency_mismatch'], asked);
      await pay(api, way, next);
    },
  ),
  check(
    [success(way), `${way.operation} 400`, `${way.operation} 409`],
    `${way.page}: a call that was refused before its payment leaves the key free`,
    async (api) => {
      const basket = await oneProduct(api);
      const { token } = basket;
      const right = way.body(basket);
      const key = keyed(api.target.unique());
      const figure = way.figures[0] ?? '';
      const wrongs = [changed(right, figure, () => 'text'), changed(right, figure, raised)];
      await api.refused(way.operation, 400, 'invalid_request', { token, body: wrongs[0], ...key });
      await api.refused(way.operation, 409, 'figures_changed', { token, body: wrongs[1], ...key });
      await pay(api, way, basket, right, key);
    },
  ),
  check(success(way), `${way.page}: another buyer’s keys are independent`, async (api) => {
    const first = await oneProduct(api);
    const key = keyed(api.target.unique());
    await pay(api, way, first, undefined, key);
    const second = await fill(api, await api.second(), first.goods);
    const [orders] = await cameOf(api, second, async () => void (await pay(api, way, second, undefined, key)));
    expect(orders).toBe(way.opensWallet ? 0 : 1);
  }),
  check(
    `${way.operation} 400`,
    `${way.page}: a key that is not 1 to 255 visible ASCII characters is invalid_request`,
    async (api) => {
      const basket = await oneProduct(api);
      for (const key of ['two words', 'clé', 'k'.repeat(256)]) {
        const asked = { body: way.body(basket), ...keyed(key) };
        await refusedUnchanged(api, way, basket.token, [400, 'invalid_request'], asked);
      }
      await pay(api, way, basket, undefined, keyed(`${'~!'.repeat(110)}${api.target.unique()}`));
    },
  ),
];

const declinedChecks = (way: Way, field: string): Check[] => [
  check(
    [`${way.operation} 402`, success(way)],
    `${way.page}: the same key replays a payment’s refusal, whatever the cart holds by then; a new key pays`,
    async (api) => {
      const basket = await oneProduct(api);
      const key = keyed(api.target.unique());
      const body = changed(way.body(basket), field, () => DECLINED);
      const first = await askFor(api, way, basket, body, key);
      const next = await twoProducts(api);
      const again = await askFor(api, way, basket, body, key);
      expect([first.status, again.status, again.body]).toEqual([402, 402, first.body]);
      await api.refused(way.operation, 409, 'idempotency_mismatch', {
        token: basket.token,
        body: way.body(next),
        ...key,
      });
      await pay(api, way, next, undefined, keyed(api.target.unique()));
    },
  ),
];

/** One key at two operations is two keys. */
export const otherOperationCheck = (one: Way, other: Way): Check =>
  check([success(one), success(other)], 'one key at two operations is two keys', async (api) => {
    const key = keyed(api.target.unique());
    for (const way of [one, other]) {
      const basket = await oneProduct(api);
      const [orders] = await cameOf(api, basket, async () => void (await pay(api, way, basket, undefined, key)));
      expect(orders).toBe(1);
    }
  });

/** A purchase that is asked for again is made once. */
export const idempotencyChecks = (ways: readonly Way[]): Check[] =>
  ways.flatMap((way) => [...replayChecks(way), ...(way.token === null ? [] : declinedChecks(way, way.token))]);
