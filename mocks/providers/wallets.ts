import type { components } from '../../src/api/generated/schema';
import type { Database } from '../db/database';
import type { Bill, WalletRow } from '../db/rows';
import { figuresChanged, tokenUsed } from '../orders/refusals';
import { invalid, Refusal } from '../server/refusal';
import type { Declined } from './declined';

/** Below the shop's base: everything of the providers, which is no part of the contract. */
export const MOCK_PATH = '__mock__/';
/** Where the provider's approval page stands. */
export const APPROVAL_PATH = `${MOCK_PATH}paypal/`;

const CAPTURE_DECLINED: Declined = { code: 'capture_declined', message: 'PayPal declined the payment.' };
/** Thrown and not kept: the same call may succeed once the money has come. */
const capturePending = () => new Refusal(402, 'capture_pending', 'PayPal has not completed the payment yet.');

/** Origin and base of the server that a call was made to. */
function serverOf(request: Request): URL {
  const { origin, pathname } = new URL(request.url);
  return new URL(pathname.slice(0, pathname.lastIndexOf('/api/') + 1), origin);
}

/** Where the buyer comes back to: the shop that has called, at its own origin when that is another one. */
function shopOf(request: Request, { pathname }: URL): string {
  const origin = request.headers.get('origin');
  return new URL(pathname, origin !== null && /^https?:/.test(origin) && URL.canParse(origin) ? origin : request.url)
    .href;
}

/** Opens a wallet order or payment over a bill. Nothing is charged yet. */
export async function openWallet(
  db: Database,
  request: Request,
  buyerId: number,
  bill: Bill,
  shippingAddress: components['schemas']['ContactAddress'] | null = null,
): Promise<{ id: string; approvalUrl: string }> {
  const server = serverOf(request);
  const kind = shippingAddress ? 'payment' : 'order';
  const id = await nextPaymentId(db, shippingAddress ? 'payment' : 'wallet');
  const shop = shopOf(request, server);
  await db.wallets.insert({ id, kind, buyerId, bill, shippingAddress, shop, outcome: 'open', orderId: null });
  return { id, approvalUrl: new URL(`${APPROVAL_PATH}?wallet=${id}`, server).href };
}

/** The next name of a payment, e.g. `payment.0000000001`. */
export async function nextPaymentId(db: Database, word: 'payment' | 'wallet'): Promise<string> {
  return `${word}.${String(await db.next('payment')).padStart(10, '0')}`;
}

/** The buyer's own wallet order of `createPaypalOrder`; anybody else's is unknown (D-92). */
export function openedWallet(db: Database, buyerId: number, id: string | undefined): WalletRow | null {
  const wallet = id === undefined ? undefined : db.wallets.get(id);
  return wallet?.kind === 'order' && wallet.buyerId === buyerId ? wallet : null;
}

/**
 * Whether an opened wallet order pays. Null when it does.
 * @throws Refusal 409 `token_used` when it has paid an order, 402 `capture_pending` while the buyer has not approved it
 */
export function captureOpened({ outcome, orderId }: WalletRow): Declined | null {
  if (orderId !== null) throw tokenUsed();
  if (outcome === 'approved') return null;
  if (outcome === 'open') throw capturePending();
  return CAPTURE_DECLINED;
}

/**
 * Looks a wallet order up that the browser has captured: a fake id carries what came of it, as in
 * `paypal:completed:243489:0001`. Null when the money has come; then it is used up.
 * @throws Refusal 400 for an unknown one, 402 `capture_pending`, 409 `token_used`, 409 `figures_changed` when another
 * amount was captured
 */
export async function lookUpCapture(db: Database, id: string, bill: Bill): Promise<Declined | null> {
  const [, status, cents] = /^paypal:(completed|declined|pending):(\d+):./.exec(id) ?? [];
  if (status === undefined) throw invalid({ paypalOrderId: 'is no order of the wallet provider' });
  if (status === 'pending') throw capturePending();
  if (status === 'declined') return CAPTURE_DECLINED;
  if (db.usedTokens.get(id)) throw tokenUsed();
  if (Number(cents) !== bill.totalCents) throw figuresChanged(bill);
  await db.usedTokens.insert({ id });
  return null;
}
