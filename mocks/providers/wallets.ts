import type { components } from '../../src/api/generated/schema';
import { HttpError, invalidRequest, tokenUsed, type PaymentDecline } from '../api/errors';
import { cartLinesOf, isSameChoice } from '../db/cartLines';
import type { Database } from '../db/database';
import type { Quote, WalletRow } from '../db/rows';
import { figuresChanged } from '../orders/figures';
import { placeOrder } from '../orders/placeOrder';
import { customerOf, orderAddress } from '../orders/recipient';
import type { MockClock } from '../state/clock';
import { APPROVAL_PATH } from './paths';

const CAPTURE_DECLINED: PaymentDecline = { code: 'capture_declined', message: 'PayPal declined the payment.' };
/** Thrown, so that it is not stored under the Idempotency-Key: the same call may succeed later. */
const capturePending = () => new HttpError(402, 'capture_pending', 'PayPal has not completed the payment yet.');

/** The base URL of the server that received a request. */
function serverUrl(request: Request): URL {
  const { origin, pathname } = new URL(request.url);
  return new URL(pathname.slice(0, pathname.lastIndexOf('/api/') + 1), origin);
}

/** The URL of the shop to which the buyer returns. It may be on another origin than the server. */
function shopUrl(request: Request, { pathname }: URL): string {
  const origin = request.headers.get('origin');
  return new URL(pathname, origin !== null && /^https?:/.test(origin) && URL.canParse(origin) ? origin : request.url)
    .href;
}

/** The next payment id, e.g. `payment.0000000001`. */
export async function nextPaymentId(db: Database, prefix: 'payment' | 'wallet'): Promise<string> {
  return `${prefix}.${String(await db.next('payment')).padStart(10, '0')}`;
}

/** Opens a wallet payment (with an address) or wallet order (without) for a quote. Nothing is charged yet. */
export async function openWallet(
  db: Database,
  request: Request,
  buyerId: number,
  quote: Quote,
  shippingAddress: components['schemas']['ContactAddress'] | null = null,
): Promise<{ id: string; approvalUrl: string }> {
  const server = serverUrl(request);
  const kind = shippingAddress ? 'payment' : 'order';
  const id = await nextPaymentId(db, shippingAddress ? 'payment' : 'wallet');
  const shop = shopUrl(request, server);
  await db.wallets.insert({ id, kind, buyerId, quote, shippingAddress, shop, outcome: 'open', orderId: null });
  return { id, approvalUrl: new URL(`${APPROVAL_PATH}?wallet=${id}`, server).href };
}

/** The buyer's wallet order from `createPaypalOrder`; null for an unknown one and for another buyer's (D-92). */
export function findWalletOrder(db: Database, buyerId: number, id: string | undefined): WalletRow | null {
  const wallet = id === undefined ? undefined : db.wallets.get(id);
  return wallet?.kind === 'order' && wallet.buyerId === buyerId ? wallet : null;
}

/**
 * Captures a wallet order, which is used up then. Returns null when the payment succeeded.
 * @throws HttpError 402 `capture_pending` until the buyer decides
 */
export async function captureWalletOrder(db: Database, { id, outcome }: WalletRow): Promise<PaymentDecline | null> {
  if (outcome === 'open') throw capturePending();
  if (outcome !== 'approved') return CAPTURE_DECLINED;
  await db.usedTokens.insert({ id });
  return null;
}

/**
 * Checks a wallet order that the browser has captured. Its mock id encodes status and cents, as in
 * `paypal:completed:243489:0001`. Returns null when the payment succeeded; the id is used up then.
 * @throws HttpError 400 for an invalid id, 409 `token_used`, 402 `capture_pending`, 409 `figures_changed` when another
 * amount was captured
 */
export async function checkBrowserCapture(db: Database, id: string, quote: Quote): Promise<PaymentDecline | null> {
  const [, status, cents] = /^paypal:(completed|declined|pending):(\d+):./.exec(id) ?? [];
  if (status === undefined) throw invalidRequest({ paypalOrderId: 'is not an order of the wallet provider' });
  if (db.usedTokens.get(id)) throw tokenUsed();
  if (status === 'pending') throw capturePending();
  if (status === 'declined') return CAPTURE_DECLINED;
  if (Number(cents) !== quote.totalCents) throw figuresChanged(quote);
  await db.usedTokens.insert({ id });
  return null;
}

/** The buyer's decision on the approval page. */
export type Decision = Exclude<WalletRow['outcome'], 'open'>;

/** Whether everything the payment is for is still in the cart; if not, it was ordered in the meantime and must not be paid twice (D-223). */
const isStillInCart = (db: Database, { buyerId, quote }: WalletRow): boolean =>
  quote.lines.every((item) =>
    cartLinesOf(db, buyerId).some(
      ({ line }) => line.productId === item.productId && isSameChoice(line, item) && line.quantity >= item.quantity,
    ),
  );

/** Stores the order of an approved payment and returns its id. A wallet order, which has no address, returns null. */
async function placeWalletOrder(db: Database, clock: MockClock, wallet: WalletRow): Promise<number | null> {
  const { id: paymentReference, buyerId, quote, shippingAddress: contact } = wallet;
  const buyer = db.buyers.get(buyerId);
  if (!contact || !buyer) return null;
  const customer = customerOf(contact, buyer);
  const shippingAddress = orderAddress(contact);
  const order = await placeOrder({
    db,
    clock,
    buyerId,
    quote,
    customer,
    shippingAddress,
    paymentMethod: 'paypal',
    paymentReference,
  });
  return order.id;
}

/**
 * Applies the buyer's decision. Only the first one counts. Approving a payment for products that are no longer in the
 * cart cancels it, and nothing is charged.
 */
export async function decideWallet(
  db: Database,
  clock: MockClock,
  wallet: WalletRow,
  decision: Decision,
): Promise<WalletRow> {
  if (wallet.outcome !== 'open') return wallet;
  const isObsolete = wallet.kind === 'payment' && decision === 'approved' && !isStillInCart(db, wallet);
  const outcome = isObsolete ? 'cancelled' : decision;
  const orderId = outcome === 'approved' ? await placeWalletOrder(db, clock, wallet) : null;
  const decided: WalletRow = { ...wallet, outcome, orderId };
  await db.wallets.update(wallet.id, (row) => void Object.assign(row, decided));
  return decided;
}

/** The URL to which the provider redirects the buyer after the decision (D-123). */
export function returnUrl({ id, kind, shop, outcome, orderId }: WalletRow): string {
  if (outcome !== 'approved') return new URL('checkout-clean', shop).href;
  const query = kind === 'order' ? `paypalOrderId=${encodeURIComponent(id)}` : `orderId=${orderId}`;
  return new URL(`payment-success?${query}`, shop).href;
}
