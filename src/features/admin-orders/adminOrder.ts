import type { ApiOrder } from '@/api/types';
import { type Order, type OrderStatus, readOrder } from '@/domain/order/readOrder';

/** The one-step buttons (S2 4). A delivered or cancelled order has none. */
export const NEXT_STEP: Partial<Record<OrderStatus, { status: OrderStatus; label: string }>> = {
  pending: { status: 'processing', label: 'Process' },
  processing: { status: 'shipped', label: 'Mark Shipped' },
  shipped: { status: 'delivered', label: 'Delivered' },
};

/** An order as a clerk sees it. Amounts in USD cents, whatever currency the shop displays (D-211). */
export interface AdminOrder extends Order {
  readonly paymentProof: string | null;
  readonly paymentReference: string | null;
}

export const readAdminOrder = (order: ApiOrder): AdminOrder => ({
  ...readOrder(order),
  paymentProof: order.paymentProofFilename,
  paymentReference: order.paymentReference,
});

/** Only a bank transfer that waits for verification can be marked as paid (D-127). */
export const canBeMarkedPaid = ({ paymentMethod, paymentStatus }: AdminOrder) =>
  paymentMethod === 'bank_transfer' && paymentStatus === 'pending_verification';

/** `30 × JBL Flip 6 (Black)`. */
export const itemText = ({ name, quantity, options }: AdminOrder['items'][number]) =>
  `${quantity} × ${name}${options.length > 0 ? ` (${options.join(', ')})` : ''}`;
