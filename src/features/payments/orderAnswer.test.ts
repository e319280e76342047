import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiClient, readResponse, type Transport } from '@/api/client';
import type { CreateOrderRequest } from '@/api/types';
import { createServer } from '@mocks/server/createServer';
import type { Fault } from '@mocks/server/faults';
import { fillCart, MAIN_CALL, SILVER } from '@tests/support/orderCalls';
import { readFailure, readPlaced, type OrderAnswer } from './orderAnswer';
import { READY, step, type PurchaseMethod } from './purchase';
import { purchaseToast } from './purchaseToasts';

// Node 20 has no navigator; the shop runs in browsers only.
beforeAll(() => void vi.stubGlobal('navigator', { onLine: true }));
afterAll(() => void vi.unstubAllGlobals());

const MAIN = MAIN_CALL.body as CreateOrderRequest;
const code = (status: number, errorCode: string, more: object = {}): Fault => ({
  status,
  body: { message: `About ${errorCode}.`, code: errorCode, ...more },
});

/** Sends the order call to a server that fails, and then once more to one that works. */
async function pay(method: PurchaseMethod, fault: Fault) {
  const server = createServer();
  const token = await server.signIn(SILVER);
  await fillCart(server);
  const before = server.db.orders.all().length;
  const client = createApiClient({
    baseUrl: 'http://shop.test/',
    transport: ((request) => server.fetch(request)) satisfies Transport,
    tokenFor: () => token,
    onUnauthenticated: () => {},
    timeout: 50,
  });
  const send = async (body: CreateOrderRequest): Promise<OrderAnswer> => {
    try {
      const params = { header: { 'Idempotency-Key': 'key-1' } };
      return readPlaced((await readResponse(client.POST('/api/orders', { params, body }))).data);
    } catch (error) {
      return readFailure(error);
    }
  };
  const { paymentNonce: _nonce, paymentMethod: _method, ...order } = MAIN;
  const start = step(READY, { type: 'start', attempt: { key: 'key-1', method, order, owner: null } });
  const approved = step(start, { type: 'approved', paypalOrderId: 'paypal:completed:243489:1' });
  const sending =
    method === 'card'
      ? step(start, { type: 'tokenized', key: 'key-1', token: 'cnon:ok:1' })
      : step(approved, { type: 'captured', paypalOrderId: 'paypal:completed:243489:1' });
  const body = 'call' in sending ? sending.call.body : MAIN;

  server.faults.set('createOrder', fault);
  const failed = step(sending, { type: 'answered', answer: await send(body) });
  server.faults.clear('createOrder');
  const cartLines = server.db.cartLines.all().length;
  const repeated = step(failed, { type: 'repeat' });
  const answer = repeated.status === 'sending' ? await send(body) : null;
  const last = answer ? step(repeated, { type: 'answered', answer }) : failed;
  return { failed, last, cartLines, orders: server.db.orders.all().length - before };
}

const CARD_FAILED = ['Payment Failed', 'There was an error processing your Square payment. Please try again.'];
const NO_ID = ['Payment Processing Failed', 'Order creation failed - no order ID returned'];

const REFUSALS: [string, Fault][] = [
  ['invalid_request', code(400, 'invalid_request', { fields: { total: 'is wrong' } })],
  ...['card_declined', 'cvv_incorrect', 'postal_code_incorrect', 'expiration_incorrect', 'verification_required'].map(
    (name): [string, Fault] => [name, code(402, name)],
  ),
  ...['cart_changed', 'figures_changed', 'out_of_stock', 'region_conflict', 'token_used'].map(
    (name): [string, Fault] => [name, code(409, name)],
  ),
];
const LOST: [string, Fault][] = [
  ['an empty 500', { status: 500, body: '' }],
  ['an HTML 502', { status: 502, body: '<html>Bad gateway</html>' }],
  ['an HTML success', { status: 200, body: '<html>Sign in to this network</html>' }],
  ['truncated JSON', { status: 201, body: '{"orderId": 10' }],
  ['a success without orderId', { status: 201, body: {} }],
  ['a lost connection', { networkError: true }],
  ['a timeout', { delayMs: 10_000 }],
];

describe('the order call, for each answer', () => {
  it.each(REFUSALS)('by card: %s charges nothing and keeps the cart', async (reason, fault) => {
    const { failed, cartLines, orders } = await pay('card', fault);
    expect(failed).toMatchObject({ status: 'refused', refusal: { reason, message: `About ${reason}.` } });
    const toast = purchaseToast(failed);
    expect([toast?.title, toast?.description, cartLines, orders]).toEqual([...CARD_FAILED, 1, 0]);
  });

  it.each(LOST)('by card: after %s the same call is repeated, and places one order', async (_, fault) => {
    const { failed, last, cartLines, orders } = await pay('card', fault);
    const toast = purchaseToast(failed);
    expect([failed.status, toast?.title, toast?.description, cartLines]).toEqual(['unknown', ...CARD_FAILED, 1]);
    expect([last.status, orders]).toEqual(['recorded', 1]);
  });

  it.each([...REFUSALS, ...LOST])(
    'by wallet: after %s the payment is kept, and Retry records it once',
    async (_, fault) => {
      const { failed, last, orders } = await pay('paypal', fault);
      expect([failed.status, purchaseToast(failed)?.title]).toEqual(['captured', 'Payment Processing Failed']);
      expect([last.status, orders]).toEqual(['recorded', 1]);
    },
  );

  it('names the missing order number with the brief’s text (D-155)', async () => {
    const { failed } = await pay('paypal', { status: 201, body: {} });
    const toast = purchaseToast(failed);
    expect([toast?.title, toast?.description]).toEqual(NO_ID);
  });

  it('hears from token_used which order the payment has placed (D-221)', async () => {
    const { failed } = await pay('card', code(409, 'token_used', { orderId: 1061 }));
    expect(failed).toEqual({ status: 'recorded', method: 'card', orderId: 1061 });
  });

  it('offers the server’s own figures when the prices have changed', async () => {
    const figures = { items: [], subtotal: 1, shipping: 2, total: 3 };
    const { failed } = await pay('card', code(409, 'figures_changed', { figures }));
    expect(failed).toMatchObject({ status: 'refused', refusal: { figures }, order: { total: MAIN.total } });
  });

  it('is refused by an expired session without a charge, and without a toast beside the login', async () => {
    const { failed, orders } = await pay('card', code(401, 'token_expired'));
    expect(failed).toMatchObject({ status: 'refused', refusal: { reason: 'session_expired' } });
    expect([purchaseToast(failed), orders]).toEqual([null, 0]);
  });
});
