import { describe, expect, it } from 'vitest';
import {
  askWithKey,
  BRONZE,
  code,
  createStrictServer,
  fields,
  fillCart,
  MAIN_CALL,
  newestOrder,
  PAYMENT_CALLS,
  errorOf,
  SILVER,
  accountState,
  WALLET_CALL,
  type OrderCall,
} from '@tests/support/orderCalls';
import { changed } from '@tests/support/bodyPaths';
import { askAs } from '@tests/support/testCalls';
import type { Server } from '../server/createServer';
import type { ProductRow } from '../db/rows';

const send = (server: Server, { path }: OrderCall, body: object) => askAs(server, SILVER, 'POST', path, body);
const change = (server: Server, id: number, changes: Partial<ProductRow>) =>
  server.change(async (db) => void (await db.products.update(id, (row) => void Object.assign(row, changes))));

const byACent = (value: unknown) => Math.round((Number(value) + 0.01) * 100) / 100;
const oneMore = (value: unknown) => Number(value) + 1;

describe.each([MAIN_CALL, ...PAYMENT_CALLS, WALLET_CALL])('$name', (call) => {
  const { items, figures, status, body } = call;
  const inCents = call.name === 'payWithSquare';

  it('accepts amounts that are right to the cent, and rejects others with the right ones', async () => {
    const server = createStrictServer();
    await fillCart(server);
    const before = await accountState(server);
    for (const path of [...figures, `${items}.0.price`]) {
      const wrong = changed(body, path, inCents && path === 'amount' ? oneMore : byACent);
      const response = await send(server, call, wrong);
      expect([path, ...errorOf(response)]).toEqual([path, 409, 'figures_changed']);
      expect(response.body).toMatchObject({
        figures: {
          items: [{ productId: 301, quantity: 30, originalPrice: 99.99, discountPercent: 0.15, price: 84.99 }],
          gross: 2549.7,
          membershipDiscount: 203.98,
        },
      });
    }
    const original = changed(body, `${items}.0.originalPrice`, () => 100);
    expect(code(await send(server, call, original))).toBe('figures_changed');
    expect(await accountState(server)).toEqual(before);
    expect((await send(server, call, body)).status).toBe(status);
  });

  it('accepts the whole cart only', async () => {
    const server = createStrictServer();
    await fillCart(server);
    const others: [string, (value: unknown) => unknown][] = [
      [items, (list) => [...(list as object[]), ...(list as object[])]],
      [`${items}.0.quantity`, () => 29],
      [`${items}.0.productId`, () => 302],
      [`${items}.0`, (item) => ({ ...Object(item), selectedOptions: { color: 'Blue' } })],
    ];
    for (const [path, other] of others) {
      expect(errorOf(await send(server, call, changed(body, path, other)))).toEqual([409, 'cart_changed']);
    }
    await askAs(server, SILVER, 'DELETE', '/api/cart');
    expect(errorOf(await send(server, call, body))).toEqual([409, 'cart_changed']);
  });

  it('rejects unavailable products, naming the item, and products of two regions', async () => {
    const server = createStrictServer();
    await askAs(server, SILVER, 'POST', '/api/cart', {
      productId: 302,
      quantity: 1,
      selectedOptions: { color: 'Black' },
    });
    await fillCart(server);
    const two = changed(body, items, (list) => [
      ...(list as object[]),
      { productId: 302, quantity: 1, price: 1, selectedColor: 'Black' },
    ]);
    for (const gone of [{ stockStatus: 'out_of_stock' as const }, { isActive: false }, { specifications: {} }]) {
      const before = server.db.products.get(302);
      await change(server, 302, gone);
      const response = await send(server, call, two);
      expect([...errorOf(response), Object.keys(fields(response))]).toEqual([409, 'out_of_stock', ['items.1']]);
      await change(server, 302, { ...before });
    }
    await change(server, 302, { region: 'EU' });
    const response = await send(server, call, two);
    expect(errorOf(response)).toEqual([409, 'region_conflict']);
    expect(Object(response.body).message).toContain('different stock locations');
  });

  it('rejects an amount with more than two decimals, naming it', async () => {
    const server = createStrictServer({ wrongRequests: true });
    await fillCart(server);
    for (const path of [...figures.filter(() => !inCents), `${items}.0.price`, `${items}.0.originalPrice`]) {
      const response = await send(
        server,
        call,
        changed(body, path, () => 84.991),
      );
      expect([...errorOf(response), Object.keys(fields(response))]).toEqual([400, 'invalid_request', [path]]);
    }
  });

  it('repeats the response for the same key whatever has changed, and rejects another body', async () => {
    const server = createStrictServer();
    await fillCart(server);
    const first = await askWithKey(server, 'key-1', call, body);
    expect(first.status).toBe(status);
    await change(server, 301, { wholesalePrice: '1.00' });
    await askAs(server, SILVER, 'DELETE', '/api/cart');
    const before = await accountState(server);
    const again = await askWithKey(server, 'key-1', call, body);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(
      errorOf(
        await askWithKey(
          server,
          'key-1',
          call,
          changed(body, `${items}.0.quantity`, () => 2),
        ),
      ),
    ).toEqual([409, 'idempotency_mismatch']);
    expect(errorOf(await askWithKey(server, 'key-1', call, body, BRONZE))).toEqual([409, 'cart_changed']);
    expect(await accountState(server)).toEqual(before);
  });
});

