import type { Order } from './readOrder';

export type OrderStatus = Order['status'];

/** In the order of an order's life; a cancelled one comes last. */
export const ORDER_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[];

export const STATUS_NAMES: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const METHOD_NAMES: Record<Order['paymentMethod'], string> = {
  card: 'Card',
  square: 'Card (Square)',
  paypal: 'PayPal',
  bank_transfer: 'Bank transfer',
};
