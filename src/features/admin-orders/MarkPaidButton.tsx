import { NativeButton } from '@/ui/native/NativeButton';
import { canBeMarkedPaid, type AdminOrder } from './adminOrder';
import { useMarkPaid } from './orderMutations';

/** Only on a bank transfer that waits for verification (D-127). */
export function MarkPaidButton({ order }: { order: AdminOrder }) {
  const markPaid = useMarkPaid();
  if (!canBeMarkedPaid(order)) return null;
  return (
    <NativeButton
      look="tint"
      busy={markPaid.isPending}
      aria-label={`Mark order ${order.id} as paid`}
      onClick={() => markPaid.mutate(order.id)}
    >
      Mark paid
    </NativeButton>
  );
}
