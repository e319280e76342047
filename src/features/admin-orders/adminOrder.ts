import type { ApiOrder } from '@/api/types';
import { readOrder, type Order } from '@/domain/order/readOrder';

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const STATUS_NAMES: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** The one-step buttons (S2 4). A delivered or cancelled order has none. */
export const NEXT_STEP: Partial<Record<OrderStatus, { status: OrderStatus; label: string }>> = {
  pending: { status: 'processing', label: 'Process' },
  processing: { status: 'shipped', label: 'Mark Shipped' },
  shipped: { status: 'delivered', label: 'Delivered' },
};

export const PAYMENT_METHODS: Record<ApiOrder['paymentMethod'], string> = {
  card: 'Card',
  paypal: 'PayPal',
  square: 'Card (Square)',
  bank_transfer: 'Bank transfer',
};

/** An order as a clerk sees it. Amounts in USD cents, whatever currency the shop displays (D-211). */
export interface AdminOrder extends Order {
  readonly region: ApiOrder['region'];
  /** `pending_verification`, `paid`, `failed`, or any other text (D-196). */
  readonly paymentStatus: string;
  readonly paymentProof: string | null;
  readonly paymentReference: string | null;
  readonly shippingMethod: string;
  readonly notes: string | null;
  readonly trackingNumber: string | null;
}

export function readAdminOrder(order: ApiOrder): AdminOrder {
  return {
    ...readOrder(order),
    region: order.region,
    paymentStatus: order.paymentStatus,
    paymentProof: order.paymentProofFilename,
    paymentReference: order.paymentReference,
    shippingMethod: order.shippingMethod,
    notes: order.notes,
    trackingNumber: order.trackingNumber,
  };
}

/** Only a bank transfer that waits for verification can be marked as paid (D-127). */
export const canBeMarkedPaid = ({ paymentMethod, paymentStatus }: AdminOrder) =>
  paymentMethod === 'bank_transfer' && paymentStatus === 'pending_verification';

/** `30 × JBL Flip 6 (Black)`. */
export const itemText = ({ name, quantity, options }: AdminOrder['items'][number]) =>
  `${quantity} × ${name}${options.length > 0 ? ` (${options.join(', ')})` : ''}`;
