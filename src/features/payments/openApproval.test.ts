import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '@/api/client';
import { createNoopChannel } from '@/lib/channel';
import { createMemoryStorage } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { ROUTES } from '@mocks/generated/contract';
import { createServer } from '@mocks/server/createServer';
import type { Fault } from '@mocks/server/faults';
import { CARD_ORDERS, fillCart, SILVER } from '@tests/support/orderCalls';
import { approvedOrderData, savePaypalOrder } from './approvedWalletOrder';
import { openApproval } from './openApproval';
import { READY, type Purchase } from './purchase';
import { createPurchaseFlow } from './purchaseFlow';
import { securePageToast } from './purchaseToasts';

// Node 20 has no navigator; the shop runs in browsers only.
const setOnline = (onLine: boolean) => void vi.stubGlobal('navigator', { onLine });
beforeEach(() => setOnline(true));
afterEach(() => void vi.unstubAllGlobals());

const ORIGINS = { apiUrl: 'http://api.test/', shopUrl: 'http://shop.test/pay' };
const orderOf = (page: string) => CARD_ORDERS.find(({ name }) => name.includes(page))?.order ?? expect.unreachable();
const CALLS = [
  { operation: 'createPaypalOrder', order: orderOf('secure page') },
  { operation: 'createPaypalPayment', order: orderOf('payWithSquare') },
] as const;
type Call = (typeof CALLS)[number];

/** Presses PayPal at a server that fails, and again at one that works. */
async function payTwice(
  { operation, order }: Call,
  fault: Fault,
  { online = true, ...limits }: { timeout?: number; online?: boolean } = {},
) {
  const server = createServer();
  const token = await server.signIn(SILVER);
  await fillCart(server);
  const storage = createMemoryStorage();
  const left: string[] = [];
  const flow = createPurchaseFlow({
    state: createStore<Purchase>(READY),
    storage,
    channel: createNoopChannel(),
    send: () => expect.unreachable(),
    onEnd: () => undefined,
  });
  const press = (key: string, more: { timeout?: number } = {}) => {
    const client = createApiClient({
      baseUrl: ORIGINS.apiUrl,
      transport: (request) => server.fetch(request),
      tokenFor: () => token,
      onUnauthenticated: () => undefined,
      ...more,
    });
    const attempt = { key, method: 'paypal', order, owner: null } as const;
    return flow.payOnWalletPage(attempt, {
      open: () => openApproval(client, attempt, ORIGINS),
      keep: ({ paypalOrderId }) =>
        paypalOrderId === null || savePaypalOrder(storage.session, approvedOrderData(attempt, paypalOrderId)),
      leave: (url) => left.push(url),
    });
  };
  server.faults.set(operation, fault);
  setOnline(online);
  const failed = await press('first', limits);
  const leftEarly = [...left];
  const kept = storage.session.get('paypalOrderData');
  server.faults.clear();
  setOnline(true);
  await press('second');
  const cartLines = server.db.cartLines.all().length;
  server.dispose();
  return { failed, leftEarly, kept, left, cartLines };
}

const refusal = (status: number, code: string): [string, Fault, string] => [
  code,
  { status, body: { message: `About ${code}.`, code } },
  'Failed to create PayPal order',
];
const TROUBLE: [string, Fault, string | null, { timeout?: number; online?: boolean }?][] = [
  refusal(400, 'invalid_request'),
  refusal(409, 'cart_changed'),
  refusal(409, 'figures_changed'),
  refusal(409, 'out_of_stock'),
  refusal(409, 'region_conflict'),
  refusal(409, 'idempotency_mismatch'),
  refusal(500, 'server_error'),
  // The login opens, and says why.
  ['an expired session', { status: 401, body: { code: 'token_expired' } }, null],
  ['an empty 500', { status: 500, body: '' }, 'Failed to create PayPal order'],
  ['an HTML 502', { status: 502, body: '<html>Bad gateway</html>' }, 'Failed to create PayPal order'],
  ['an HTML success', { status: 200, body: '<html>Sign in</html>' }, 'Unable to create PayPal order'],
  ['truncated JSON', { status: 200, body: '{"approvalUrl": "https' }, 'Unable to create PayPal order'],
  ['a success without an address', { status: 200, body: {} }, 'Unable to create PayPal order'],
  ['no connection', { networkError: true }, 'Unable to create PayPal order', { online: false }],
  ['a lost connection', { networkError: true }, 'Unable to create PayPal order'],
  ['a timeout', { delayMs: 60_000 }, 'Unable to create PayPal order', { timeout: 20 }],
];

it('every call of the contract that opens a wallet’s page is here', () => {
  const opening = ROUTES.filter(({ tag, responses }) => tag === 'payments' && !(402 in responses)).map(({ id }) => id);
  expect(CALLS.map(({ operation }) => operation).toSorted()).toEqual(opening.toSorted());
});

describe.each(CALLS)('$operation', (call) => {
  it('a slow response is waited for', async () => {
    const { failed, leftEarly } = await payTwice(call, { delayMs: 50 });
    expect([failed.status, leftEarly.length]).toEqual(['approving', 1]);
  });

  it.each(TROUBLE)('after %s nobody leaves the shop, and a second press opens it', async (_, fault, words, trouble) => {
    const { failed, leftEarly, kept, left, cartLines } = await payTwice(call, fault, trouble);
    expect([failed.status, leftEarly, kept]).toEqual(['refused', [], null]);
    expect(securePageToast(failed)?.description ?? null).toBe(words);
    expect(left).toEqual([expect.stringContaining('/__backend/paypal/?wallet=')]);
    expect(cartLines).toBe(1);
  });
});

describe('the address of an approval page (D-123)', () => {
  const follow = async (approvalUrl: unknown) => {
    const client = createApiClient({
      baseUrl: ORIGINS.apiUrl,
      transport: async () => Response.json({ approvalUrl, paypalOrderId: '1' }),
      tokenFor: () => 'token',
      onUnauthenticated: () => undefined,
    });
    const attempt = { key: 'key', method: 'paypal', order: CALLS[0].order, owner: null } as const;
    const approval = await openApproval(client, attempt, ORIGINS);
    return approval.type === 'opened' ? approval.url : null;
  };

  it.each([
    ['https://www.paypal.com/checkoutnow?token=1', 'https://www.paypal.com/checkoutnow?token=1'],
    ['/__backend/paypal/?wallet=1', 'http://api.test/__backend/paypal/?wallet=1'],
    ['http://shop.test/approve', 'http://shop.test/approve'],
  ])('%s is followed', async (address, url) => expect(await follow(address)).toBe(url));

  it.each([
    'http://evil.test/',
    '//evil.test/',
    'http://shop.test:81/',
    'http://api.test@evil.test/',
    'https://www.paypal.com@evil.test/',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:http://shop.test/1',
    'file:///etc/passwd',
    'https://',
    '',
    7,
    null,
    ['https://www.paypal.com/'],
  ])('%j is not followed', async (address) => expect(await follow(address)).toBeNull());
});
