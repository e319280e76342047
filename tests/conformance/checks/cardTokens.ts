import { expect } from 'vitest';
import type { ErrorCode } from '@/api/types';
import type { DeclineReason } from '../target/target';
import { cartOfOneProduct, fillCart } from '../support/carts';
import { check, type Check } from '../support/check';
import { pay, placedOrder, expectRefusedUnchanged } from '../support/orders';
import { successClause, type Checkout } from '../support/checkouts';
import { changed } from '@tests/support/bodyPaths';
import { oneDollarMore } from '../support/money';

/** The provider's test source ids that are declined (contract, tag `payments`). */
const TEST_IDS: [string, number, ErrorCode][] = [
  ['cnon:card-nonce-declined', 402, 'card_declined'],
  ['cnon:card-nonce-rejected-cvv', 402, 'cvv_incorrect'],
  ['cnon:card-nonce-rejected-postalcode', 402, 'postal_code_incorrect'],
  ['cnon:card-nonce-rejected-expiration', 402, 'expiration_incorrect'],
  ['cnon:card-nonce-already-used', 409, 'token_used'],
];

const cardChecks = (checkout: Checkout, field: string): Check[] => [
  ...TEST_IDS.map(([id, status, code]) =>
    check(
      [`${checkout.operation} ${status}`, successClause(checkout)],
      `${checkout.name}: ${id} is ${code}; nothing is stored and another card can pay the cart`,
      async (api) => {
        const cart = await cartOfOneProduct(api);
        const body = changed(checkout.body(cart), field, () => id);
        await expectRefusedUnchanged(api, checkout, cart.token, [status, code], { body });
        await pay(api, checkout, cart);
      },
    ),
  ),
  check(successClause(checkout), `${checkout.name}: cnon:card-nonce-ok pays any number of times`, async (api) => {
    for (const _again of [1, 2]) await pay(api, checkout, await cartOfOneProduct(api));
  }),
  check(`${checkout.operation} 400`, `${checkout.name}: an invalid token is named in fields`, async (api) => {
    const cart = await cartOfOneProduct(api);
    const body = changed(checkout.body(cart), field, () => 'no-token-of-any-provider');
    const options = { body, wrong: false };
    const { fields } = await expectRefusedUnchanged(api, checkout, cart.token, [400, 'invalid_request'], options);
    expect(Object.keys(fields ?? {})).toEqual([field]);
  }),
  check(
    [`${checkout.operation} 409`, successClause(checkout)],
    `${checkout.name}: a token pays once; an error before the payment does not use it up`,
    async (api) => {
      const token = api.requires(api.target.cardToken, 'card token that pays once')();
      const cart = await cartOfOneProduct(api);
      const body = changed(checkout.body(cart), field, () => token);
      const wrong = changed(body, checkout.figures[0] ?? '', oneDollarMore);
      await expectRefusedUnchanged(api, checkout, cart.token, [409, 'figures_changed'], { body: wrong });
      await pay(api, checkout, cart, body);
      const next = await cartOfOneProduct(api);
      const again = { body: changed(checkout.body(next), field, () => token) };
      await expectRefusedUnchanged(api, checkout, next.token, [409, 'token_used'], again);
    },
  ),
  check(
    [`${checkout.operation} 409`, successClause(checkout)],
    `${checkout.name}: a second use of the token names the order it paid for, even with an empty cart, and to its buyer only`,
    async (api) => {
      const token = api.requires(api.target.cardToken, 'card token that pays once')();
      const cart = await cartOfOneProduct(api);
      const body = changed(checkout.body(cart), field, () => token);
      const order = await placedOrder(api, checkout, cart, body);
      expect(order.paymentReference, 'the token stays secret').not.toBe(token);
      const { orderId } = await expectRefusedUnchanged(api, checkout, cart.token, [409, 'token_used'], { body });
      expect(orderId).toBe(order.id);
      const other = await fillCart(api, await api.otherBuyerToken(), cart.lines);
      const options = { body: changed(checkout.body(other), field, () => token) };
      const refusal = await expectRefusedUnchanged(api, checkout, other.token, [409, 'token_used'], options);
      expect(refusal).not.toHaveProperty('orderId');
    },
  ),
  check(
    [`${checkout.operation} 402`, `${checkout.operation} 409`],
    `${checkout.name}: a declined token cannot be used again`,
    async (api) => {
      const token = api.requires(api.target.cardToken, 'card token that pays once')('declined');
      const cart = await cartOfOneProduct(api);
      const options = { body: changed(checkout.body(cart), field, () => token) };
      await expectRefusedUnchanged(api, checkout, cart.token, [402, 'card_declined'], options);
      const refusal = await expectRefusedUnchanged(api, checkout, cart.token, [409, 'token_used'], options);
      expect(refusal, 'it has paid for no order').not.toHaveProperty('orderId');
    },
  ),
];

/** Combined decline reasons, with the code that they must lead to. */
const SEVERAL: [DeclineReason[], ErrorCode][] = [
  [['declined', 'cvv'], 'cvv_incorrect'],
  [['expiration', 'postal'], 'postal_code_incorrect'],
  [['declined', 'expiration'], 'expiration_incorrect'],
  [['declined', 'verification'], 'verification_required'],
  [['verification'], 'verification_required'],
];

const reasonsCheck = (checkout: Checkout, field: string): Check =>
  check(
    `${checkout.operation} 402`,
    `${checkout.name}: of several decline reasons, the first in the contract’s list decides the code`,
    async (api) => {
      const cardToken = api.requires(api.target.cardToken, 'card token that pays once');
      const cart = await cartOfOneProduct(api);
      for (const [reasons, code] of SEVERAL) {
        const body = changed(checkout.body(cart), field, () => cardToken(...reasons));
        await expectRefusedUnchanged(api, checkout, cart.token, [402, code], { body });
      }
    },
  );

/** Card tokens that are declined or used up, for each checkout that charges a card. */
export const declineChecks = (checkouts: readonly Checkout[]): Check[] =>
  checkouts.flatMap((checkout) =>
    checkout.token === null ? [] : [...cardChecks(checkout, checkout.token), reasonsCheck(checkout, checkout.token)],
  );
