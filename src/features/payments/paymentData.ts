import type { ContactAddress, OrderItemRequest } from '@/api/types';
import { centsFromNumber, numberFromCents, type Cents } from '@/domain/money';
import { securePageSplit } from '@/domain/order/paymentPages';
import { belongsTo, hashOwner } from '@/features/session/browsingOwner';
import type { Session } from '@/features/session/sessionStore';
import { isRecord } from '@/lib/isRecord';
import { isStringOrNull, readJson, type StringStore } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import type { PurchaseOrder } from './purchaseOrder';

/** What the secure page charges. The alternate checkout stores it in the tab on Pay Now (D-62). */
export interface PaymentData {
  /** USD. */
  readonly total: number;
  readonly shippingAddress: ContactAddress;
  readonly items: readonly OrderItemRequest[];
}

interface StoredPaymentData extends PaymentData {
  readonly version: 1;
  /** Mark of the buyer (`hashOwner`); null when the buyer's email is not known. */
  readonly owner: string | null;
}

export function savePaymentData(store: StringStore, { user }: Session, data: PaymentData): boolean {
  const stored: StoredPaymentData = { ...data, version: 1, owner: user && hashOwner(user.email) };
  return store.set(STORAGE_KEYS.paymentData, JSON.stringify(stored));
}

/** Null when nothing is stored, or nothing that can be charged, and for another buyer's data. */
export function readPaymentData(store: StringStore, session: Session): PaymentData | null {
  const data = readJson(store, STORAGE_KEYS.paymentData, isPaymentData);
  return data && belongsTo(session, data.owner) ? data : null;
}

export const forgetPaymentData = (store: StringStore): void => store.remove(STORAGE_KEYS.paymentData);

const ADDRESS_FIELDS = ['fullName', 'email', 'phone', 'address', 'city', 'state', 'zipCode', 'country'];

function isPaymentData(value: unknown): value is StoredPaymentData {
  if (!isRecord(value) || value['version'] !== 1 || !isStringOrNull(value['owner'])) return false;
  const { total, shippingAddress: address, items } = value;
  return (
    typeof total === 'number' &&
    (centsFromNumber(total) ?? 0) > 0 &&
    isRecord(address) &&
    ADDRESS_FIELDS.every((name) => typeof address[name] === 'string') &&
    Array.isArray(items) &&
    items.length > 0 &&
    items.every(isItem)
  );
}

const isItem = (value: unknown): boolean =>
  isRecord(value) && ['productId', 'quantity', 'price'].every((name) => Number.isFinite(value[name]));

/** The secure page's card order: a tenth of the total is sent as shipping (D-44). */
export function secureCardOrder({ total, shippingAddress, items }: PaymentData): PurchaseOrder {
  const { product, shipping } = securePageSplit(totalOf(total));
  const amounts = { subtotal: numberFromCents(product), shipping: numberFromCents(shipping), total };
  return { operation: 'createSquareOrder', body: { items: [...items], shippingAddress, ...amounts } };
}

const totalOf = (total: number): Cents => centsFromNumber(total) ?? 0;
