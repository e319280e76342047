import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSessionServices } from '@/features/session/SessionContext';
import { useUpdateLine } from './cartMutations';
import type { SetQuantity } from './quantityDrafts';
import { useCartCache } from './useCartCache';

/** A few quick presses of a key make one call. */
const PAUSE = 300;

interface LineQuantity {
  lineId: number;
  /** Pieces that the buyer is choosing; 0 for an empty field, undefined when nothing is being changed. */
  draft: number | undefined;
  setDraft: SetQuantity;
  /** Keeps what the end of the session has stopped, or what no answer came to. */
  setKept: SetQuantity;
}

/**
 * Sends what a buyer chooses for one line. `busy` holds until the call is answered; after a failed change the field
 * returns to what the server has, and what was chosen is kept where the session has ended or no answer came. What was typed is sent also
 * when the page is left or reloaded before the pause is over.
 */
export function useLineQuantity({ lineId, draft, setDraft, setKept }: LineQuantity) {
  const [busy, setBusy] = useState(false);
  const update = useUpdateLine();
  const held = useCartCache();
  const { session } = useSessionServices();

  const send = (quantity: number) => {
    const settled = (lost = false) => {
      setDraft(lineId, null);
      setKept(lineId, lost || session.get().expired ? quantity : null);
    };
    const present = held.quantityOf(lineId);
    if (present === undefined || present === quantity) return settled();
    setBusy(true);
    const onAnswer = (lost: boolean) => {
      setBusy(false);
      settled(lost);
    };
    update.mutate({ id: lineId, quantity, onAnswer });
  };
  const sendSoon = useDebouncedCallback(send, { delay: PAUSE });

  const leave = useEffectEvent(() => {
    sendSoon.cancel();
    if (draft && !busy) send(draft);
    // An empty field is nothing to come back to.
    else if (draft === 0) setDraft(lineId, null);
  });
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    busy,
    change: (quantity: number) => setDraft(lineId, quantity),
    commit: (quantity: number) => {
      setDraft(lineId, quantity);
      sendSoon(quantity);
    },
    /** The buyer has turned to something else: no more presses will follow. */
    settle: () => sendSoon.flush(),
    /** Drops a change that has not been sent yet. */
    cancel: () => {
      sendSoon.cancel();
      setDraft(lineId, null);
    },
  };
}
