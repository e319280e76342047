import { linesOf } from '../db/cartLines';
import { sameChoice } from '../db/choice';
import type { Database } from '../db/database';
import type { WalletRow } from '../db/rows';
import { placeOrder } from '../orders/placeOrder';
import { customerIn, orderAddress } from '../orders/recipient';
import type { WorldClock } from '../server/clock';

export type Decision = Exclude<WalletRow['outcome'], 'open'>;

/** Whether all pieces that a payment is for still lie in the cart: what has been ordered since is not paid twice (D-223). */
const isStillWanted = (db: Database, { buyerId, bill }: WalletRow): boolean =>
  bill.lines.every((item) =>
    linesOf(db, buyerId).some(
      ({ line }) => line.productId === item.productId && sameChoice(line, item) && line.quantity >= item.quantity,
    ),
  );

/** Stores the order of a payment that has been approved, from what createPaypalPayment was sent; null for a wallet order. */
async function placeOf(db: Database, clock: WorldClock, wallet: WalletRow): Promise<number | null> {
  const { buyerId, bill, shippingAddress: contact } = wallet;
  const buyer = db.buyers.get(buyerId);
  if (!contact || !buyer) return null;
  const customer = customerIn(contact, buyer);
  const shippingAddress = orderAddress(contact);
  const order = await placeOrder({ db, clock, buyerId, bill, customer, shippingAddress, paymentMethod: 'paypal' });
  return order.id;
}

/**
 * The buyer's word on an open wallet. The first one counts: a wallet that is settled stays as it is. A payment for what
 * is no longer in the cart is cancelled, and nothing is charged.
 */
export async function settleWallet(
  db: Database,
  clock: WorldClock,
  wallet: WalletRow,
  decision: Decision,
): Promise<WalletRow> {
  if (wallet.outcome !== 'open') return wallet;
  const isInVain = wallet.kind === 'payment' && decision === 'approved' && !isStillWanted(db, wallet);
  const outcome = isInVain ? 'cancelled' : decision;
  const orderId = outcome === 'approved' ? await placeOf(db, clock, wallet) : null;
  const settled: WalletRow = { ...wallet, outcome, orderId };
  await db.wallets.update(wallet.id, (row) => void Object.assign(row, settled));
  return settled;
}

/** Where the provider sends the buyer of a settled wallet (D-123). */
export function wayBack({ id, kind, shop, outcome, orderId }: WalletRow): string {
  if (outcome !== 'approved') return new URL('checkout-clean', shop).href;
  const query = kind === 'order' ? `paypalOrderId=${encodeURIComponent(id)}` : `orderId=${orderId}`;
  return new URL(`payment-success?${query}`, shop).href;
}
