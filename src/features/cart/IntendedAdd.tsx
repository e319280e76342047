import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '@/api/query';
import { useSession } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { forgetIntendedAdd, readIntendedAdd } from './intendedAddStore';
import { useAddToCart } from './useAddToCart';

/** After a login the add that led to it is offered once, as a question; nothing is added on its own (D-225). */
export function IntendedAdd() {
  const { token } = useSession();
  return token ? <Question key={token} /> : null;
}

function Question() {
  const storage = useStorage();
  const queryClient = useQueryClient();
  const { add } = useAddToCart();
  const [intended, setIntended] = useState(() => readIntendedAdd(storage));
  const [busy, setBusy] = useState(false);
  if (!intended) return null;

  const close = () => {
    forgetIntendedAdd(storage);
    setIntended(null);
  };
  const confirm = async () => {
    setBusy(true);
    try {
      const product = await queryClient.fetchQuery(get('/api/products/{slugOrId}', { path: { slugOrId: String(intended.productId) } }));
      await add({ ...intended, product });
    } catch {
      // The product is gone or cannot be read: its page says so better than a dialog could.
    }
    setBusy(false);
    close();
  };
  const options = [intended.color].filter(Boolean).join(', ');
  return (
    <ConfirmDialog
      open
      title="Add it now?"
      text={`You were about to add ${intended.quantity} × ${intended.name}${options ? ` (${options})` : ''} to your cart.`}
      confirmLabel="Add to Cart"
      cancelLabel="Not now"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={close}
    />
  );
}
