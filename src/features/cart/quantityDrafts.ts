import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CartItem } from '@/domain/order/readCart';
import { useSessionServices } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { useUpdateLine } from './cartMutations';
import { useCartCache } from './cartQuery';
import { saveInterruptedChange, takeInterruptedChange } from './interruptedChanges';

/** Sets a line's quantity, or deletes it with null. */
type SetQuantity = (lineId: number, quantity: number | null) => void;

/** Quantities that are being changed on the cart page, by line id. */
export interface QuantityDrafts {
  /** Pieces that the server has not confirmed yet; 0 is an empty field. Shown instead of the server's quantity. */
  readonly drafts: ReadonlyMap<number, number>;
  readonly setDraft: SetQuantity;
  /**
   * Pieces that were chosen when the session expired (D-209), or whose response was lost. Offered again, and never sent
   * without a press.
   */
  readonly unsent: ReadonlyMap<number, number>;
  readonly setUnsent: SetQuantity;
}

/** The state of the page, so that it survives the rows, which unmount when the session expires. */
export function useQuantityDrafts(): QuantityDrafts {
  const [drafts, setDraft] = useQuantities();
  const [unsent, setUnsent] = useQuantities();
  return useMemo(() => ({ drafts, setDraft, unsent, setUnsent }), [drafts, setDraft, unsent, setUnsent]);
}

function useQuantities() {
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const set = useCallback<SetQuantity>((lineId, quantity) => {
    setQuantities((previous) => {
      if ((previous.get(lineId) ?? null) === quantity) return previous;
      const next = new Map(previous);
      if (quantity === null) next.delete(lineId);
      else next.set(lineId, quantity);
      return next;
    });
  }, []);
  return [quantities, set] as const;
}

/** The lines at the drafted quantities. An empty field leaves its line, and so the total, unchanged. */
export function applyDrafts(lines: readonly CartItem[], drafts: ReadonlyMap<number, number>): readonly CartItem[] {
  if (drafts.size === 0) return lines;
  return lines.map((line) => {
    const quantity = drafts.get(line.id);
    return quantity && quantity !== line.quantity ? { ...line, quantity } : line;
  });
}

/** Milliseconds; a few quick presses of a key send one request. */
const DEBOUNCE = 300;

interface LineQuantity extends Pick<QuantityDrafts, 'setDraft' | 'setUnsent'> {
  lineId: number;
  /** Pieces that the buyer is choosing; 0 for an empty field, undefined when nothing is being changed. */
  draft: number | undefined;
}

/**
 * Sends the quantity that a buyer chooses for one line, also when the page is left or closed before the debounce is over.
 * Browsers may drop the request of a page that is being closed, so after a reload it is sent again if the server still has
 * the previous quantity. `saving` lasts until the response. After a failure the field shows the server's quantity again.
 */
export function useLineQuantity({ lineId, draft, setDraft, setUnsent }: LineQuantity) {
  const cart = useCartCache();
  const storage = useStorage();
  const { session } = useSessionServices();

  const finish = (quantity: number, isOutcomeUnknown = false) => {
    // Left over when the browser shows the same page again, on Back.
    takeInterruptedChange(storage, lineId);
    setDraft(lineId, null);
    setUnsent(lineId, isOutcomeUnknown || session.get().expired ? quantity : null);
  };
  const update = useUpdateLine(lineId, (quantity, error) => finish(quantity, !!error && error.kind !== 'refused'));
  const saving = update.isPending;

  const send = (quantity: number) => {
    const current = cart.quantityOf(lineId);
    if (current === undefined || current === quantity) finish(quantity);
    else update.mutate(quantity);
  };
  const sendSoon = useDebouncedCallback(send, { delay: DEBOUNCE });

  const sendOnLeave = useEffectEvent(() => {
    sendSoon.cancel();
    if (draft && !saving) send(draft);
    else if (draft === 0) setDraft(lineId, null);
  });
  const saveAndSend = useEffectEvent(() => {
    // While a request is pending the cache has the new quantity already.
    const from = saving ? update.context : cart.quantityOf(lineId);
    if (draft && from && draft !== from) saveInterruptedChange(storage, { lineId, from, to: draft });
    sendOnLeave();
  });
  const resend = useEffectEvent(() => {
    const change = takeInterruptedChange(storage, lineId);
    if (!change || cart.quantityOf(lineId) !== change.from) return;
    setDraft(lineId, change.to);
    update.mutate(change.to);
  });
  useEffect(() => {
    resend();
    window.addEventListener('pagehide', saveAndSend);
    return () => {
      window.removeEventListener('pagehide', saveAndSend);
      sendOnLeave();
    };
  }, []);

  return {
    saving,
    /** At every key. */
    change: (quantity: number) => setDraft(lineId, quantity),
    /** When the change is complete: sent after the debounce. */
    commit: (quantity: number) => {
      setDraft(lineId, quantity);
      sendSoon(quantity);
    },
    /** Sends a committed change at once. */
    flush: () => sendSoon.flush(),
    /** Drops a change that has not been sent. */
    cancel: () => {
      sendSoon.cancel();
      setDraft(lineId, null);
    },
  };
}
