import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '@/api/query';
import { readProduct } from '@/domain/product/readProduct';
import { useStorage } from '@/lib/EnvironmentContext';
import { formatCount } from '@/lib/count';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useToast } from '@/ui/toast/useToast';
import { addFailureToast } from './addToasts';
import { forgetPendingAdd, type PendingAdd } from './pendingAddStore';
import { useAddToCart } from './useAddToCart';

/** The question itself. Asked once: whatever the answer, what was kept is forgotten first. */
export function PendingAddDialog({ intended, onClose }: { intended: PendingAdd; onClose: () => void }) {
  const storage = useStorage();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { add } = useAddToCart();
  const [busy, setBusy] = useState(false);
  const { productId, name, quantity, options } = intended;

  const close = () => {
    forgetPendingAdd(storage);
    onClose();
  };
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    forgetPendingAdd(storage);
    try {
      const product = await queryClient.fetchQuery(
        get('/api/products/{slugOrId}', { path: { slugOrId: String(productId) } }),
      );
      await add({ ...intended, product: readProduct(product) });
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
