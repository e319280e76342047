import { belongsTo } from '@/features/session/browsingOwner';
import { buyerEntry, isEntry, isOtherVersion } from '@/features/session/buyerEntry';
import { useSession } from '@/features/session/SessionContext';
import type { Session } from '@/features/session/sessionStore';
import { useStorage } from '@/lib/EnvironmentContext';
import { isRecord } from '@/lib/isRecord';
import { readJson, type AppStorage, type StringStore } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import type { OrderCall } from './purchase';
import { orderItems, orderTotal } from './purchaseOrder';

/**
 * Order calls whose outcome is not known yet, in the browser's storage: a tab keeps its own over a reload, and the calls of
 * wallet payments, whose money is taken, are in local storage as well, for other tabs and a later visit. A list, because two
 * tabs may each pay, and two buyers may share the browser.
 */
export function saveOrderCall(storage: AppStorage, call: OrderCall): boolean {
  const stored = storesOf(storage, call).map((store) => write(store, [...without(read(store), call.key), call]));
  return stored.includes(true);
}

/**
 * Stores a call again that other tabs no longer see: local storage has no transactions, and of two tabs that change the list at
 * once the later one overwrites the other's change.
 */
export function restoreOrderCall(storage: AppStorage, call: OrderCall): void {
  if (!storesOf(storage, call).every((store) => read(store).some(({ key }) => key === call.key)))
    saveOrderCall(storage, call);
}

/** Removes a call once its outcome is known. */
export function forgetOrderCall({ session, local }: AppStorage, key: string): void {
  for (const store of [session, local]) {
    const calls = read(store);
    const left = without(calls, key);
    if (left.length < calls.length) write(store, left);
  }
}

/** The latest call of this buyer without a known outcome, this tab's own first; never another buyer's. */
export function findOrderCall({ session: own, local }: AppStorage, session: Session): OrderCall | null {
  const isOwn = ({ owner }: OrderCall) => belongsTo(session, owner);
  return read(own).findLast(isOwn) ?? read(local).findLast(isOwn) ?? null;
}

/** The buyer's order call whose outcome is not known, for a hint elsewhere in the shop. Read when the component renders. */
export function useUnsettledOrder(): OrderCall | null {
  const storage = useStorage();
  const session = useSession();
  return session.token === null ? null : findOrderCall(storage, session);
}

const storesOf = ({ session, local }: AppStorage, call: OrderCall): StringStore[] =>
  call.payment.method === 'paypal' ? [session, local] : [session];

const without = (calls: readonly OrderCall[], key: string) => calls.filter((call) => call.key !== key);

const readList = (store: StringStore): unknown[] => readJson(store, STORAGE_KEYS.unsettledOrders, Array.isArray) ?? [];

const read = (store: StringStore): OrderCall[] => readList(store).filter(isEntry(isCall));

function write(store: StringStore, calls: readonly OrderCall[]): boolean {
  // Money may be behind a call that another version of the shop has stored, and only that version can read it.
  const others = readList(store).filter(isOtherVersion);
  const list = [...others, ...calls.map((call) => buyerEntry(call, call.owner))];
  if (list.length > 0) return store.set(STORAGE_KEYS.unsettledOrders, JSON.stringify(list));
  store.remove(STORAGE_KEYS.unsettledOrders);
  return true;
}

/** The server checks the order; here only what the shop itself reads. */
function isCall(value: unknown): value is OrderCall {
  if (!isRecord(value)) return false;
  const { key, sentBefore, payment, order } = value as unknown as OrderCall; // checked below
  try {
    return (
      typeof key === 'string' &&
      typeof sentBefore === 'boolean' &&
      (payment.method === 'card' || payment.method === 'paypal') &&
      typeof payment.reference === 'string' &&
      ['createOrder', 'payByCard', 'createSquareOrder', 'payWithSquare'].includes(order.operation) &&
      typeof orderTotal(order) === 'number' &&
      Array.isArray(orderItems(order))
    );
  } catch {
    // An order or a payment without its fields.
    return false;
  }
}
