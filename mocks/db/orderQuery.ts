import type { operations } from '../../src/api/generated/schema';
import type { Selection } from './rowCollection';
import type { OrderRow } from './rows';

type AdminOrderQuery = NonNullable<operations['listAdminOrders']['parameters']['query']>;
type Comparator = (a: Readonly<OrderRow>, b: Readonly<OrderRow>) => number;

/** Rows never change, so each row's date is parsed only once. */
const cache = new WeakMap<object, number>();
function createdMs(order: Readonly<OrderRow>): number {
  const ms = cache.get(order) ?? Date.parse(order.createdAt);
  cache.set(order, ms);
  return ms;
}

/** The tie-breaker of every sort: the higher id first, also in ascending lists. */
const higherId: Comparator = (a, b) => b.id - a.id;

/** Newest first; of two orders from the same moment the higher id. */
export const newestFirst: Comparator = (a, b) => createdMs(b) - createdMs(a) || higherId(a, b);

const ORDERS: Record<NonNullable<AdminOrderQuery['sort']>, Comparator> = {
  createdAt: (a, b) => createdMs(a) - createdMs(b) || higherId(a, b),
  '-createdAt': newestFirst,
  total: (a, b) => a.totalCents - b.totalCents || higherId(a, b),
  '-total': (a, b) => b.totalCents - a.totalCents || higherId(a, b),
};

/** Searches customer name and email, tracking number and product names; an exact order id matches too. */
function matchesSearch(order: Readonly<OrderRow>, search: string): boolean {
  const { id, customerName, customerEmail, trackingNumber, items } = order;
  const texts = [customerName, customerEmail, trackingNumber ?? '', ...items.map(({ productName }) => productName)];
  return String(id) === search || texts.some((text) => text.toLowerCase().includes(search));
}

/** The filters, sort and page of listAdminOrders. Filters combine by AND; `from` is inclusive, `to` exclusive. */
export function adminOrderSelection(query: AdminOrderQuery): Selection<OrderRow> {
  const { status, paymentStatus, sort = '-createdAt', offset, limit } = query;
  const search = query.search?.trim().toLowerCase();
  // compared as numbers, since dates may have any UTC offset
  const from = query.from === undefined ? -Infinity : Date.parse(query.from);
  const to = query.to === undefined ? Infinity : Date.parse(query.to);
  return {
    where: (order) =>
      (status === undefined || order.status === status) &&
      (paymentStatus === undefined || order.paymentStatus === paymentStatus) &&
      createdMs(order) >= from &&
      createdMs(order) < to &&
      (!search || matchesSearch(order, search)),
    orderBy: ORDERS[sort],
    offset,
    limit,
  };
}
