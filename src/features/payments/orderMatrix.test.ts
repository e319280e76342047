import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, type ApiClient } from '@/api/client';
import { createNoopChannel } from '@/lib/channel';
import { createMemoryStorage } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { ROUTES } from '@mocks/generated/contract';
import { createServer, type Server } from '@mocks/server/createServer';
import type { Fault } from '@mocks/server/faults';
import { askAs, submitApproval } from '@tests/support/testCalls';
import { CARD_ORDERS, CONTACT, fillCart, FLIPS, SILVER, WORKED_ORDER } from '@tests/support/orderCalls';
import { CARD_PAGES } from '@tests/support/purchaseChaos';
import { READY, type Purchase } from './purchase';
import { createPurchaseFlow } from './purchaseFlow';
import type { PurchaseMethod, PurchaseOrder } from './purchaseOrder';
import { purchaseToast } from './purchaseToasts';
import { sendOrder } from './sendOrder';

// Node 20 has no navigator; the shop runs in browsers only.
const setOnline = (onLine: boolean) => void vi.stubGlobal('navigator', { onLine });
beforeEach(() => setOnline(true));
afterEach(() => void vi.unstubAllGlobals());

type Flow = ReturnType<typeof createPurchaseFlow>;
interface Way {
  name: string;
  order: PurchaseOrder;
  method: PurchaseMethod;
  /** Pays until the order call has ended. `turn` makes tokens and keys unique. */
  pay: (flow: Flow, server: Server, turn: number) => Promise<Purchase>;
}

const byCard = (name: string, order: PurchaseOrder): Way => ({
  name,
  order,
  method: 'card',
  pay: (flow, _, turn) =>
    flow.payByCard({ key: `key-${turn}`, method: 'card', order, owner: null }, async () => ({
      token: `cnon:ok:${turn}`,
    })),
});

const PAID_IN_BROWSER: Way = {
  name: 'createOrder by a wallet order that the browser has captured',
  order: WORKED_ORDER,
  method: 'paypal',
  pay: (flow, _, turn) => {
    const paypalOrderId = `paypal:completed:243489:${turn}`;
    flow.openWallet({ key: `key-${turn}`, method: 'paypal', order: WORKED_ORDER, owner: null });
    return flow.approveWallet(paypalOrderId, {
      isCurrent: () => true,
      capture: async () => ({ paypalOrderId, status: 'completed' }),
    });
  },
};

const SECURE_ORDER: PurchaseOrder = {
  operation: 'createOrder',
  body: { items: [FLIPS], shippingAddress: CONTACT, subtotal: 2189.25, shippingCost: 243.25, total: 2432.5 },
};
const PAID_ON_PROVIDERS_PAGE: Way = {
  name: 'createOrder by a wallet order that was approved on the provider’s page',
  order: SECURE_ORDER,
  method: 'paypal',
  pay: async (flow, server) => {
    const { body } = await askAs(server, SILVER, 'POST', '/api/paypal/create-order', { total: 2432.5 });
    const reference = String(Object(body).paypalOrderId);
    await submitApproval(server, String(Object(body).approvalUrl), 'approved');
    const payment = { method: 'paypal', reference } as const;
    return flow.placeApproved({
      key: `key-${reference}`,
      order: SECURE_ORDER,
      payment,
      owner: null,
      sentBefore: false,
    });
  },
};

const CARDS: Way[] = [
  byCard('createOrder', WORKED_ORDER),
  ...CARD_ORDERS.map(({ name, order }) => byCard(name, order)),
];
const WALLETS = [PAID_IN_BROWSER, PAID_ON_PROVIDERS_PAGE];

interface Trouble {
  fault: Fault;
  /** Milliseconds until the client gives up. */
  timeout?: number;
  online?: boolean;
}

