import { useState } from 'react';
import { cellKey } from '@/domain/product/orderGrid';
import type { Product } from '@/domain/product/readProduct';
import type { ProductChoiceState } from './useProductChoice';

/** Pieces by the key of the choice; a choice without any is missing. */
export type Quantities = ReadonlyMap<string, number>;

/** What there are several of, in the words of the switch; null for a product with one choice only. */
export function severalOf({ colors, models, options }: Product): string | null {
  const several = [colors.length > 1 && 'colors', options.length > 1 && (models.length > 0 ? 'models' : 'versions')];
  return several.filter(Boolean).join(' and ') || null;
}

/**
 * Whether several choices are ordered at once, and how many of each. The present choice's pieces are in one place, the
 * grid or the field, and move as the grid opens and closes; those of the others stay in the grid.
 */
export function useBulkOrder(product: Product, { color, option, quantity, setQuantity }: ProductChoiceState) {
  const [on, setOn] = useState(false);
  const [open, setOpen] = useState(false);
  const [quantities, setQuantities] = useState<Quantities>(new Map());

  const missing = product.colors.length > 0 && color === null;
  const put = (key: string, pieces: number) =>
    setQuantities((before) => {
      const after = new Map(before);
      if (pieces > 0) after.set(key, pieces);
      else after.delete(key);
      return after;
    });
  const key = cellKey(color, option);
  const inGrid = quantities.get(key) ?? 0;
  const close = () => {
    setOn(false);
    setOpen(false);
    // A grid that did not come has taken nothing.
    if (!open || missing) return;
    setQuantity(Math.max(1, inGrid));
    if (inGrid > 1) put(key, 0);
  };
  return {
    /** The grid is asked for; its code may still be on the way. */
    on,
    quantities,
    put,
    close,
    toggle: () => (on ? close() : setOn(true)),
    /** The grid is there. A 1 is only what the field starts with. */
    opened: () => {
      setOpen(true);
      if (quantity > 1 && !missing) put(key, quantity);
    },
    /** The present choice's pieces: in the grid while that is open, else in the field. */
    pieces: open ? inGrid : quantity,
    setPieces: (pieces: number) => (open ? put(key, pieces) : setQuantity(pieces)),
  };
}

export type SeveralState = ReturnType<typeof useBulkOrder>;
