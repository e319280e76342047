import { type OrderStatus, STATUS_NAMES } from '@/domain/order/readOrder';
import { StatusBadge } from '@/ui/StatusBadge';

const STATUS_TONES = {
  pending: 'waiting',
  processing: 'active',
  shipped: 'active',
  delivered: 'good',
  cancelled: 'neutral',
} as const satisfies Record<OrderStatus, string>;

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <StatusBadge tone={STATUS_TONES[status]}>{STATUS_NAMES[status]}</StatusBadge>;
}

const PAYMENTS = new Map([
  ['pending_verification', { tone: 'waiting', name: 'Awaiting transfer' }],
  ['paid', { tone: 'good', name: 'Paid' }],
  ['failed', { tone: 'bad', name: 'Failed' }],
] as const);

/** A payment status that the brief does not name is shown as it is, neutrally (D-196). */
export function PaymentBadge({ status, plain = false }: { status: string; plain?: boolean }) {
  const known = PAYMENTS.get(status as 'paid'); // any other text finds nothing
  return (
    <StatusBadge tone={known?.tone ?? 'neutral'} variant={plain ? 'plain' : 'tinted'}>
      {known?.name ?? status}
    </StatusBadge>
  );
}
