import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import type { CartItem } from '@/api/types';
import { useUpdateLine } from './cartMutations';

/** A few quick presses of a key make one call. */
const PAUSE = 300;

/**
 * A line's quantity while it is being changed: `quantity` is what the field shows, `busy` holds until the server's cart is
 * back. After a failed change the field returns to what the server has.
 */
export function useLineQuantity(line: CartItem) {
  const [draft, setDraft] = useState<number | null>(null);
  const update = useUpdateLine();

  const send = useDebouncedCallback(
    (quantity: number) => {
      if (quantity === line.quantity) {
        setDraft(null);
        return;
      }
      update.mutate({ id: line.id, quantity }, { onSettled: () => setDraft(null) });
    },
    { delay: PAUSE, flushOnUnmount: true },
  );

  // A reload within the pause must not lose what was just typed; the call outlives the page.
  useWindowEvent('pagehide', () => send.flush());

  return {
    quantity: draft ?? line.quantity,
    busy: update.isPending,
    change: setDraft,
    commit: (quantity: number) => {
      setDraft(quantity);
      send(quantity);
    },
    /** Drops a change that has not been sent yet. */
    cancel: () => {
      send.cancel();
      setDraft(null);
    },
  };
}