/** Pays at a server that fails, repeats the same call at one that works, and pays anew if nothing was charged. */
async function pay(way: Way, { fault, timeout, online = true }: Trouble) {
  const server = createServer();
  const token = await server.signIn(SILVER);
  await fillCart(server);
  const before = server.db.orders.all().length;
  const orderCount = () => server.db.orders.all().length - before;
  const client = (more: { timeout?: number } = {}): ApiClient =>
    createApiClient({
      baseUrl: 'http://shop.test/',
      transport: (request) => server.fetch(request),
      tokenFor: () => token,
      onUnauthenticated: () => {},
      ...more,
    });
  let current = client(timeout === undefined ? {} : { timeout });
  const storage = createMemoryStorage();
  const state = createStore<Purchase>(READY);
  const flow = createPurchaseFlow({
    state,
    storage,
    channel: createNoopChannel(),
    send: (call) => sendOrder(current, call),
    onEnd: () => undefined,
  });
  server.faults.set(way.order.operation, fault);
  setOnline(online);
  const failed = await way.pay(flow, server, 1);
  const cartLines = server.db.cartLines.all().length;
  const stored = storage.session.get('unsettledOrders') !== null;
  server.faults.clear();
  setOnline(true);
  current = client();
  const repeated = await flow.repeat();
  const last = repeated.status === 'refused' ? await way.pay(flow, server, 2) : repeated;
  server.dispose();
  return { failed, cartLines, stored, last, orders: orderCount() };
}

const refusal = (status: number, code: string): [string, Trouble] => [
  code,
  { fault: { status, body: { message: `About ${code}.`, code } } },
];
const REFUSALS = [
  refusal(400, 'invalid_request'),
  refusal(402, 'card_declined'),
  refusal(402, 'cvv_incorrect'),
  refusal(402, 'postal_code_incorrect'),
  refusal(402, 'expiration_incorrect'),
  refusal(402, 'verification_required'),
  refusal(402, 'capture_declined'),
  refusal(402, 'capture_pending'),
  refusal(409, 'cart_changed'),
  refusal(409, 'figures_changed'),
  refusal(409, 'out_of_stock'),
  refusal(409, 'region_conflict'),
  refusal(409, 'token_used'),
  refusal(409, 'idempotency_mismatch'),
];
const EXPIRED: [string, Trouble] = ['an expired session', { fault: { status: 401, body: { code: 'token_expired' } } }];
const LOST: [string, Trouble][] = [
  ['a 500', { fault: { status: 500, body: { message: 'Sorry.', code: 'server_error' } } }],
  ['an empty 500', { fault: { status: 500, body: '' } }],
  ['an HTML 502', { fault: { status: 502, body: '<html>Bad gateway</html>' } }],
  ['an HTML success', { fault: { status: 200, body: '<html>Sign in to this network</html>' } }],
  ['truncated JSON', { fault: { status: 201, body: '{"orderId": 10' } }],
  ['a success that names no order', { fault: { status: 201, body: {} } }],
  ['a lost connection', { fault: { networkError: true } }],
  ['no connection', { fault: { networkError: true }, online: false }],
  ['a timeout', { fault: { delayMs: 60_000 }, timeout: 20 }],
];

it('every call of the contract that can be declined is in this matrix, and in the seeded purchases', () => {
  const operations = (orders: { order: PurchaseOrder }[]) => [...new Set(orders.map(({ order }) => order.operation))];
  const charging = ROUTES.filter(({ responses }) => 402 in responses).map(({ id }) => id);
  expect(operations(CARDS).toSorted()).toEqual(charging.toSorted());
  expect(operations(CARD_PAGES).toSorted()).toEqual(charging.toSorted());
});

