import { hashOwner } from '@/features/session/browsingOwner';
import { readEntry, writeEntry } from '@/features/session/buyerEntry';
import type { Session } from '@/features/session/sessionStore';
import { isRecord } from '@/lib/isRecord';
import type { StringStore } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import type { Attempt, OrderCall } from './purchase';
import type { PurchaseOrder } from './purchaseOrder';

type OrderBody = Extract<PurchaseOrder, { operation: 'createOrder' }>['body'];

/**
 * What a wallet order from `createPaypalOrder` pays for. The tab keeps it while the buyer is on the provider's page, and until
 * the order is known (D-124). Amounts in USD.
 */
export interface PaypalOrderData extends Pick<OrderBody, 'items' | 'shippingAddress' | 'subtotal' | 'total'> {
  readonly paypalOrderId: string;
  readonly shipping: number;
  /** Mark of the buyer (`hashOwner`); null when the buyer's email is not known. */
  readonly owner: string | null;
}

/** What the secure page's wallet order pays for. */
export function approvedOrderData({ order, owner }: Attempt, paypalOrderId: string): PaypalOrderData | null {
  if (order.operation !== 'createSquareOrder') return null;
  const { items, shippingAddress, subtotal, shipping, total } = order.body;
  return { paypalOrderId, items, shippingAddress, subtotal, shipping, total, owner };
}

/** Returns false if it could not be stored: then the buyer must not be sent to the provider's page. */
export const savePaypalOrder = (session: StringStore, data: PaypalOrderData | null): boolean =>
  data !== null && writeEntry(session, STORAGE_KEYS.paypalOrderData, data, data.owner);

export const forgetPaypalOrder = (session: StringStore): void => session.remove(STORAGE_KEYS.paypalOrderData);

/** Notes that this tab goes to the wallet's page, with a mark of the session: after a logout the visit is nobody's. */
export function noteWalletVisit(store: StringStore, { token }: Session): void {
  if (token !== null) store.set(STORAGE_KEYS.walletVisit, hashOwner(token));
}

/** Whether this tab went to the wallet's page in this session; true once for each visit there. */
export function takeWalletVisit(store: StringStore, { token }: Session): boolean {
  const mark = store.get(STORAGE_KEYS.walletVisit);
  store.remove(STORAGE_KEYS.walletVisit);
  return token !== null && mark === hashOwner(token);
}

/** The call that places the order of an approved wallet order; null without its data, and for another buyer's. */
export function approvedOrderCall(store: StringStore, session: Session, paypalOrderId: string): OrderCall | null {
  const data = readEntry(store, STORAGE_KEYS.paypalOrderData, session, isPaypalOrderData);
  if (data?.paypalOrderId !== paypalOrderId) return null;
  const { items, shippingAddress, subtotal, shipping, total, owner } = data;
  return {
    // The same for each visit of the page, so that a reload or a second tab places no second order.
    key: `paypal-${encodeURIComponent(paypalOrderId)}`,
    order: { operation: 'createOrder', body: { items, shippingAddress, subtotal, shippingCost: shipping, total } },
    payment: { method: 'paypal', reference: paypalOrderId },
    owner,
    sentBefore: false,
  };
}

/** The server checks the order; here only what the shop itself reads. */
function isPaypalOrderData(value: unknown): value is PaypalOrderData {
  if (!isRecord(value)) return false;
  const { paypalOrderId, items, shippingAddress, subtotal, shipping, total } = value;
  return (
    typeof paypalOrderId === 'string' &&
    Array.isArray(items) &&
    isRecord(shippingAddress) &&
    [subtotal, shipping, total].every((amount) => typeof amount === 'number')
  );
}
