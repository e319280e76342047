import type { ApiOrder } from '@/api/types';
import type { Page } from '@/api/query';
import { type Order, ORDER_STATUSES, readOrder } from '@/domain/order/readOrder';
import { amountInCents } from '@/domain/money';
import type { TableState } from '@/ui/data-table/useTableControls';
import { ordersQuery } from './orderQuery';

/** How far back the list looks, in days. */
export const PERIODS = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 3 months' },
  { value: '365', label: 'Last 12 months' },
] as const;

/** Sort orders and filters of /orders, in its URL (D-56, D-220). */
export const ORDER_RULES = {
  sorts: [
    { value: '-createdAt', label: 'Newest first' },
    { value: 'createdAt', label: 'Oldest first' },
    { value: '-total', label: 'Highest total' },
    { value: 'total', label: 'Lowest total' },
  ],
  filters: { status: ORDER_STATUSES, period: PERIODS.map(({ value }) => value) },
  mostRows: 50,
} as const;

export type OrdersState = TableState<
  (typeof ORDER_RULES)['sorts'][number]['value'],
  { status: typeof ORDER_STATUSES; period: readonly string[] }
>;

/** The beginning of the day, in the buyer's time zone, a number of days before `now`. */
function startOfPeriod(days: string, now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(days));
}

/** The request for what the table shows. Defaults are left out, as the page's loader does. */
export function ordersQueryOf({ search, sort, page, pageSize, filters }: OrdersState, now: Date) {
  return ordersQuery({
    limit: pageSize,
    ...(page > 1 && { offset: (page - 1) * pageSize }),
    ...(search && { search }),
    ...(sort !== '-createdAt' && { sort }),
    ...(filters.status && { status: filters.status }),
    ...(filters.period && { from: startOfPeriod(filters.period, now).toISOString() }),
  });
}

const createdMs = ({ createdAt }: ApiOrder) => Date.parse(createdAt);
const totalCents = ({ total }: ApiOrder) => amountInCents(total) ?? 0;

const COMPARE: Record<OrdersState['sort'], (a: ApiOrder, b: ApiOrder) => number> = {
  createdAt: (a, b) => createdMs(a) - createdMs(b),
  '-createdAt': (a, b) => createdMs(b) - createdMs(a),
  total: (a, b) => totalCents(a) - totalCents(b),
  '-total': (a, b) => totalCents(b) - totalCents(a),
};

function matches(order: ApiOrder, { search, filters }: OrdersState, now: Date): boolean {
  const term = search.toLowerCase();
  const texts = [order.trackingNumber ?? '', ...order.items.map(({ productName }) => productName)];
  return (
    (filters.status === null || order.status === filters.status) &&
    (filters.period === null || createdMs(order) >= startOfPeriod(filters.period, now).getTime()) &&
    (term === '' || String(order.id) === term || texts.some((text) => text.toLowerCase().includes(term)))
  );
}

/**
 * Reads a page of orders from a response. A backend without paging returns all orders of the buyer; they are then searched,
 * filtered, sorted and paged here by the contract's rules (D-220).
 */
export function orderPage(
  { items, total }: Page<ApiOrder>,
  state: OrdersState,
  now: Date,
): { rows: Order[]; total: number } {
  if (total !== null) return { rows: items.map(readOrder), total };
  const found = items
    .filter((order) => matches(order, state, now))
    .toSorted((a, b) => COMPARE[state.sort](a, b) || b.id - a.id);
  const page = found.slice((state.page - 1) * state.pageSize, state.page * state.pageSize);
  return { rows: page.map(readOrder), total: found.length };
}
