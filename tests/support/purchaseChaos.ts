import { createApiClient } from '@/api/client';
import { refusalOf } from '@/features/payments/orderAnswer';
import { READY, type Purchase } from '@/features/payments/purchase';
import { createPurchaseFlow } from '@/features/payments/purchaseFlow';
import { sendOrder } from '@/features/payments/sendOrder';
import { findOrderCall } from '@/features/payments/unsettledOrders';
import { createMemoryStore, type StringStore } from '@/lib/storage';
import { createStore } from '@/lib/store';
import type { Server } from '@mocks/server/createServer';
import { createConnectedChannels } from './connectedChannels';
import { fillCart, FLIPS, SILVER, WORKED_ORDER } from './orderCalls';

/** What happens to an order call on its way. In the modes after `rejected` the server has done its work. */
export const NETWORKS = [
  'fine',
  'requestLost',
  'serverError',
  'loggedOut',
  'rejected',
  'answerLost',
  'badGateway',
  'html',
  'truncated',
  'noOrderId',
  'doubled',
  'hangsBefore',
  'hangsAfter',
  'late',
] as const;
export type Network = (typeof NETWORKS)[number];

export const CARDS = ['ok', 'declined', 'cvv', 'fails'] as const;
export const CAPTURES = ['completed', 'pending', 'declined', 'fails', 'unknown'] as const;
export type Card = (typeof CARDS)[number];
export type Capture = (typeof CAPTURES)[number];

const SESSION = { token: 'token', user: { name: 'Sam', email: SILVER }, expired: null };

/**
 * One cart, two tabs of one browser and an unreliable network: the purchase flow without React, on the mock server. Numbers
 * for tokens go on from world to world, since a server remembers every token.
 */
