import { tokenUsed } from '../api/errors';
import type { Database } from '../db/database';

/**
 * A payment that has already placed one of the buyer's orders is refused before the cart is checked, since that order
 * has emptied the cart. If the first response was lost, the buyer learns the order id this way. Test source ids, which pay any number of
 * times, can be used again.
 * @param token card token or wallet order; undefined for a bank transfer
 * @throws HttpError 409 `token_used` with the order's id
 */
export function refuseSecondPayment(db: Database, buyerId: number, token: string | undefined): void {
  if (token === undefined || !db.usedTokens.get(token)) return;
  const paid = db.orders.find((order) => order.buyerId === buyerId && order.paidWith === token);
  if (paid) throw tokenUsed(paid.id);
}
