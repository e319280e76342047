import type { components } from '../../src/api/generated/schema';
import type { Database } from '../db/database';
import { orderAnswer } from '../db/orderAnswers';
import { adminOrderSelection } from '../db/orderQuery';
import type { OrderRow } from '../db/rows';
import { addToSpent } from '../orders/addToSpent';
import type { Handlers } from '../server/handlerTypes';
import { invalid, notFound, Refusal } from '../server/refusal';

/** Changes an order and answers it as it is then. @throws Refusal 404 for an unknown one */
async function change(
  db: Database,
  id: OrderRow['id'],
  write: (row: OrderRow) => void,
): Promise<{ status: 200; body: components['schemas']['Order'] }> {
  const order = await db.orders.update(id, write);
  if (!order) throw notFound();
  return { status: 200, body: orderAnswer(db, order) };
}

/** Any of the five from any other; payment, growth and stock stay as they are (D-125, D-128). */
const setStatus = (db: Database, id: OrderRow['id'], status: OrderRow['status']) =>
  change(db, id, (row) => void (row.status = status));

/** @throws Refusal 400 for what has the form of a moment and is none that a clock here can show, a leap second for one */
function checkMoments({ from, to }: { from?: string; to?: string }): void {
  const fields: Record<string, string> = {};
  if (from !== undefined && Number.isNaN(Date.parse(from))) fields.from = 'must be a moment';
  if (to !== undefined && Number.isNaN(Date.parse(to))) fields.to = 'must be a moment';
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** Orders of all buyers. */
export const adminOrders = {
  listAdminOrders: ({ db, query }) => {
    checkMoments(query);
    const { rows, total } = db.orders.select(adminOrderSelection(query));
    return { status: 200, body: rows.map((row) => orderAnswer(db, row)), headers: { 'X-Total-Count': total } };
  },

  setOrderStatus: ({ db, path, body }) => setStatus(db, path.id, body.status),

  patchOrder: ({ db, path, body }) => setStatus(db, path.id, body.orderStatus),

  markOrderPaid: async ({ db, path }) => {
    const order = db.orders.get(path.id);
    if (!order) throw notFound();
    if (order.paymentMethod !== 'bank_transfer' || order.paymentStatus !== 'pending_verification') {
      throw new Refusal(
        400,
        'not_a_pending_transfer',
        'Only a bank transfer that waits for verification can be marked as paid.',
      );
    }
    await addToSpent(db, order.buyerId, order.totalCents);
    return change(db, order.id, (row) => void (row.paymentStatus = 'paid'));
  },

  setOrderTracking: ({ db, path, body }) =>
    change(db, path.id, (row) => {
      row.trackingNumber = body.trackingNumber.trim();
      // a number means that it is under way, but calls nothing back (D-126)
      if (row.status !== 'delivered' && row.status !== 'cancelled') row.status = 'shipped';
    }),
} satisfies Partial<Handlers>;
