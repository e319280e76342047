import type { operations } from '../../src/api/generated/schema';
import type { Selection } from './rowCollection';
import type { OrderRow } from './rows';

type AdminOrderQuery = NonNullable<operations['listAdminOrders']['parameters']['query']>;
type Order = (a: Readonly<OrderRow>, b: Readonly<OrderRow>) => number;

/** A row never changes, so its moment is read once, however often a sort asks for it. */
const moments = new WeakMap<object, number>();
function momentOf(order: Readonly<OrderRow>): number {
  const moment = moments.get(order) ?? Date.parse(order.createdAt);
  moments.set(order, moment);
  return moment;
}

/** Of equal rows the higher id comes first, whichever way the list runs. */
const lastPlaced: Order = (a, b) => b.id - a.id;

/** Newest first; of two from the same moment the higher id. */
export const newestFirst: Order = (a, b) => momentOf(b) - momentOf(a) || lastPlaced(a, b);

const ORDERS: Record<NonNullable<AdminOrderQuery['sort']>, Order> = {
  createdAt: (a, b) => momentOf(a) - momentOf(b) || lastPlaced(a, b),
  '-createdAt': newestFirst,
  total: (a, b) => a.totalCents - b.totalCents || lastPlaced(a, b),
  '-total': (a, b) => b.totalCents - a.totalCents || lastPlaced(a, b),
};

/** Whether text is found in a customer's name or e-mail, the tracking number or a product's name, or is the order's id. */
function isFound(order: Readonly<OrderRow>, wanted: string): boolean {
  const { id, customerName, customerEmail, trackingNumber, items } = order;
  const texts = [customerName, customerEmail, trackingNumber ?? '', ...items.map(({ productName }) => productName)];
  return String(id) === wanted || texts.some((text) => text.toLowerCase().includes(wanted));
}

/** The filters, sort and page of listAdminOrders; all filters combine by AND. `from` is included, `to` is not. */
export function adminOrderSelection(query: AdminOrderQuery): Selection<OrderRow> {
  const { status, paymentStatus, sort = '-createdAt', offset, limit } = query;
  const wanted = query.search?.trim().toLowerCase();
  // moments and not texts, since they may come with any offset from UTC
  const from = query.from === undefined ? -Infinity : Date.parse(query.from);
  const to = query.to === undefined ? Infinity : Date.parse(query.to);
  return {
    where: (order) =>
      (status === undefined || order.status === status) &&
      (paymentStatus === undefined || order.paymentStatus === paymentStatus) &&
      momentOf(order) >= from &&
      momentOf(order) < to &&
      (!wanted || isFound(order, wanted)),
    orderBy: ORDERS[sort],
    offset,
    limit,
  };
}