describe.each([MAIN_CALL, ...PAYMENT_CALLS])('a card in $name', (call) => {
  const { status, body, stored } = call;
  const token = call.token ?? '';
  const paidBy = (value: string) => changed(body, token, () => value);

  it('pays: the order is stored, the cart is empty, the growth value rises', async () => {
    const server = createStrictServer();
    await fillCart(server);
    const response = await send(server, call, paidBy('cnon:ok:1'));
    expect(response.status).toBe(status);
    const order = await newestOrder(server);
    expect(order).toMatchObject({ status: 'pending', paymentStatus: 'paid', membershipDiscount: 203.98, ...stored });
    const { cart, user } = await accountState(server);
    expect(cart).toEqual([]);
    expect(Number(Object(user).totalSpent)).toBeCloseTo(6200.4 + (stored.total ?? 0), 2);
  });

  it('is declined: cart, orders and growth value do not change, and the token is used up', async () => {
    const server = createStrictServer();
    await fillCart(server);
    const before = await accountState(server);
    const declined = await askWithKey(server, 'key', call, paidBy('cnon:cvv+declined:1'));
    expect(errorOf(declined)).toEqual([402, 'cvv_incorrect']);
    expect(errorOf(await askWithKey(server, 'key', call, paidBy('cnon:cvv+declined:1')))).toEqual([
      402,
      'cvv_incorrect',
    ]);
    expect(errorOf(await send(server, call, paidBy('cnon:cvv+declined:1')))).toEqual([409, 'token_used']);
    expect(await accountState(server)).toEqual(before);
    expect((await send(server, call, body)).status).toBe(status);
  });

  it('pays once per token, whatever the key', async () => {
    const server = createStrictServer();
    await fillCart(server);
    const wrong = changed(paidBy('cnon:ok:1'), call.figures[0] ?? '', oneMore);
    expect(code(await askWithKey(server, 'key-1', call, wrong))).toBe('figures_changed');
    expect((await askWithKey(server, 'key-1', call, paidBy('cnon:ok:1'))).status).toBe(status);
    await fillCart(server);
    await server.change(async (db) => void (await db.buyers.update(3, (row) => void (row.totalSpentCents = 6_200_40))));
    expect(errorOf(await askWithKey(server, 'key-2', call, paidBy('cnon:ok:1')))).toEqual([409, 'token_used']);
  });

  it('rejects an invalid token, naming its field', async () => {
    const server = createStrictServer();
    await fillCart(server);
    const response = await send(server, call, paidBy('cnon:gold:1'));
    expect([...errorOf(response), Object.keys(fields(response))]).toEqual([400, 'invalid_request', [token]]);
    expect((await send(server, call, body)).status).toBe(status);
  });
});
