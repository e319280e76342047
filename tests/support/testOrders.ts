import type { OrderItemRow, OrderRow } from '@mocks/db/rows';
import type { Seed } from '@mocks/db/tables';
import { seed } from '@mocks/seed/seed';

/** A line of an order for tests: two of product 301. */
export const itemRow = (changes: Partial<OrderItemRow> = {}): OrderItemRow => ({
  productId: 301,
  productName: 'JBL Flip 6 Portable Speaker',
  quantity: 2,
  priceCents: 94_99,
  costCents: 63_95,
  color: 'Black',
  model: null,
  modelName: null,
  ancOption: null,
  ...changes,
});

/** An order for tests: of the seeded V4 buyer, paid by card, waiting for the warehouse. */
export const orderRow = (changes: Partial<OrderRow> & Pick<OrderRow, 'id'>): OrderRow => ({
  buyerId: 4,
  status: 'pending',
  paymentMethod: 'card',
  paymentStatus: 'paid',
  paymentProofFilename: null,
  paymentReference: null,
  paidWith: null,
  shippingMethod: 'USA Local Warehouse',
  region: 'USA',
  createdAt: '2025-06-10T12:00:00Z',
  customerName: 'Gloria Gold',
  customerEmail: 'gold@example.com',
  customerPhone: '',
  shippingAddress: {
    firstName: 'Gloria',
    lastName: 'Gold',
    fullName: 'Gloria Gold',
    address: '48 Orchard Street',
    address2: null,
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    country: 'US',
  },
  notes: null,
  trackingNumber: null,
  subtotalCents: 167_18,
  membershipDiscountCents: 22_80,
  shippingCents: 17_47,
  totalCents: 184_65,
  items: [itemRow()],
  ...changes,
});

/** The seeded shop with these orders and no others. */
export const seedWithOrders = (...orders: (Partial<OrderRow> & Pick<OrderRow, 'id'>)[]): Seed => ({
  ...seed,
  orders: orders.map(orderRow),
});
