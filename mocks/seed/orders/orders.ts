import type { OrderRow } from '../../db/rows';

/** The seeded orders, oldest first. */
export const orders: OrderRow[] = [];
