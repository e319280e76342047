import { useCallback, useMemo, useState } from 'react';
import type { CartItem } from '@/domain/order/cartLine';

/** Sets or, with null, drops a quantity for one line. */
export type SetQuantity = (lineId: number, quantity: number | null) => void;

export interface QuantityDrafts {
  /** By line id: pieces that the buyer is choosing and the server has not confirmed yet; 0 stands for an empty field. */
  readonly drafts: ReadonlyMap<number, number>;
  readonly setDraft: SetQuantity;
  /**
   * By line id: pieces that were chosen when the session ended (D-209), or to which no answer came. Offered again, and
   * never sent on their own.
   */
  readonly kept: ReadonlyMap<number, number>;
  readonly setKept: SetQuantity;
}

/** The quantities that are being changed on this page. The drafts stand above what the server answers meanwhile. */
export function useQuantityDrafts(): QuantityDrafts {
  const [drafts, setDraft] = useQuantities();
  const [kept, setKept] = useQuantities();
  return useMemo(() => ({ drafts, setDraft, kept, setKept }), [drafts, setDraft, kept, setKept]);
}

function useQuantities() {
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const set = useCallback<SetQuantity>((lineId, quantity) => {
    setQuantities((before) => {
      if ((before.get(lineId) ?? null) === quantity) return before;
      const after = new Map(before);
      if (quantity === null) after.delete(lineId);
      else after.set(lineId, quantity);
      return after;
    });
  }, []);
  return [quantities, set] as const;
}

/** The lines at the quantities that the buyer has chosen; an empty field leaves the line, and so the total, as it was. */
export function withDrafts(lines: readonly CartItem[], drafts: ReadonlyMap<number, number>): readonly CartItem[] {
  if (drafts.size === 0) return lines;
  return lines.map((line) => {
    const quantity = drafts.get(line.id);
    return quantity && quantity !== line.quantity ? { ...line, quantity } : line;
  });
}
