import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '@/api/query';
import { useStorage } from '@/lib/EnvironmentContext';
import { formatCount } from '@/lib/formatCount';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useToast } from '@/ui/toast/useToast';
import { addFailureToast } from './addToasts';
import { forgetIntendedAdd, type IntendedAdd } from './intendedAddStore';
import { useAddToCart } from './useAddToCart';

/** The question itself. Asked once: whatever the answer, what was kept is forgotten first. */
export function IntendedAddDialog({ intended, onClose }: { intended: IntendedAdd; onClose: () => void }) {
  const storage = useStorage();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { add } = useAddToCart();
  const [busy, setBusy] = useState(false);
  const { productId, name, quantity, options } = intended;

  const close = () => {
    forgetIntendedAdd(storage);
    onClose();
  };
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    forgetIntendedAdd(storage);
    try {
      const product = await queryClient.fetchQuery(
        get('/api/products/{slugOrId}', { path: { slugOrId: String(productId) } }),
      );
      await add({ ...intended, product });
    } catch (error) {
      toast(addFailureToast(error));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Add it now?"
      confirmLabel="Add to Cart"
      cancelLabel="Not now"
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {`You were about to add ${formatCount(quantity)} × ${name}${options ? ` (${options})` : ''} to your cart.`}
    </ConfirmDialog>
  );
}
