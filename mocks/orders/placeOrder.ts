import type { components } from '../../src/api/generated/schema';
import { sameChoice } from '../db/choice';
import type { Database } from '../db/database';
import type { Bill, BillLine, OrderItemRow, OrderRow } from '../db/rows';
import type { WorldClock } from '../server/clock';
import { addToSpent } from './addToSpent';
import type { Customer } from './recipient';

/** D-141: what every page but the card page ships by. */
export const SHIPPING_METHOD = 'USA Local Warehouse';

/** An order that may be stored: checked, and paid unless a transfer is awaited. */
export interface Placing {
  db: Database;
  clock: WorldClock;
  buyerId: number;
  bill: Bill;
  customer: Customer;
  shippingAddress: components['schemas']['OrderAddress'];
  paymentMethod: OrderRow['paymentMethod'];
  shippingMethod?: string;
  notes?: string | null;
}

/** A billed line as an order keeps it. */
export const itemOf = ({ baseCents: _base, discount: _discount, ...item }: BillLine): OrderItemRow => item;

/** Takes the ordered pieces out of the cart; what was added since stays. */
async function takeOutOfCart(db: Database, buyerId: number, ordered: readonly BillLine[]): Promise<void> {
  for (const item of ordered) {
    const line = db.cartLines.find(
      (row) => row.buyerId === buyerId && row.productId === item.productId && sameChoice(row, item),
    );
    if (!line) continue;
    if (line.quantity <= item.quantity) await db.cartLines.remove(line.id);
    else await db.cartLines.update(line.id, (row) => void (row.quantity -= item.quantity));
  }
}

/** Stores an order, empties the cart of it, and lets a paid one count for the buyer's level (D-27, D-116). */
export async function placeOrder(placing: Placing): Promise<OrderRow> {
  const { db, clock, buyerId, bill, customer, shippingAddress, paymentMethod } = placing;
  const { shippingMethod = SHIPPING_METHOD, notes = null } = placing;
  const order = await db.orders.insert({
    id: await db.next('order'),
    buyerId,
    status: 'pending',
    paymentMethod,
    paymentStatus: paymentMethod === 'bank_transfer' ? 'pending_verification' : 'paid',
    paymentProofFilename: null,
    shippingMethod,
    region: bill.region,
    subtotalCents: bill.subtotalCents,
    membershipDiscountCents: bill.membershipDiscountCents,
    shippingCents: bill.shippingCents,
    totalCents: bill.totalCents,
    createdAt: clock.now().toISOString(),
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    shippingAddress,
    items: bill.lines.map(itemOf),
    notes,
    trackingNumber: null,
  });
  await takeOutOfCart(db, buyerId, bill.lines);
  if (order.paymentStatus === 'paid') await addToSpent(db, buyerId, order.totalCents);
  return order;
}
