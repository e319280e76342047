import { describe, expect, it } from 'vitest';
import {
  askWithKey,
  BRONZE,
  code,
  createStrictServer,
  FLIPS,
  fillCart,
  MAIN_CALL,
  newestOrder,
  errorOf,
  SILVER,
  accountState,
  WALLET_CALL,
  CONTACT,
} from '@tests/support/orderCalls';
import { ask, askAs, submitApproval } from '@tests/support/testCalls';
import { createMemoryStorage } from '../state/storage';
import type { Server } from '../server/createServer';

/** Opens a wallet for thirty Flip 6, and returns the URL of its approval page. */
async function open(server: Server, kind: 'order' | 'payment', origin?: string): Promise<string> {
  await askAs(server, SILVER, 'DELETE', '/api/cart');
  await fillCart(server);
  const token = await server.signIn(SILVER);
  const from = (request: Request) => {
    if (origin) request.headers.set('origin', origin);
    return server.fetch(request);
  };
  const [path, body] =
    kind === 'order' ? ['/api/paypal/create-order', { total: 2432.5 }] : [WALLET_CALL.path, WALLET_CALL.body];
  return Object((await ask({ fetch: from }, 'POST', path, body, token)).body).approvalUrl;
}

const read = async (server: Server, url: string) => {
  const response = await server.fetch(new Request(url));
  return { status: response.status, headers: response.headers, html: await response.text() };
};

const redirected = (paypalOrderId: string, changes: object = {}) => ({
  shippingAddress: CONTACT,
  paymentMethod: 'paypal',
  paypalOrderId,
  total: 2432.5,
  subtotal: 2189.25,
  shippingCost: 243.25,
  items: [FLIPS],
  ...changes,
});
const placeOrder = (server: Server, body: object, email = SILVER) => askAs(server, email, 'POST', '/api/orders', body);

