import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import {
  createStrictServer,
  fillCart,
  FORM,
  newestOrder,
  MAIN_CALL,
  PAYMENT_CALLS,
  SILVER,
  WALLET_CALL,
  type OrderCall,
} from '@tests/support/orderCalls';
import { changed } from '@tests/support/bodyPaths';
import { ask, askAs } from '@tests/support/testCalls';
import { LEVELS } from '../rules/membership';

const callOf = (name: string): OrderCall => {
  const call = [MAIN_CALL, ...PAYMENT_CALLS, WALLET_CALL].find((candidate) => candidate.name === name);
  if (!call) throw new Error(`there is no call ${name}`);
  return call;
};

/** The worked example's order, as stored by the call. */
async function orderOf({ path, body }: OrderCall, sent: object = body) {
  const server = createStrictServer();
  await fillCart(server);
  const response = await askAs(server, SILVER, 'POST', path, sent);
  return { response, order: await newestOrder(server) };
}

describe('the customer of an order', () => {
  it('comes from customerInfo on the card page, with the account’s phone if it has none', async () => {
    const { response, order } = await orderOf(callOf('payByCard'));
    expect(response.body).toEqual({ success: true, orderId: 1061 });
    expect(order).toMatchObject({
      customerName: 'Sam at the dock',
      customerEmail: 'dock@example.com',
      customerPhone: '+1 (555) 010-0103',
      shippingAddress: { firstName: 'Sam', lastName: '', fullName: 'Sam', state: '', address2: null },
      shippingMethod: 'USPS (Duty Free)',
      region: 'USA',
      notes: 'Please ring.',
    });
  });

  // axlon/laravel-postal-code-validation#25, Cimpress-MCP/postal-codes-js#62: rules that refuse valid codes, or drop a zero.
  it('keeps the ZIP code of any country as it was typed', async () => {
    for (const zipCode of ['K1A 0B1', 'SW1A 1AA', '00501', '90210-1234']) {
      const call = callOf('createSquareOrder of the secure page');
      const { order } = await orderOf(
        call,
        changed(call.body, 'shippingAddress.zipCode', () => zipCode),
      );
      expect(order).toMatchObject({ shippingAddress: { zipCode } });
    }
  });

  it('comes from the contact form, also when it carries other name fields', async () => {
    for (const name of ['createSquareOrder of the secure page', 'payWithSquare']) {
      const call = callOf(name);
      const sent = changed(call.body, 'shippingAddress', (address) => ({
        ...Object(address),
        ...FORM,
        firstName: 'X',
      }));
      const { order } = await orderOf(call, sent);
      expect(order).toMatchObject({
        customerName: 'Sam Silver',
        customerEmail: 'dock@example.com',
        customerPhone: '+1 (555) 010-0190',
        shippingAddress: { firstName: 'Sam', lastName: 'Silver', fullName: 'Sam Silver', address2: 'Unit 4' },
        shippingMethod: 'USA Local Warehouse',
      });
    }
  });

  it('comes from the account when a saved address has no email and phone', async () => {
    const { order } = await orderOf(callOf('createSquareOrder of the old card page'));
    expect(order).toMatchObject({
      customerName: 'Sam Silver',
      customerEmail: SILVER,
      customerPhone: '+1 (555) 010-0103',
    });
  });
});

describe('the responses', () => {
  it('have payment ids where the contract says so, numbered in one sequence', async () => {
    const server = createStrictServer();
    await fillCart(server);
    const { path, body } = WALLET_CALL;
    expect((await askAs(server, SILVER, 'POST', path, body)).body).toEqual({
      approvalUrl: 'http://shop.test/__backend/paypal/?wallet=payment.0000000001',
      paymentId: 'payment.0000000001',
    });
    const card = callOf('payWithSquare');
    expect((await askAs(server, SILVER, 'POST', card.path, card.body)).body).toEqual({
      success: true,
      paymentId: 'payment.0000000002',
    });
  });

  it('without a token are 401 in both forms, and 400 for a body of neither card page', async () => {
    const server = createStrictServer({ wrongRequests: true });
    for (const { path } of [...PAYMENT_CALLS, WALLET_CALL, { path: '/api/paypal/create-order' }]) {
      expect((await ask(server, 'POST', path, {})).body).toMatchObject({ success: false, code: 'unauthenticated' });
    }
    const [secure, old] = [
      callOf('createSquareOrder of the secure page'),
      callOf('createSquareOrder of the old card page'),
    ];
    for (const body of [{}, { ...old.body, ...secure.body }]) {
      const response = await askAs(server, SILVER, 'POST', secure.path, body);
      expect([response.status, Object(response.body).success]).toEqual([400, false]);
    }
  });
});

const BY_PAGE = { main: 'createOrder', alternate: 'createPaypalPayment', card: 'payByCard' } as const;
/** Products of one region without options, whose price and weight a case replaces. */
const PLAIN = [208, 601];

describe('whole orders of the worked cases', () => {
  it.each(casesOf('orderTotals'))('$id on the $input.page page', async ({ input, expected }) => {
    const { path, body, items } = callOf(BY_PAGE[input.page]);
    const server = createStrictServer();
    const spent = (LEVELS.find(({ level }) => level === input.level)?.threshold ?? 0) * 100;
    await server.change(async (db) => {
      await db.buyers.update(3, (row) => void (row.totalSpentCents = spent));
      for (const [index, { basePrice, quantity, discountFraction, weight }] of input.lines.entries()) {
        const discount = `${Number(discountFraction) * 100}%`;
        await db.products.update(PLAIN[index] ?? 0, (row) => {
          const specifications = { quantity_pricing: [{ min_qty: quantity, max_qty: null, discount }] };
          const kilograms = weight === null ? null : Number(weight);
          Object.assign(row, { wholesalePrice: basePrice, specifications, weight: kilograms, region: 'USA' });
        });
      }
    });
    for (const [index, { quantity }] of input.lines.entries()) {
      await askAs(server, SILVER, 'POST', '/api/cart', { productId: PLAIN[index], quantity });
    }
    const sent = changed(body, items, () =>
      input.lines.map(({ quantity }, index) => ({ productId: PLAIN[index], quantity, price: 0 })),
    );
    const { figures } = Object((await askAs(server, SILVER, 'POST', path, sent)).body);
    expect(figures).toMatchObject({
      gross: Number(expected.gross),
      membershipDiscount: Number(expected.membershipDiscount),
      subtotal: Number(input.page === 'card' ? expected.gross : expected.subtotalNet),
      shipping: Number(expected.shipping),
      total: Number(expected.total),
    });
  });
});
