import { useCallback, useMemo, useState } from 'react';
import type { CartItem } from '@/api/types';

/** Sets or, with null, drops what a buyer is choosing for one line; 0 stands for an empty field. */
export type SetDraft = (lineId: number, quantity: number | null) => void;

export interface QuantityDrafts {
  /** By line id: pieces that the server has not confirmed yet. */
  readonly drafts: ReadonlyMap<number, number>;
  readonly setDraft: SetDraft;
}

/** The quantities that are being changed on this page. They stand above what the server answers meanwhile. */
export function useQuantityDrafts(): QuantityDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, number>>(new Map());
  const setDraft = useCallback<SetDraft>((lineId, quantity) => {
    setDrafts((before) => {
      const after = new Map(before);
      if (quantity === null) after.delete(lineId);
      else after.set(lineId, quantity);
      return after;
    });
  }, []);
  return useMemo(() => ({ drafts, setDraft }), [drafts, setDraft]);
}

/** The lines at the quantities that the buyer has chosen; an empty field leaves the line, and so the total, as it was. */
export function withDrafts(lines: readonly CartItem[], drafts: ReadonlyMap<number, number>): readonly CartItem[] {
  if (drafts.size === 0) return lines;
  return lines.map((line) => {
    const quantity = drafts.get(line.id);
    return quantity && quantity !== line.quantity ? { ...line, quantity } : line;
  });
}