describe('the approval page', () => {
  it('shows the amount, says that nothing is charged, and loads nothing', async () => {
    const server = createStrictServer();
    const url = await open(server, 'order');
    expect(url).toBe('http://shop.test/__backend/paypal/?wallet=wallet.0000000001');
    const { status, headers, html } = await read(server, url);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toContain('$2,432.50');
    expect(html).toContain('This is a mock approval page. No money moves.');
    expect(html.match(/<button[^>]*>([^<]*)/g)?.map((tag) => tag.replace(/<.*>/, ''))).toEqual([
      'Approve',
      'Decline',
      'Cancel',
    ]);
    expect(html).not.toMatch(/<script|src=|https?:\/\/(?!shop\.test)/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('escapes a product’s name', async () => {
    const server = createStrictServer();
    await server.change(async (db) => {
      await db.products.update(301, (row) => void (row.name = '<b>JBL Flip 6</b> & more'));
    });
    const { html } = await read(server, await open(server, 'payment'));
    expect(html).toContain('30 × &lt;b&gt;JBL Flip 6&lt;/b&gt; &amp; more');
  });

  it('rejects unknown wallets, paths, methods and decisions', async () => {
    const server = createStrictServer();
    const url = await open(server, 'order');
    expect(await read(server, 'http://shop.test/__backend/paypal/?wallet=wallet.0000000009')).toMatchObject({
      status: 404,
      html: expect.stringContaining('No such payment'),
    });
    expect((await read(server, 'http://shop.test/__backend/other')).status).toBe(404);
    expect((await server.fetch(new Request(url, { method: 'PUT' }))).status).toBe(405);
    expect(await submitApproval(server, url, 'open')).toEqual([400, null]);
    expect(await submitApproval(server, 'http://shop.test/__backend/paypal/?wallet=1', 'approved')).toEqual([
      404,
      null,
    ]);
    expect(server.db.wallets.all().map(({ outcome }) => outcome)).toEqual(['open']);
  });

  it('is below the shop’s base path, and redirects to the origin that called', async () => {
    const server = createStrictServer({ base: '/carton/' });
    const token = await server.signIn(SILVER);
    await ask(
      server,
      'POST',
      '/carton/api/cart',
      { productId: 301, quantity: 30, selectedOptions: { color: 'Black' } },
      token,
    );
    const { body } = await ask(server, 'POST', '/carton/api/paypal/create-order', { total: 2432.5 }, token);
    expect(Object(body).approvalUrl).toBe('http://shop.test/carton/__backend/paypal/?wallet=wallet.0000000001');
    expect(await submitApproval(server, Object(body).approvalUrl, 'cancelled')).toEqual([
      303,
      'http://shop.test/carton/checkout-clean',
    ]);
    const other = createStrictServer();
    const url = await open(other, 'order', 'http://localhost:5173');
    expect(await submitApproval(other, url, 'declined')).toEqual([303, 'http://localhost:5173/checkout-clean']);
  });

  it.each(['declined', 'cancelled'])('when %s stores no order, and cannot be decided again', async (outcome) => {
    const server = createStrictServer();
    for (const kind of ['order', 'payment'] as const) {
      const url = await open(server, kind);
      const before = await accountState(server);
      expect(await submitApproval(server, url, outcome)).toEqual([303, 'http://shop.test/checkout-clean']);
      expect(await submitApproval(server, url, 'approved')).toEqual([303, 'http://shop.test/checkout-clean']);
      expect((await read(server, url)).html).toContain(`This payment was ${outcome}`);
      expect(await accountState(server)).toEqual(before);
    }
  });
});

describe('a payment of the alternate checkout', () => {
  it('becomes one order when approved, with the data of the request, whatever happened to cart and prices since', async () => {
    const server = createStrictServer();
    const url = await open(server, 'payment');
    await askAs(server, SILVER, 'POST', '/api/cart', {
      productId: 301,
      quantity: 5,
      selectedOptions: { color: 'Black' },
    });
    await askAs(server, SILVER, 'POST', '/api/cart', {
      productId: 301,
      quantity: 2,
      selectedOptions: { color: 'Blue' },
    });
    await server.change(
      async (db) => void (await db.products.update(301, (row) => void (row.wholesalePrice = '1.00'))),
    );
    const back = [303, 'http://shop.test/payment-success?orderId=1061'];
    expect(await submitApproval(server, url, 'approved')).toEqual(back);
    expect(await submitApproval(server, url, 'approved')).toEqual(back);
    expect(await newestOrder(server)).toMatchObject({
      id: 1061,
      paymentMethod: 'paypal',
      paymentStatus: 'paid',
      total: 2432.5,
      customerEmail: CONTACT.email,
      customerPhone: CONTACT.phone,
      items: [{ quantity: 30, price: 84.99 }],
    });
    const { cart, user } = await accountState(server);
    expect(cart).toMatchObject([
      { quantity: 5, selectedColor: 'Black' },
      { quantity: 2, selectedColor: 'Blue' },
    ]);
    expect(user).toMatchObject({ totalSpent: '8632.90' });
  });

  it('is cancelled without a charge when its products were ordered in the meantime (D-223)', async () => {
    const server = createStrictServer();
    const url = await open(server, 'payment');
    const token = await server.signIn(SILVER);
    const second = await ask(server, 'POST', WALLET_CALL.path, WALLET_CALL.body, token);
    expect(await submitApproval(server, url, 'approved')).toEqual([
      303,
      'http://shop.test/payment-success?orderId=1061',
    ]);
    const before = await accountState(server);
    expect(await submitApproval(server, Object(second.body).approvalUrl, 'approved')).toEqual([
      303,
      'http://shop.test/checkout-clean',
    ]);
    expect(await accountState(server)).toEqual(before);
  });

  it('redirects to the server’s own origin when the Origin header is not a valid URL', async () => {
    for (const origin of ['http://[', 'https:', 'http://x:99999']) {
      const server = createStrictServer();
      const url = await open(server, 'payment', origin);
      expect((await submitApproval(server, url, 'declined'))[1]).toBe('http://shop.test/checkout-clean');
    }
  });

  it('responds 500 when the decision cannot be saved', async () => {
    const storage = createMemoryStorage();
    const server = createStrictServer({ storage });
    const url = await open(server, 'payment');
    storage.save = () => Promise.reject(new Error('disk full'));
    expect((await submitApproval(server, url, 'approved'))[0]).toBe(500);
  });

  it('cannot pay an order of the main checkout', async () => {
    const server = createStrictServer();
    await submitApproval(server, await open(server, 'payment'), 'approved');
    await fillCart(server);
    const { figures } = Object((await placeOrder(server, redirected('payment.0000000001'))).body);
    const body = redirected('payment.0000000001', {
      subtotal: figures.subtotal,
      shippingCost: figures.shipping,
      total: figures.total,
    });
    expect(errorOf(await placeOrder(server, body))).toEqual([400, 'invalid_request']);
  });
});

describe('a wallet order of the secure page', () => {
  it('redirects with its id, and pays once for the cart as it was (D-124)', async () => {
    const server = createStrictServer();
    const url = await open(server, 'order');
    const id = 'wallet.0000000001';
    await askAs(server, SILVER, 'POST', '/api/cart', {
      productId: 301,
      quantity: 3,
      selectedOptions: { color: 'Black' },
    });
    await server.change(async (db) => {
      await db.products.update(301, (row) => void Object.assign(row, { wholesalePrice: '1.00', isActive: false }));
    });
    const early = await askWithKey(server, id, MAIN_CALL, redirected(id));
    expect(errorOf(early)).toEqual([402, 'capture_pending']);
    expect(await submitApproval(server, url, 'approved')).toEqual([
      303,
      `http://shop.test/payment-success?paypalOrderId=${id}`,
    ]);
    expect(code(await placeOrder(server, redirected(id, { items: [{ ...FLIPS, quantity: 33 }] })))).toBe(
      'cart_changed',
    );
    for (const wrong of [{ total: 2432.51 }, { subtotal: 2189.26 }]) {
      const response = await placeOrder(server, redirected(id, wrong));
      expect(response.body).toMatchObject({
        code: 'figures_changed',
        figures: { subtotal: 2189.25, shipping: 243.25, total: 2432.5, items: [{ price: 84.99 }] },
      });
    }
    // the rejected call above may succeed later, so it left the key unused
    expect((await askWithKey(server, id, MAIN_CALL, redirected(id))).status).toBe(201);
    expect(await newestOrder(server)).toMatchObject({
      paymentMethod: 'paypal',
      subtotal: 2189.25,
      shipping: 243.25,
      membershipDiscount: 203.98,
      total: 2432.5,
      customerEmail: CONTACT.email,
      items: [{ quantity: 30, price: 84.99 }],
    });
    expect((await accountState(server)).cart).toMatchObject([{ quantity: 3 }]);
    expect(errorOf(await placeOrder(server, redirected(id)))).toEqual([409, 'token_used']);
  });

  it('cannot pay when declined, and is unknown to other buyers', async () => {
    const server = createStrictServer();
    await submitApproval(server, await open(server, 'order'), 'declined');
    expect(errorOf(await placeOrder(server, redirected('wallet.0000000001')))).toEqual([402, 'capture_declined']);
    await fillCart(server, BRONZE);
    const body = redirected('wallet.0000000001', { subtotal: 2422.21, shippingCost: 89.17, total: 2511.38 });
    expect((await placeOrder(server, body, BRONZE)).body).toMatchObject({
      code: 'invalid_request',
      fields: { paypalOrderId: expect.any(String) },
    });
  });

  it('needs the total of the whole cart, which must not be empty', async () => {
    const server = createStrictServer();
    const openFor = (total: number) => askAs(server, SILVER, 'POST', '/api/paypal/create-order', { total });
    expect(errorOf(await openFor(0))).toEqual([409, 'cart_changed']);
    await fillCart(server);
    const response = await openFor(2432.49);
    expect(response.body).toMatchObject({ success: false, code: 'figures_changed', figures: { total: 2432.5 } });
    await server.change(async (db) => void (await db.products.update(301, (row) => void (row.isActive = false))));
    expect((await openFor(2432.5)).body).toMatchObject({
      code: 'out_of_stock',
      fields: { 'items.0': expect.any(String) },
    });
    expect(server.db.wallets.all()).toEqual([]);
  });
});
