import type { operations } from '../../src/api/generated/schema';
import type { Selection } from './rowCollection';
import type { OrderRow } from './rows';

type AdminOrderQuery = NonNullable<operations['listAdminOrders']['parameters']['query']>;
type OrderQuery = NonNullable<operations['listOrders']['parameters']['query']>;
type Comparator = (a: Readonly<OrderRow>, b: Readonly<OrderRow>) => number;

/** Parsed once for each row object: an update replaces it (see `RowCollection`). */
const cache = new WeakMap<object, number>();
function createdMs(order: Readonly<OrderRow>): number {
  const ms = cache.get(order) ?? Date.parse(order.createdAt);
  cache.set(order, ms);
  return ms;
}

/** The tie-breaker of every sort: the higher id first, also in ascending lists. */
const higherId: Comparator = (a, b) => b.id - a.id;

/** Newest first; of two orders from the same moment the higher id. */
const newestFirst: Comparator = (a, b) => createdMs(b) - createdMs(a) || higherId(a, b);

/** Names that differ in case alone are equal. */
const nameCollator = new Intl.Collator('en', { sensitivity: 'accent' });
/** The contract's order of statuses for `sort`. */
const STATUSES: Record<OrderRow['status'], number> = {
  pending: 0,
  processing: 1,
  shipped: 2,
  delivered: 3,
  cancelled: 4,
};
const PAYMENT_STATUSES: readonly string[] = ['pending_verification', 'paid', 'failed'];

const byCustomer: Comparator = (a, b) => nameCollator.compare(a.customerName, b.customerName);
const byStatus: Comparator = (a, b) => STATUSES[a.status] - STATUSES[b.status];
const byPayment: Comparator = (a, b) =>
  PAYMENT_STATUSES.indexOf(a.paymentStatus) - PAYMENT_STATUSES.indexOf(b.paymentStatus);

const COMPARATORS: Record<NonNullable<AdminOrderQuery['sort']>, Comparator> = {
  createdAt: (a, b) => createdMs(a) - createdMs(b) || higherId(a, b),
  '-createdAt': newestFirst,
  total: (a, b) => a.totalCents - b.totalCents || higherId(a, b),
  '-total': (a, b) => b.totalCents - a.totalCents || higherId(a, b),
  customer: (a, b) => byCustomer(a, b) || higherId(a, b),
  '-customer': (a, b) => byCustomer(b, a) || higherId(a, b),
  status: (a, b) => byStatus(a, b) || higherId(a, b),
  '-status': (a, b) => byStatus(b, a) || higherId(a, b),
  paymentStatus: (a, b) => byPayment(a, b) || higherId(a, b),
  '-paymentStatus': (a, b) => byPayment(b, a) || higherId(a, b),
};

/** Whether an order has this id, or one of the texts contains the search, which is in lower case. */
function matchesSearch(id: number, texts: (string | null)[], search: string): boolean {
  return String(id) === search || texts.some((text) => text?.toLowerCase().includes(search));
}
const textsForBuyer = ({ trackingNumber, items }: Readonly<OrderRow>) => [
  trackingNumber,
  ...items.map(({ productName }) => productName),
];
const textsForClerk = (order: Readonly<OrderRow>) => [order.customerName, order.customerEmail, ...textsForBuyer(order)];

/** What both lists of orders have in common. Filters combine by AND; `from` is inclusive, `to` exclusive. */
function orderSelection(
  query: Omit<OrderQuery, 'sort'> & Pick<AdminOrderQuery, 'sort'>,
  textsOf: (order: Readonly<OrderRow>) => (string | null)[],
  matches: (order: Readonly<OrderRow>) => boolean,
): Selection<OrderRow> {
  const { status, sort = '-createdAt', offset, limit } = query;
  const search = query.search?.trim().toLowerCase();
  // compared as numbers, since dates may have any UTC offset
  const from = query.from === undefined ? -Infinity : Date.parse(query.from);
  const to = query.to === undefined ? Infinity : Date.parse(query.to);
  return {
    where: (order) =>
      matches(order) &&
      (status === undefined || order.status === status) &&
      createdMs(order) >= from &&
      createdMs(order) < to &&
      (!search || matchesSearch(order.id, textsOf(order), search)),
    orderBy: COMPARATORS[sort],
    offset,
    limit,
  };
}

/** The filters, sort and page of listAdminOrders. */
export function adminOrderSelection({ paymentStatus, ...query }: AdminOrderQuery): Selection<OrderRow> {
  return orderSelection(
    query,
    textsForClerk,
    (order) => paymentStatus === undefined || order.paymentStatus === paymentStatus,
  );
}

/** The filters, sort and page of listOrders. */
export function buyerOrderSelection(buyerId: number, query: OrderQuery): Selection<OrderRow> {
  return orderSelection(query, textsForBuyer, (order) => order.buyerId === buyerId);
}
