import { userAnswer } from '../db/answers';
import { readCents } from '../rules/money';
import { salesStats } from '../rules/stats';
import type { Handlers } from '../server/handlerTypes';

/** Buyers and figures. */
export const adminOverview = {
  listUsers: ({ db, query: { search, offset, limit } }) => {
    const wanted = search?.trim().toLowerCase() ?? '';
    const { rows, total } = db.buyers.select({
      where: ({ name, email }) => `${name}\n${email}`.toLowerCase().includes(wanted),
      orderBy: (a, b) => a.id - b.id,
      offset,
      limit,
    });
    return { status: 200, body: rows.map(userAnswer), headers: { 'X-Total-Count': total } };
  },

  getStats: ({ db }) => {
    const unitCost = (id: number) => {
      const product = db.products.get(id);
      return product && (readCents(product.supplier_cost ?? '') ?? 0);
    };
    return { status: 200, body: salesStats(db.orders.all(), unitCost) };
  },
} satisfies Partial<Handlers>;
