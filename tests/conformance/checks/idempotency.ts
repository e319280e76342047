import { expect } from 'vitest';
import { fill, newOrders, oneProduct, standingOf, twoProducts, type Basket } from '../exam/baskets';
import { check, type Check } from '../exam/check';
import type { Exam } from '../exam/exam';
import { askFor, pay, refusedUnchanged } from '../exam/purchases';
import { type Json, success, type Way } from '../exam/ways';
import { changed } from '@tests/support/bodyPaths';
import { raised } from '../exam/cents';

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
  exam: Exam,
  { token }: Basket,
  run: () => Promise<void>,
): Promise<[orders: number, cents: number]> {
  const before = await standingOf(exam, token);
  await run();
  const { spent } = await standingOf(exam, token);
  return [(await newOrders(exam, token, before)).length, spent - before.spent];
}

const replayChecks = (way: Way): Check[] => [
  check(
    success(way),
    `${way.page}: the same key with the same body gets the first answer again, and nothing is charged or ordered twice`,
    async (exam) => {
      const basket = await oneProduct(exam);
      const body = way.body(basket);
      const key = keyed(exam.examinee.unique());
      const first = await pay(exam, way, basket, body, key);
      await twoProducts(exam);
      const came = await cameOf(exam, basket, async () => {
        for (const again of [{ body }, rewritten(body)]) {
          const answer = await askFor(exam, way, basket, body, { ...again, ...key });
          expect([answer.status, answer.body]).toEqual([first.status, first.body]);
        }
      });
      expect(came).toEqual([0, 0]);
    },
  ),
  check(success(way), `${way.page}: two calls at once with one key make one order`, async (exam) => {
    const basket = await oneProduct(exam);
    const body = way.body(basket);
    const key = keyed(exam.examinee.unique());
    const [orders] = await cameOf(exam, basket, async () => {
      const [one, other] = await Promise.all([pay(exam, way, basket, body, key), pay(exam, way, basket, body, key)]);
      expect(one.body).toEqual(other.body);
    });
    expect(orders).toBe(way.opensWallet ? 0 : 1);
  }),
  check(
    [`${way.operation} 409`, success(way)],
    `${way.page}: the same key with another body is idempotency_mismatch, also after it paid`,
    async (exam) => {
      const basket = await oneProduct(exam);
      const key = keyed(exam.examinee.unique());
      await pay(exam, way, basket, undefined, key);
      const next = await twoProducts(exam);
      const asked = { body: way.body(next), ...key };
      await refusedUnchanged(exam, way, basket.token, [409, 'idempotency_mismatch'], asked);
      await pay(exam, way, next);
    },
  ),
  check(
    [success(way), `${way.operation} 400`, `${way.operation} 409`],
    `${way.page}: a call that was refused before its payment leaves the key free`,
    async (exam) => {
      const basket = await oneProduct(exam);
      const { token } = basket;
      const right = way.body(basket);
      const key = keyed(exam.examinee.unique());
      const figure = way.figures[0] ?? '';
      const wrongs = [changed(right, figure, () => 'text'), changed(right, figure, raised)];
      await exam.refused(way.operation, 400, 'invalid_request', { token, body: wrongs[0], ...key });
      await exam.refused(way.operation, 409, 'figures_changed', { token, body: wrongs[1], ...key });
      await pay(exam, way, basket, right, key);
    },
  ),
  check(success(way), `${way.page}: another buyer has keys of his own`, async (exam) => {
    const first = await oneProduct(exam);
    const key = keyed(exam.examinee.unique());
    await pay(exam, way, first, undefined, key);
    const second = await fill(exam, await exam.second(), first.goods);
    const [orders] = await cameOf(exam, second, async () => void (await pay(exam, way, second, undefined, key)));
    expect(orders).toBe(way.opensWallet ? 0 : 1);
  }),
  check(
    `${way.operation} 400`,
    `${way.page}: a key of other than 1 to 255 visible ASCII characters is invalid_request`,
    async (exam) => {
      const basket = await oneProduct(exam);
      for (const key of ['two words', 'clé', 'k'.repeat(256)]) {
        const asked = { body: way.body(basket), ...keyed(key) };
        await refusedUnchanged(exam, way, basket.token, [400, 'invalid_request'], asked);
      }
      await pay(exam, way, basket, undefined, keyed(`${'~!'.repeat(110)}${exam.examinee.unique()}`));
    },
  ),
];

const declinedChecks = (way: Way, field: string): Check[] => [
  check(
    [`${way.operation} 402`, success(way)],
    `${way.page}: the same key gets a payment’s refusal again, whatever has become of the cart; a new key pays`,
    async (exam) => {
      const basket = await oneProduct(exam);
      const key = keyed(exam.examinee.unique());
      const body = changed(way.body(basket), field, () => DECLINED);
      const first = await askFor(exam, way, basket, body, key);
      const next = await twoProducts(exam);
      const again = await askFor(exam, way, basket, body, key);
      expect([first.status, again.status, again.body]).toEqual([402, 402, first.body]);
      await exam.refused(way.operation, 409, 'idempotency_mismatch', {
        token: basket.token,
        body: way.body(next),
        ...key,
      });
      await pay(exam, way, next, undefined, keyed(exam.examinee.unique()));
    },
  ),
];

/** One key at two operations is two keys. */
export const otherOperationCheck = (one: Way, other: Way): Check =>
  check([success(one), success(other)], 'one key at two operations is two keys', async (exam) => {
    const key = keyed(exam.examinee.unique());
    for (const way of [one, other]) {
      const basket = await oneProduct(exam);
      const [orders] = await cameOf(exam, basket, async () => void (await pay(exam, way, basket, undefined, key)));
      expect(orders).toBe(1);
    }
  });

/** A purchase that is asked for again is made once. */
export const idempotencyChecks = (ways: readonly Way[]): Check[] =>
  ways.flatMap((way) => [...replayChecks(way), ...(way.token === null ? [] : declinedChecks(way, way.token))]);