describe.each(CARDS)('a card in $name', (way) => {
  it.each([...REFUSALS, EXPIRED])(
    '%s charges nothing, keeps the cart, and lets the buyer pay anew',
    async (_, trouble) => {
      const { failed, cartLines, stored, last, orders } = await pay(way, trouble);
      expect([failed.status, cartLines, stored]).toEqual(['refused', 1, false]);
      expect([last.status, orders]).toEqual(['recorded', 1]);
    },
  );

  it.each(LOST)('after %s the same call is repeated, and places one order', async (_, trouble) => {
    const { failed, cartLines, stored, last, orders } = await pay(way, trouble);
    expect([failed.status, cartLines, stored]).toEqual(['unknown', 1, true]);
    expect([last.status, orders]).toEqual(['recorded', 1]);
  });

  it('a slow response is waited for', async () => {
    const { failed, orders } = await pay(way, { fault: { delayMs: 50 } });
    expect([failed.status, orders]).toEqual(['recorded', 1]);
  });
});

describe.each(WALLETS)('$name', (way) => {
  it.each([...REFUSALS.filter(([code]) => code !== 'capture_declined'), EXPIRED, ...LOST])(
    'after %s the payment is kept, and Retry records it once',
    async (_, trouble) => {
      const { failed, stored, last, orders } = await pay(way, trouble);
      expect([failed.status, stored]).toEqual(['captured', true]);
      expect([last.status, orders]).toEqual(['recorded', 1]);
    },
  );

  it('a declined capture charges nothing, and the buyer can pay anew', async () => {
    const { failed, cartLines, stored, last, orders } = await pay(way, refusal(402, 'capture_declined')[1]);
    expect([failed.status, cartLines, stored]).toEqual(['refused', 1, false]);
    expect([last.status, orders]).toEqual(['recorded', 1]);
  });

  it('a slow response is waited for', async () => {
    const { failed, orders } = await pay(way, { fault: { delayMs: 50 } });
    expect([failed.status, orders]).toEqual(['recorded', 1]);
  });
});

describe('the main checkout’s words', () => {
  const card = byCard('', WORKED_ORDER);
  const words = async (way: Way, trouble: Trouble) => {
    const toast = purchaseToast((await pay(way, trouble)).failed);
    return toast && [toast.title, toast.description];
  };

  it.each([...REFUSALS, ...LOST])('by card, %s', async (_, trouble) => {
    const text = 'There was an error processing your Square payment. Please try again.';
    expect(await words(card, trouble)).toEqual(['Payment Failed', text]);
  });

  it.each(REFUSALS)('by wallet, %s: with the shop’s own message', async (code, trouble) => {
    expect(await words(PAID_IN_BROWSER, trouble)).toEqual(['Payment Processing Failed', `About ${code}.`]);
  });

  it('by wallet, a response without an order’s number (D-155)', async () => {
    const text = 'Order creation failed - no order ID returned';
    expect(await words(PAID_IN_BROWSER, { fault: { status: 201, body: {} } })).toEqual([
      'Payment Processing Failed',
      text,
    ]);
  });

  it('an expired session has none beside the login', async () => {
    expect(await words(card, EXPIRED[1])).toBeNull();
  });
});

describe('a response with more than its code', () => {
  const card = byCard('', WORKED_ORDER);

  it('token_used names the order that the payment has placed (D-221)', async () => {
    const body = { message: 'Used.', code: 'token_used', orderId: 1061 };
    const { failed } = await pay(card, { fault: { status: 409, body } });
    expect(failed).toEqual({ status: 'recorded', method: 'card', orderId: 1061 });
  });

  it('figures_changed carries the shop’s own figures', async () => {
    const figures = { items: [], subtotal: 1, shipping: 2, total: 3 };
    const body = { message: 'Changed.', code: 'figures_changed', figures };
    const { failed } = await pay(card, { fault: { status: 409, body } });
    expect(failed).toMatchObject({ status: 'refused', refusal: { figures }, order: WORKED_ORDER });
  });

  it('a refusal with status 200 is a refusal (S2 7)', async () => {
    const { failed } = await pay(card, { fault: { status: 200, body: { success: false, error: 'No.' } } });
    expect(failed).toMatchObject({ status: 'refused', refusal: { reason: 'rejected', message: 'No.' } });
  });
});
