import { createApiClient } from '@/api/client';
import { approvedOrderCall, approvedOrderData, savePaypalOrder } from '@/features/payments/approvedWalletOrder';
import { openApproval } from '@/features/payments/openApproval';
import { refusalOf } from '@/features/payments/orderOutcome';
import { READY, type Purchase } from '@/features/payments/purchase';
import { createPurchaseFlow } from '@/features/payments/purchaseFlow';
import { sendOrder } from '@/features/payments/sendOrder';
import { findOrderCall } from '@/features/payments/unsettledOrders';
import { createMemoryStore, type StringStore } from '@/lib/storage';
import { createStore } from '@/lib/store';
import type { Server } from '@mocks/server/createServer';
import { createConnectedChannels } from './connectedChannels';
import { CARD_ORDERS, fillCart, FLIPS, SILVER, WORKED_ORDER } from './orderCalls';
import { submitApproval } from './testCalls';

/** What happens to an order call on its way. In the modes after `rejected` the server has done its work. */
export const NETWORKS = [
  'fine',
  'requestLost',
  'serverError',
  'loggedOut',
  'rejected',
  'responseLost',
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
/** What the buyer does on the wallet's page. */
export const DECISIONS = ['approved', 'declined', 'cancelled'] as const;
/** The pages that charge a card, each with its own call. */
export const CARD_PAGES = [{ name: 'createOrder', order: WORKED_ORDER }, ...CARD_ORDERS];
export type Card = (typeof CARDS)[number];
export type Capture = (typeof CAPTURES)[number];
export type Decision = (typeof DECISIONS)[number];
export type CardPage = (typeof CARD_PAGES)[number];

const orderOf = (page: string) => CARD_ORDERS.find(({ name }) => name === page)?.order;
/**
 * The pages that send the buyer to the wallet's page. The secure page places the order when the buyer comes back; for the popup
 * of the alternate checkout the server does so on approval.
 */
export const WALLET_PAGES = [
  { name: 'the secure page', order: orderOf('createSquareOrder of the secure page') },
  { name: 'the popup', order: orderOf('payWithSquare') },
];
export type WalletPage = (typeof WALLET_PAGES)[number];

const SESSION = { token: 'token', user: { name: 'Sam', email: SILVER }, expired: null };

/**
 * One cart, two tabs of one browser and an unreliable network: the purchase flow without React, on the mock server. Numbers
 * for tokens go on from run to run, since a server remembers every token.
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
  const learned = new Set<string>();
  /** Wallet orders that were approved on the wallet's page: what they pay for does not depend on the cart (D-223). */
  const approved = new Set<string>();
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
      case 'responseLost':
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
        if (purchase.status === 'recorded' && call) learned.add(call.payment.reference);
      },
    });
    state.subscribe(() => {
      const purchase = state.get();
      if (purchase.status === 'recorded' && purchase.orderId !== null) recorded.add(purchase.orderId);
    });
    const stop = flow.listen(() => undefined);
    flow.resume(findOrderCall(storage, SESSION));
    const attempt = (method: 'card' | 'paypal', order = WORKED_ORDER) => ({
      key: `key-${nextNumber()}`,
      method,
      order,
      owner: null,
    });

    return {
      session,
      close: stop,
      status: () => state.get().status,
      call: () => findOrderCall(storage, SESSION),
      reset: flow.reset,
      repeat: () => flow.repeat(),
      async payByCard(card: Card, { order }: Pick<CardPage, 'order'> = { order: WORKED_ORDER }) {
        paidWith = `cnon:${card}:${nextNumber()}`;
        const mine = paidWith;
        return flow.payByCard(attempt('card', order), async () => {
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
      /** Leaves for the wallet's page. Resolves with its address; null if the shop has not left. */
      async leaveForWallet({ order }: WalletPage): Promise<string | null> {
        paidWith = `none:${nextNumber()}`;
        const started = attempt('paypal', order);
        let url: string | null = null;
        await flow.payOnWalletPage(started, {
          open: () => openApproval(client, started, { apiUrl: 'http://shop.test/', shopUrl: 'http://shop.test/' }),
          keep: ({ paypalOrderId }) =>
            paypalOrderId === null || savePaypalOrder(session, approvedOrderData(started, paypalOrderId)),
          leave: (address) => (url = address),
        });
        return url;
      },
      /** Opens the page to which the wallet has sent the buyer. */
      async comeBack(paypalOrderId: string) {
        const call = approvedOrderCall(session, SESSION, paypalOrderId);
        if (call) await flow.placeApproved(call);
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
    /**
     * Pays on the wallet's own page: leaves the shop, decides there, and comes back to a new page of the tab. `meanwhile` is what
     * the other tab does before the decision.
     */
    async payOnWalletPage(
      index: 0 | 1,
      page: WalletPage,
      decision: Decision,
      { leaving, returning, meanwhile }: { leaving: Network; returning: Network; meanwhile: 'nothing' | 'card' },
    ): Promise<void> {
      let address: string | null = null;
      await this.act(leaving, async () => {
        address = await tabs[index].leaveForWallet(page);
      });
      if (address === null) return;
      if (meanwhile === 'card') await this.act('fine', () => tabs[index === 0 ? 1 : 0].payByCard('ok'));
      const [, location] = await submitApproval(server, address, decision);
      this.reload(index);
      const query = new URL(location ?? '', 'http://shop.test/').searchParams;
      const orderId = query.get('orderId');
      if (orderId !== null) recorded.add(Number(orderId));
      const paypalOrderId = query.get('paypalOrderId');
      if (paypalOrderId === null) return;
      approved.add(paypalOrderId);
      if (decision === 'approved') taken.add(paypalOrderId);
      await this.act(returning, () => tabs[index].comeBack(paypalOrderId));
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
        // A buyer who came back from the wallet's page may have left an earlier call behind.
        for (let calls = 0; calls < 10 && tabs[index].call(); calls += 1) {
          this.reload(index);
          await tabs[index].repeat();
        }
      }
      await deliverLate();
    },
    /** What went wrong, as sentences; empty when nothing did. */
    findings(): string[] {
      const orders = server.db.orders.all().slice(ordersBefore);
      const paid = new Set(orders.map(({ paidWith }) => paidWith));
      const fromCart = orders.filter(({ paidWith }) => !approved.has(paidWith ?? ''));
      const kept = local.get('unsettledOrders') ?? '';
      return [
        ...(fromCart.length > 1 ? [`one cart became ${fromCart.length} orders`] : []),
        ...(paid.size < orders.length ? ['one payment became several orders'] : []),
        ...orders
          .filter(({ id, paidWith }) => !recorded.has(id) && !learned.has(paidWith ?? ''))
          .map(({ id }) => `nobody learned of order ${id}`),
        ...[...recorded].filter((id) => !orders.some((order) => order.id === id)).map((id) => `${id} is no order`),
        ...[...taken].filter((id) => !paid.has(id) && !kept.includes(id)).map((id) => `payment ${id} was forgotten`),
        ...[...refusedPayments].filter((id) => paid.has(id)).map((id) => `${id} was refused but has paid`),
        ...tabs.filter((tab) => tab.status() === 'unknown').map(() => 'a card purchase stayed unknown'),
      ];
    },
  };
}