export async function createChaos(server: Server, nextNumber: () => number) {
  const token = await server.signIn(SILVER);
  await server.change(async (db) => {
    for (const { id } of db.cartLines.all()) await db.cartLines.remove(id);
    const buyer = db.buyers.find(({ email }) => email === SILVER);
    // A V3 buyer, whatever earlier purchases have added.
    if (buyer) await db.buyers.update(buyer.id, (row) => void (row.totalSpentCents = 5_000_00));
  });
  await fillCart(server);
  const ordersBefore = server.db.orders.all().length;

  const local = createMemoryStore();
  const newChannel = createConnectedChannels();
  /** Payments by their token or wallet order: what the shop was told, and whether a wallet took the money. */
  const recorded = new Set<number>();
  const refusedPayments = new Set<string>();
  const taken = new Set<string>();
  const late: Request[] = [];
  let network: Network = 'fine';
  let hung: () => void = () => {};

  const deliverLate = async () => {
    for (const request of late.splice(0)) await server.fetch(request);
  };
  const transport = async (request: Request): Promise<Response> => {
    const mode = network;
    if (mode === 'late') {
      late.push(request);
      throw new DOMException('Request timed out.', 'TimeoutError');
    }
    // The server takes requests in the order in which they were sent.
    await deliverLate();
    const hang = () => {
      hung();
      return new Promise<never>(() => {});
    };
    switch (mode) {
      case 'requestLost':
        throw new TypeError('Failed to fetch');
      case 'hangsBefore':
        return hang();
      case 'serverError':
        return Response.json({ message: 'Sorry.', code: 'server_error' }, { status: 500 });
      case 'loggedOut':
        return Response.json({ message: 'Log in.', code: 'token_expired' }, { status: 401 });
      case 'rejected':
        return new Response('<html>Too many requests</html>', { status: 429 });
    }
    const copy = request.clone();
    const response = await server.fetch(request);
    switch (mode) {
      case 'answerLost':
        throw new TypeError('Failed to fetch');
      case 'hangsAfter':
        return hang();
      case 'badGateway':
        return new Response('', { status: 502 });
      case 'html':
        return new Response('<html>Sign in to this network</html>', { status: 200 });
      case 'truncated':
        return new Response((await response.text()).slice(0, -3), { status: response.status });
      case 'noOrderId':
        return response.ok ? Response.json({}, { status: 201 }) : response;
      case 'doubled':
        await server.fetch(copy);
        return response;
      default:
        return response;
    }
  };
  const client = createApiClient({
    baseUrl: 'http://shop.test/',
    transport,
    tokenFor: () => token,
    onUnauthenticated: () => {},
  });
  function openTab(session: StringStore = createMemoryStore()) {
    const storage = { session, local };
    const state = createStore<Purchase>(READY);
    const channel = newChannel();
    let paidWith = '';
    const flow = createPurchaseFlow({
      state,
      storage,
      channel,
      send: (call) => sendOrder(client, call),
      onEnd: (purchase, call) => {
        if (purchase.status === 'refused') refusedPayments.add(call?.payment.reference ?? paidWith);
      },
    });
    state.subscribe(() => {
      const purchase = state.get();
      if (purchase.status === 'recorded' && purchase.orderId !== null) recorded.add(purchase.orderId);
    });
    const stop = flow.listen();
    flow.resume(findOrderCall(storage, SESSION));
    const attempt = (method: 'card' | 'paypal') => ({
      key: `key-${nextNumber()}`,
      method,
      order: WORKED_ORDER,
      owner: null,
    });

    return {
      session,
      close: stop,
      status: () => state.get().status,
      call: () => findOrderCall(storage, SESSION),
      reset: flow.reset,
      repeat: () => flow.repeat(),
      async payByCard(card: Card) {
        paidWith = `cnon:${card}:${nextNumber()}`;
        const mine = paidWith;
        return flow.payByCard(attempt('card'), async () => {
          if (card === 'fails') throw new Error('no token');
          return { token: mine };
        });
      },
      async payByWallet(capture: Capture) {
        if (!flow.openWallet(attempt('paypal'))) return;
        const shown = capture === 'declined' || capture === 'pending' ? capture : 'completed';
        const id = `paypal:${shown}:243489:${nextNumber()}`;
        paidWith = id;
        await flow.approveWallet(id, {
          isCurrent: () => true,
          capture: async () => {
            if (capture === 'fails') throw new Error('no capture');
            if (capture === 'completed' || capture === 'unknown') taken.add(id);
            return { paypalOrderId: id, status: capture };
          },
        });
      },
      giveUp: () => flow.giveUp(refusalOf('cancelled')),
    };
  }

  type Tab = ReturnType<typeof openTab>;
  const tabs: [Tab, Tab] = [openTab(), openTab()];

  return {
    tabs,
    /** Runs an action of a shopper until it is over, or hangs. */
    async act(mode: Network, action: () => unknown): Promise<void> {
      network = mode;
      const hanging = new Promise<void>((resolve) => {
        hung = resolve;
      });
      await Promise.race([action(), hanging]);
    },
    reload(index: 0 | 1): void {
      tabs[index].close();
      tabs[index] = openTab(tabs[index].session);
    },
    /** Opens the first tab a second time, as a browser's "Duplicate tab" does, in place of the second if that is idle. */
    duplicate(): void {
      if (tabs[1].call()) return;
      tabs[1].close();
      const text = tabs[0].session.get('unsettledOrders');
      tabs[1] = openTab(createMemoryStore(text === null ? {} : { unsettledOrders: text }));
    },
    /** A change of the cart in another window, and back. */
    changeCart: () =>
      server.change(async (db) => {
        const line = db.cartLines.find(({ productId }) => productId === FLIPS.productId);
        if (line) await db.cartLines.update(line.id, (row) => void (row.quantity = row.quantity === 30 ? 31 : 30));
      }),
    /** The network works again, and the shopper presses the only button that the screen offers. */
    async settle(): Promise<void> {
      network = 'fine';
      for (const index of [0, 1] as const) {
        if (!['ready', 'refused', 'recorded'].includes(tabs[index].status())) this.reload(index);
        await tabs[index].repeat();
      }
      await deliverLate();
    },
    /** What went wrong, as sentences; empty when nothing did. */
    findings(): string[] {
      const orders = server.db.orders.all().slice(ordersBefore);
      const paid = new Set(orders.map(({ paidWith }) => paidWith));
      const kept = local.get('unsettledOrders') ?? '';
      return [
        ...(orders.length > 1 ? [`one cart became ${orders.length} orders`] : []),
        ...orders.filter(({ id }) => !recorded.has(id)).map(({ id }) => `nobody learned of order ${id}`),
        ...[...recorded].filter((id) => !orders.some((order) => order.id === id)).map((id) => `${id} is no order`),
        ...[...taken].filter((id) => !paid.has(id) && !kept.includes(id)).map((id) => `payment ${id} was forgotten`),
        ...[...refusedPayments].filter((id) => paid.has(id)).map((id) => `${id} was refused but has paid`),
        ...tabs.filter((tab) => tab.status() === 'unknown').map(() => 'a card purchase stayed unknown'),
      ];
    },
  };
}
