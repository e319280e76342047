import { type OrderStatus as Status, STATUS_NAMES } from '@/domain/order/readOrder';
import { StatusBadge } from '@/ui/StatusBadge';

/** Delivered is green, shipped blue, and any other status yellow (S2 2.9, D-195). */
export function OrderStatus({ status }: { status: Status }) {
  const tone = status === 'delivered' ? 'good' : status === 'shipped' ? 'active' : 'waiting';
  return <StatusBadge tone={tone}>{STATUS_NAMES[status] ?? status}</StatusBadge>;
}
