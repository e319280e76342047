import type { ApiOrder } from '@/api/types';
import { get, type Page } from '@/api/query';
import { ORDER_STATUSES } from '@/domain/order/readOrder';
import type { TableState } from '@/ui/data-table/useTableControls';
import { readAdminOrder, type AdminOrder } from './adminOrder';
import { dayKey } from './orderDays';

const PAYMENT_STATUSES = ['pending_verification', 'paid', 'failed'] as const;
/** A day of the calendar such as `2025-06-16`. A date field that is being typed into holds the years 0002, 0020 and 0202 first. */
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && dayKey(startOf(text)) === text;

/** What the orders table reads from its URL. */
export const ORDER_TABLE = {
  sorts: [
    { value: '-createdAt', label: 'Newest first' },
    { value: 'createdAt', label: 'Oldest first' },
    { value: '-total', label: 'Largest first' },
    { value: 'total', label: 'Smallest first' },
    { value: 'customer', label: 'Customer, A to Z' },
    { value: '-customer', label: 'Customer, Z to A' },
    { value: 'paymentStatus', label: 'Unpaid first' },
    { value: '-paymentStatus', label: 'Failed payments first' },
    { value: 'status', label: 'Pending first' },
    { value: '-status', label: 'Cancelled first' },
  ],
  /** `from` and `to` are days of the browser's time zone, both included. */
  filters: { status: ORDER_STATUSES, paymentStatus: PAYMENT_STATUSES, from: isDay, to: isDay },
  mostRows: 50,
} as const;

export type OrderTableState = TableState<(typeof ORDER_TABLE.sorts)[number]['value'], typeof ORDER_TABLE.filters>;

/** The first moment of a day in the browser's time zone, or of a day after it. */
function startOf(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater);
}

/** The number of `#1060`, as buyers see it on their orders and as the command palette takes it. Other text stays what it is. */
const orderTerm = (search: string) => search.replace(/^#(?=\d+$)/, '');

/** One page of the orders. A backend that does not page is searched, filtered, sorted and paged here (D-220). */
export function orderListQuery(state: OrderTableState) {
  const { search, sort, page, pageSize, filters } = state;
  return get('/api/admin/orders', {
    query: {
      ...(search && { search: orderTerm(search) }),
      ...(filters.status && { status: filters.status }),
      ...(filters.paymentStatus && { paymentStatus: filters.paymentStatus }),
      ...(filters.from && { from: startOf(filters.from).toISOString() }),
      ...(filters.to && { to: startOf(filters.to, 1).toISOString() }),
      ...(sort !== '-createdAt' && { sort }),
      limit: pageSize,
      ...(page > 1 && { offset: (page - 1) * pageSize }),
    },
  });
}

type SortColumn = Exclude<OrderTableState['sort'], `-${string}`>;

const columnOf = (sort: OrderTableState['sort']) => sort.replace(/^-/, '') as SortColumn; // each has both directions
const names = new Intl.Collator('en', { sensitivity: 'accent' });
const PAYMENTS: readonly string[] = PAYMENT_STATUSES;

const COMPARE: Record<SortColumn, (a: AdminOrder, b: AdminOrder) => number> = {
  createdAt: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  total: (a, b) => a.total - b.total,
  customer: (a, b) => names.compare(a.customer.name, b.customer.name),
  paymentStatus: (a, b) => PAYMENTS.indexOf(a.paymentStatus) - PAYMENTS.indexOf(b.paymentStatus),
  status: (a, b) => ORDER_STATUSES.indexOf(a.status) - ORDER_STATUSES.indexOf(b.status),
};

/** The rows of the page that a response holds, and the number of rows on all pages. */
export function orderPage(
  { items, total }: Page<ApiOrder>,
  state: OrderTableState,
): { rows: AdminOrder[]; total: number } {
  if (total !== null) return { rows: items.map(readAdminOrder), total };
  const { sort, page, pageSize } = state;
  const found = items.map(readAdminOrder).filter((order) => matches(order, state));
  const sign = sort.startsWith('-') ? -1 : 1;
  const compare = COMPARE[columnOf(sort)];
  const rows = found.toSorted((a, b) => sign * compare(a, b) || b.id - a.id);
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

function matches(order: AdminOrder, { search, filters }: OrderTableState): boolean {
  const placed = Date.parse(order.createdAt);
  const term = orderTerm(search).toLowerCase();
  const { customer, trackingNumber, items } = order;
  const texts = [customer.name, customer.email, trackingNumber ?? '', ...items.map(({ name }) => name)];
  return (
    (!filters.status || order.status === filters.status) &&
    (!filters.paymentStatus || order.paymentStatus === filters.paymentStatus) &&
    (!filters.from || placed >= startOf(filters.from).getTime()) &&
    (!filters.to || placed < startOf(filters.to, 1).getTime()) &&
    (term === '' || String(order.id) === term || texts.some((text) => text.toLowerCase().includes(term)))
  );
}
