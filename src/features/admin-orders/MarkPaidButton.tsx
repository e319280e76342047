import { focusElement } from '@/lib/focus';
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
      onClick={({ currentTarget: button }) => {
        // The button goes; a clerk at the keyboard keeps the row.
        const onSuccess = () => {
          const place = button.parentElement;
          if (place && document.activeElement === button) focusElement(place, { preventScroll: true });
        };
        markPaid.mutate(order.id, { onSuccess });
      }}
    >
      Mark paid
    </NativeButton>
  );
}
