import { describe, expect, it } from 'vitest';
import type { components } from '@/api/generated/schema';
import {
  BRONZE,
  code,
  CONTACT,
  createStrictServer,
  fields,
  fillCart,
  FORM,
  MAIN_CALL,
  newestOrder,
  errorOf,
  SILVER,
  accountState,
} from '@tests/support/orderCalls';
import { ask, askAs } from '@tests/support/testCalls';
import type { Server } from '../server/createServer';

type Order = components['schemas']['Order'];

const place = (server: Server, changes: object = {}, email = SILVER) =>
  askAs(server, email, 'POST', '/api/orders', { ...MAIN_CALL.body, ...changes });
const byWallet = (paypalOrderId: string) => ({ paymentMethod: 'paypal', paypalOrderId });

describe('an order of the main checkout', () => {
  // axlon/laravel-postal-code-validation#25, Cimpress-MCP/postal-codes-js#62: rules that refuse real codes.
  it.each(['00501', '90210-1234', 'K1A 0B1', 'SW1A 1AA'])('keeps the postal code %s as it is', async (zipCode) => {
    const server = createStrictServer();
    await fillCart(server);
    expect((await place(server, { shippingAddress: { ...FORM, zipCode } })).status).toBe(201);
    expect((await newestOrder(server))?.shippingAddress.zipCode).toBe(zipCode);
  });

  it('copies names, prices and costs, and takes the customer from address and account', async () => {
    const server = createStrictServer();
    await fillCart(server);
    const { body } = await place(server);
    expect(body).toEqual({ orderId: 1061 });
    await server.change(async (db) => {
      await db.products.update(301, (row) => void Object.assign(row, { name: 'Other', supplier_cost: '1.00' }));
    });
    const order = await newestOrder(server);
    expect(order).toMatchObject({
      id: 1061,
      orderStatus: 'pending',
      shippingMethod: 'USA Local Warehouse',
      region: 'USA',
      customerName: 'Sam Silver',
      customerEmail: SILVER,
      customerPhone: '+1 (555) 010-0103',
      shippingAddress: { firstName: 'Sam', lastName: 'Silver', fullName: 'Sam Silver', address2: 'Unit 4' },
      items: [{ productName: 'JBL Flip 6 Portable Speaker', price: 84.99, product: { name: 'Other' } }],
      notes: null,
      trackingNumber: null,
    });
    expect(order?.orderItems).toEqual(order?.items);
    expect(server.db.orders.get(1061)?.items[0]?.costCents).toBe(63_95);
    expect(JSON.stringify(order)).not.toMatch(/cost/i);
  });

  it('is rejected before the charge when its total exceeds the largest amount', async () => {
    const server = createStrictServer();
    const lines = [504, 402].map((productId) => ({ productId, quantity: 999_999 }));
    for (const line of lines)
      await askAs(server, SILVER, 'POST', '/api/cart', {
        ...line,
        selectedOptions: line.productId === 402 ? { color: 'Black' } : {},
      });
    const items = lines.map((line) => ({ ...line, price: 1, selectedColor: line.productId === 402 ? 'Black' : null }));
    const response = await place(server, { items });
    expect([...errorOf(response), Object.keys(fields(response))]).toEqual([400, 'invalid_request', ['total']]);
  });

  it('trims an email anywhere in the body', async () => {
    const server = createStrictServer();
    await fillCart(server);
    await place(server, { shippingAddress: { ...CONTACT, email: ` ${CONTACT.email} ` } });
    expect(await newestOrder(server)).toMatchObject({ customerEmail: CONTACT.email });
  });

  it('accepts the contact form with its email and phone, and trims names', async () => {
    const server = createStrictServer();
    await fillCart(server);
    await place(server, { shippingAddress: { ...CONTACT, fullName: ' Mary Ann  Lee ', address2: ' ' } });
    expect(await newestOrder(server)).toMatchObject({
      customerName: 'Mary Ann  Lee',
      customerEmail: CONTACT.email,
      shippingAddress: { firstName: 'Mary Ann', lastName: 'Lee', address2: null },
    });
    await fillCart(server, BRONZE);
    const bronze = { subtotal: 2422.21, total: 2511.38 };
    await place(server, { ...bronze, shippingAddress: { ...CONTACT, fullName: 'Madonna' } }, BRONZE);
    expect((await newestOrder(server, BRONZE))?.shippingAddress).toMatchObject({ firstName: 'Madonna', lastName: '' });
  });

  it('raises the buyer’s level when paid, but not for a pending bank transfer', async () => {
    const server = createStrictServer();
    const line = { productId: 301, quantity: 1, selectedOptions: { color: 'Black' } };
    const [item] = [{ productId: 301, quantity: 1, price: 99.99, selectedColor: 'Black' }];
    const figures = { items: [item], subtotal: 97.99, shippingCost: 15.08, total: 113.07 };
    const nearly = 'nearly@example.com';
    await askAs(server, nearly, 'POST', '/api/cart', line);
    const transfer = await place(
      server,
      { ...figures, paymentMethod: 'bank_transfer', paymentNonce: undefined },
      nearly,
    );
    expect(transfer.status).toBe(201);
    expect(await newestOrder(server, nearly)).toMatchObject({ paymentStatus: 'pending_verification', total: 113.07 });
    expect((await accountState(server, nearly)).user).toMatchObject({ membershipLevel: 1, totalSpent: '999.00' });

    await askAs(server, nearly, 'POST', '/api/cart', line);
    expect((await place(server, figures, nearly)).status).toBe(201);
    expect((await accountState(server, nearly)).user).toMatchObject({ membershipLevel: 2, totalSpent: '1112.07' });
    await askAs(server, nearly, 'POST', '/api/cart', line);
    expect(code(await place(server, figures, nearly))).toBe('figures_changed');
  });

  it('requires the fields of the payment method', async () => {
    const server = createStrictServer({ wrongRequests: true });
    await fillCart(server);
    for (const [changes, field] of [
      [{ paymentNonce: undefined }, 'paymentNonce'],
      [{ paymentMethod: 'paypal' }, 'paypalOrderId'],
      [{ paymentMethod: 'square' }, 'paymentMethod'],
    ] as const) {
      const response = await place(server, changes);
      expect([...errorOf(response), Object.keys(fields(response))]).toEqual([400, 'invalid_request', [field]]);
    }
    expect(errorOf(await ask(server, 'POST', '/api/orders', {}))).toEqual([401, 'unauthenticated']);
  });

  it('can be paid by a wallet order captured in the browser, once and with the exact amount', async () => {
    const server = createStrictServer();
    await fillCart(server);
    const before = await accountState(server);
    for (const [id, status, reason] of [
      ['paypal:declined:243489:1', 402, 'capture_declined'],
      ['paypal:pending:243489:1', 402, 'capture_pending'],
      ['paypal:completed:243488:1', 409, 'figures_changed'],
      ['5O190127TN364715T', 400, 'invalid_request'],
    ] as const) {
      expect([id, ...errorOf(await place(server, byWallet(id)))]).toEqual([id, status, reason]);
    }
    expect(await accountState(server)).toEqual(before);
    expect((await place(server, byWallet('paypal:completed:243489:1'))).status).toBe(201);
    expect(await newestOrder(server)).toMatchObject({ paymentMethod: 'paypal', paymentStatus: 'paid' });
    await fillCart(server);
    await server.change(async (db) => void (await db.buyers.update(3, (row) => void (row.totalSpentCents = 6_200_40))));
    expect(code(await place(server, byWallet('paypal:completed:243489:1')))).toBe('token_used');
  });
});

