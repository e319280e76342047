import { userResponse } from '../db/responses';
import { userSelection } from '../db/userQuery';
import { readCents } from '../rules/money';
import { salesStats } from '../rules/stats';
import type { Handlers } from '../api/handlerTypes';

/** Back office: buyers, revenue and profit. */
export const adminOverview = {
  listUsers: ({ db, query }) => {
    const { rows, total } = db.buyers.select(userSelection(query));
    return { status: 200, body: rows.map(userResponse), headers: { 'X-Total-Count': total } };
  },

  getStats: async ({ db }) => {
    await db.orders.prepare();
    await db.products.prepare();
    const unitCost = (id: number) => {
      const product = db.products.get(id);
      return product && (readCents(product.supplier_cost ?? '') ?? 0);
    };
    return { status: 200, body: salesStats(db.orders.all(), unitCost) };
  },
} satisfies Partial<Handlers>;
