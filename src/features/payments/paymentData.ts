import type { ContactAddress, OrderItemRequest } from '@/api/types';
import { centsFromNumber, numberFromCents, type Cents } from '@/domain/money';
import { securePageSplit } from '@/domain/order/paymentPages';
import { ownerOf, readEntry, writeEntry } from '@/features/session/buyerEntry';
import type { Session } from '@/features/session/sessionStore';
import { isRecord } from '@/lib/isRecord';
import type { StringStore } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import type { PurchaseOrder } from './purchaseOrder';

/** What the secure page charges. The alternate checkout stores it in the tab on Pay Now (D-62). */
export interface PaymentData {
  /** USD. */
  readonly total: number;
  readonly shippingAddress: ContactAddress;
  readonly items: readonly OrderItemRequest[];
}

/** Returns false if it could not be stored. */
export const savePaymentData = (store: StringStore, session: Session, data: PaymentData): boolean =>
  writeEntry(store, STORAGE_KEYS.paymentData, data, ownerOf(session));

/** Null when nothing is stored, or nothing that can be charged, and for another buyer's data. */
export const readPaymentData = (store: StringStore, session: Session): PaymentData | null =>
  readEntry(store, STORAGE_KEYS.paymentData, session, isPaymentData);

const ADDRESS_FIELDS = ['fullName', 'email', 'phone', 'address', 'city', 'state', 'zipCode', 'country'];

function isPaymentData(value: unknown): value is PaymentData {
  if (!isRecord(value)) return false;
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
