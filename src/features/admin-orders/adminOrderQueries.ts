import type { ApiOrder } from '@/api/types';
import { get, type Page } from '@/api/query';
import { readAdminOrder, type AdminOrder } from './adminOrder';

/** Rejects what is not an order, so that one unreadable order fails the query and not the whole page. */
const readOrders = ({ items, total }: Page<ApiOrder>): Page<AdminOrder> => ({
  items: items.map(readAdminOrder),
  total,
});

/** The orders placed since a moment, newest first. A backend that ignores `from` returns all of them. */
export const ordersSinceQuery = (from: Date) => ({
  ...get('/api/admin/orders', { query: { from: from.toISOString() } }),
  select: readOrders,
});

/** The orders among which the one with this id is, since no call returns a single order (D-129). */
export const orderByIdQuery = (id: number) => ({
  ...get('/api/admin/orders', { query: { search: String(id) } }),
  select: ({ items }: Page<ApiOrder>) => {
    const order = items.find((item) => item.id === id);
    return order ? readAdminOrder(order) : null;
  },
});
