import type { Database } from '../db/database';

/** Adds what a buyer has paid, US cents, to the running total from which growth value and level follow (D-26, D-27). */
export async function addToSpent(db: Database, buyerId: number, cents: number): Promise<void> {
  await db.buyers.update(buyerId, (row) => void (row.totalSpentCents += cents));
}