describe('the buyer’s own orders', () => {
  it('are listed newest first, all at once or in pages', async () => {
    const server = createStrictServer();
    const { body, headers } = await askAs(server, SILVER, 'GET', '/api/user/orders');
    const all = body as Order[]; // checked by the guard
    expect(all.length).toBeGreaterThan(2);
    expect(headers.get('x-total-count')).toBe(String(all.length));
    expect(all.map(({ createdAt }) => Date.parse(createdAt))).toEqual(
      all.map(({ createdAt }) => Date.parse(createdAt)).toSorted((a, b) => b - a),
    );
    expect(new Set(all.map(({ customerEmail }) => customerEmail))).toEqual(new Set([SILVER]));
    const page = await askAs(server, SILVER, 'GET', '/api/user/orders?limit=1&offset=1');
    expect(page.body).toEqual([all[1]]);
    expect(page.headers.get('x-total-count')).toBe(String(all.length));
    expect((await askAs(server, 'fresh@example.com', 'GET', '/api/user/orders')).body).toEqual([]);
  });

  it('from the same moment are listed by descending id', async () => {
    const server = createStrictServer();
    await server.change(async (db) => {
      const { rows } = db.orders.select({ where: ({ buyerId }) => buyerId === 3 });
      for (const { id } of rows) await db.orders.update(id, (row) => void (row.createdAt = '2025-06-10T12:00:00Z'));
    });
    const ids = ((await askAs(server, SILVER, 'GET', '/api/user/orders')).body as Order[]).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  it('are read by id; another buyer’s, an unknown one and text are 404', async () => {
    const server = createStrictServer({ wrongRequests: true });
    const own = await newestOrder(server);
    expect((await askAs(server, SILVER, 'GET', `/api/orders/${own?.id}`)).body).toEqual(own);
    for (const [email, id] of [
      [BRONZE, own?.id],
      [SILVER, 999_999],
      [SILVER, 'last'],
    ] as const) {
      expect(errorOf(await askAs(server, email, 'GET', `/api/orders/${id}`))).toEqual([404, 'not_found']);
    }
    expect(errorOf(await ask(server, 'GET', `/api/orders/${own?.id}`))).toEqual([401, 'unauthenticated']);
  });

  it('have no product after it was deleted', async () => {
    const server = createStrictServer();
    const own = await newestOrder(server);
    await server.change(async (db) => void (await db.products.remove(own?.items[0]?.productId ?? 0)));
    expect((await newestOrder(server))?.items[0]).toMatchObject({
      productName: own?.items[0]?.productName,
      product: null,
    });
  });
});
