import { useQueryClient } from '@tanstack/react-query';
import { get } from '@/api/query';
import { readProduct } from '@/domain/product/readProduct';
import { useStorage } from '@/lib/EnvironmentContext';
import { formatCount } from '@/lib/count';
import { useReturnFocus } from '@/lib/useReturnFocus';
import { useSingleFlight } from '@/lib/useSingleFlight';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useToast } from '@/ui/toast/useToast';
import { addFailureToast } from './cartToasts';
import { clearPendingAdd, type PendingAdd } from './pendingAddStore';
import { useAddToCart } from './useAddToCart';

/** Asks whether to add now. Asked once: either button clears the stored add first. */
export function PendingAddDialog({ pendingAdd, onClose }: { pendingAdd: PendingAdd; onClose: () => void }) {
  const storage = useStorage();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { add } = useAddToCart();
  const { run, pending } = useSingleFlight();
  const { productId, name, quantity, options } = pendingAdd;
  useReturnFocus();

  const close = () => {
    clearPendingAdd(storage);
    onClose();
  };
  const confirm = async () => {
    clearPendingAdd(storage);
    try {
      const product = await queryClient.fetchQuery(
        get('/api/products/{slugOrId}', { path: { slugOrId: String(productId) } }),
      );
      await add({ ...pendingAdd, product: readProduct(product) });
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
      busy={pending}
      onConfirm={() => void run(confirm)}
      onCancel={close}
    >
      {`You were about to add ${formatCount(quantity)} × ${name}${options ? ` (${options})` : ''} to your cart.`}
    </ConfirmDialog>
  );
}
