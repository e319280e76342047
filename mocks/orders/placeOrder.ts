import type { components } from '../../src/api/generated/schema';
import { isSameChoice } from '../db/cartLines';
import type { Database } from '../db/database';
import type { OrderItemRow, OrderRow, Quote, QuoteLine } from '../db/rows';
import type { MockClock } from '../state/clock';
import type { Customer } from './recipient';

/** The shipping method of every page but the card page (D-141). */
export const SHIPPING_METHOD = 'USA Local Warehouse';

/** A checked order; its payment has succeeded, unless it is a bank transfer. */
export interface NewOrder {
  db: Database;
  clock: MockClock;
  buyerId: number;
  quote: Quote;
  customer: Customer;
  shippingAddress: components['schemas']['OrderAddress'];
  paymentMethod: OrderRow['paymentMethod'];
  /** The provider's id of the payment; null for a bank transfer. */
  paymentReference: string | null;
  /** The card token or wallet order that paid. */
  paidWith?: string | undefined;
  shippingMethod?: string;
  notes?: string | null;
}

/** A quote's line as an order stores it. */
export const toOrderItem = ({ baseCents: _base, discount: _discount, ...item }: QuoteLine): OrderItemRow => item;

/** Removes the ordered quantities from the cart; pieces added since then stay. */
async function removeFromCart(db: Database, buyerId: number, ordered: readonly QuoteLine[]): Promise<void> {
  for (const item of ordered) {
    const line = db.cartLines.find(
      (row) => row.buyerId === buyerId && row.productId === item.productId && isSameChoice(row, item),
    );
    if (!line) continue;
    if (line.quantity <= item.quantity) await db.cartLines.remove(line.id);
    else await db.cartLines.update(line.id, (row) => void (row.quantity -= item.quantity));
  }
}

/** Adds a payment in US cents to the buyer's total, which determines growth value and level (D-26, D-27). */
export async function addToSpent(db: Database, buyerId: number, cents: number): Promise<void> {
  await db.buyers.update(buyerId, (row) => void (row.totalSpentCents += cents));
}

/** Stores an order and removes its lines from the cart. A paid order counts toward the buyer's level (D-27, D-116). */
export async function placeOrder(newOrder: NewOrder): Promise<OrderRow> {
  const { db, clock, buyerId, quote, customer, shippingAddress, paymentMethod } = newOrder;
  const { shippingMethod = SHIPPING_METHOD, notes = null, paymentReference, paidWith } = newOrder;
  const order = await db.orders.insert({
    id: await db.next('order'),
    buyerId,
    status: 'pending',
    paymentMethod,
    paymentStatus: paymentMethod === 'bank_transfer' ? 'pending_verification' : 'paid',
    paymentProofFilename: null,
    paymentReference,
    paidWith: paidWith ?? null,
    shippingMethod,
    region: quote.region,
    subtotalCents: quote.subtotalCents,
    membershipDiscountCents: quote.membershipDiscountCents,
    shippingCents: quote.shippingCents,
    totalCents: quote.totalCents,
    createdAt: clock.now().toISOString(),
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    shippingAddress,
    items: quote.lines.map(toOrderItem),
    notes,
    trackingNumber: null,
  });
  await removeFromCart(db, buyerId, quote.lines);
  if (order.paymentStatus === 'paid') await addToSpent(db, buyerId, order.totalCents);
  return order;
}
