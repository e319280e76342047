import { expect } from 'vitest';
import type { ErrorCode } from '@/api/types';
import type { DeclineReason } from '../target/target';
import { oneProduct } from '../suite/baskets';
import { check, type Check } from '../suite/check';
import { pay, refusedUnchanged } from '../suite/purchases';
import { success, type Way } from '../suite/ways';
import { changed } from '@tests/support/bodyPaths';
import { raised } from '../suite/cents';

/** The provider's test source ids that do not pay, as the contract's tag `payments` lists them. */
const TEST_IDS: [string, number, ErrorCode][] = [
  ['cnon:card-nonce-declined', 402, 'card_declined'],
  ['cnon:card-nonce-rejected-cvv', 402, 'cvv_incorrect'],
  ['cnon:card-nonce-rejected-postalcode', 402, 'postal_code_incorrect'],
  ['cnon:card-nonce-rejected-expiration', 402, 'expiration_incorrect'],
  ['cnon:card-nonce-already-used', 409, 'token_used'],
];

const cardChecks = (way: Way, field: string): Check[] => [
  ...TEST_IDS.map(([id, status, code]) =>
    check(
      [`${way.operation} ${status}`, success(way)],
      `${way.page}: ${id} is ${code}, nothing is stored, and another payment for the cart succeeds`,
      async (api) => {
        const basket = await oneProduct(api);
        const body = changed(way.body(basket), field, () => id);
        await refusedUnchanged(api, way, basket.token, [status, code], { body });
        await pay(api, way, basket);
      },
    ),
  ),
  check(success(way), `${way.page}: cnon:card-nonce-ok pays any number of times`, async (api) => {
    for (const _again of [1, 2]) await pay(api, way, await oneProduct(api));
  }),
  check(`${way.operation} 400`, `${way.page}: an invalid card token is named in fields`, async (api) => {
    const basket = await oneProduct(api);
    const body = changed(way.body(basket), field, () => 'no-token-of-any-provider');
    const asked = { body, wrong: false };
    const { fields } = await refusedUnchanged(api, way, basket.token, [400, 'invalid_request'], asked);
    expect(Object.keys(fields ?? {})).toEqual([field]);
  }),
  check(
    [`${way.operation} 409`, success(way)],
    `${way.page}: a token pays once, and a refusal before the payment does not spend it`,
    async (api) => {
      const token = api.need(api.target.cardToken, 'card token that pays once')();
      const basket = await oneProduct(api);
      const body = changed(way.body(basket), field, () => token);
      const wrong = changed(body, way.figures[0] ?? '', raised);
      await refusedUnchanged(api, way, basket.token, [409, 'figures_changed'], { body: wrong });
      await pay(api, way, basket, body);
      const next = await oneProduct(api);
      const again = { body: changed(way.body(next), field, () => token) };
      await refusedUnchanged(api, way, next.token, [409, 'token_used'], again);
    },
  ),
  check([`${way.operation} 402`, `${way.operation} 409`], `${way.page}: a declined token is spent too`, async (api) => {
    const token = api.need(api.target.cardToken, 'card token that pays once')('declined');
    const basket = await oneProduct(api);
    const asked = { body: changed(way.body(basket), field, () => token) };
    await refusedUnchanged(api, way, basket.token, [402, 'card_declined'], asked);
    await refusedUnchanged(api, way, basket.token, [409, 'token_used'], asked);
  }),
];

/** Reasons that a bank names at once, and the one that counts. */
const SEVERAL: [DeclineReason[], ErrorCode][] = [
  [['declined', 'cvv'], 'cvv_incorrect'],
  [['expiration', 'postal'], 'postal_code_incorrect'],
  [['declined', 'expiration'], 'expiration_incorrect'],
  [['declined', 'verification'], 'verification_required'],
  [['verification'], 'verification_required'],
];

const reasonsCheck = (way: Way, field: string): Check =>
  check(
    `${way.operation} 402`,
    `${way.page}: if the provider gives several reasons, the code is the first in the documented order`,
    async (api) => {
      const cardToken = api.need(api.target.cardToken, 'card token that pays once');
      const basket = await oneProduct(api);
      for (const [reasons, code] of SEVERAL) {
        const body = changed(way.body(basket), field, () => cardToken(...reasons));
        await refusedUnchanged(api, way, basket.token, [402, code], { body });
      }
    },
  );

/** What the card provider's tokens do, for each way that charges one. */
export const declineChecks = (ways: readonly Way[]): Check[] =>
  ways.flatMap((way) => (way.token === null ? [] : [...cardChecks(way, way.token), reasonsCheck(way, way.token)]));
