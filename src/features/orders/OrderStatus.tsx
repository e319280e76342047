import type { Order } from '@/domain/order/readOrder';
import { StatusBadge } from '@/ui/StatusBadge';

type Status = Order['status'];

export const ORDER_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly Status[];

export const STATUS_NAMES: Record<Status, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** Delivered is green, shipped blue, and any other status yellow (S2 2.9, D-195). */
export function OrderStatus({ status }: { status: Status }) {
  const tone = status === 'delivered' ? 'good' : status === 'shipped' ? 'active' : 'waiting';
  return <StatusBadge tone={tone}>{STATUS_NAMES[status] ?? status}</StatusBadge>;
}
