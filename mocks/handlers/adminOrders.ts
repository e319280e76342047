import type { components } from '../../src/api/generated/schema';
import type { Database } from '../db/database';
import { orderResponse } from '../db/responses';
import { adminOrderSelection } from '../db/orderQuery';
import type { OrderRow } from '../db/rows';
import { addToSpent } from '../orders/placeOrder';
import { MAX_CENTS } from '../orders/quote';
import type { Handlers } from '../api/handlerTypes';
import { notFound, HttpError } from '../api/errors';
import { checkDates } from '../orders/checkDates';

/** Updates an order and responds with it. @throws HttpError 404 for an unknown order */
async function updateOrder(
  db: Database,
  id: OrderRow['id'],
  write: (row: OrderRow) => void,
): Promise<{ status: 200; body: components['schemas']['Order'] }> {
  const order = await db.orders.update(id, write);
  if (!order) throw notFound();
  return { status: 200, body: orderResponse(db, order) };
}

/** Every status can follow any other. Payment, growth value and stock do not change (D-125, D-128). */
const setStatus = (db: Database, id: OrderRow['id'], status: OrderRow['status']) =>
  updateOrder(db, id, (row) => void (row.status = status));

/** Back office: the orders of all buyers. */
export const adminOrders = {
  listAdminOrders: async ({ db, query }) => {
    checkDates(query);
    await db.orders.prepare();
    const { rows, total } = db.orders.select(adminOrderSelection(query));
    return { status: 200, body: rows.map((row) => orderResponse(db, row)), headers: { 'X-Total-Count': total } };
  },

  setOrderStatus: ({ db, path, body }) => setStatus(db, path.id, body.status),

  patchOrder: ({ db, path, body }) => setStatus(db, path.id, body.orderStatus),

  markOrderPaid: async ({ db, path }) => {
    const order = db.orders.get(path.id);
    if (!order) throw notFound();
    if (order.paymentMethod !== 'bank_transfer' || order.paymentStatus !== 'pending_verification') {
      throw new HttpError(
        400,
        'not_a_pending_transfer',
        'Only a bank transfer that waits for verification can be marked as paid.',
      );
    }
    // several transfers may wait, and each was checked against what the buyer had spent when it was ordered
    if ((db.buyers.get(order.buyerId)?.totalSpentCents ?? 0) + order.totalCents > MAX_CENTS) {
      throw new HttpError(
        400,
        'invalid_request',
        'With this order the buyer would have spent more than 999,999,999.99 US dollars.',
      );
    }
    await addToSpent(db, order.buyerId, order.totalCents);
    return updateOrder(db, order.id, (row) => void (row.paymentStatus = 'paid'));
  },

  setOrderTracking: ({ db, path, body }) =>
    updateOrder(db, path.id, (row) => {
      row.trackingNumber = body.trackingNumber.trim();
      // a tracking number marks the order as shipped, unless it is already delivered or cancelled (D-126)
      if (row.status !== 'delivered' && row.status !== 'cancelled') row.status = 'shipped';
    }),
} satisfies Partial<Handlers>;
