import { useState } from 'react';
import { cellKey } from '@/domain/product/orderGrid';
import type { Product } from '@/domain/product/readProduct';
import type { ProductChoiceState } from './useProductChoice';

/** Pieces by cell key; a cell without pieces is missing. */
export type Quantities = ReadonlyMap<string, number>;

/** What the grid offers to choose: 'colors', 'colors and models', …; null for a product with one choice only. */
export function bulkOrderChoices({ colors, models, options }: Product): string | null {
  const choices = [colors.length > 1 && 'colors', options.length > 1 && (models.length > 0 ? 'models' : 'versions')];
  return choices.filter(Boolean).join(' and ') || null;
}

/**
 * The state of the bulk order grid: whether it is open, and the pieces of every choice. The pieces of the current choice are
 * either in the grid or in the quantity field, and move when the grid opens or closes. Those of other choices stay in the
 * grid.
 */
export function useBulkOrder(product: Product, { color, option, quantity, setQuantity }: ProductChoiceState) {
  const [isOn, setOn] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [quantities, setQuantities] = useState<Quantities>(new Map());

  const isColorMissing = product.colors.length > 0 && color === null;
  const setCell = (key: string, pieces: number) =>
    setQuantities((previous) => {
      const next = new Map(previous);
      if (pieces > 0) next.set(key, pieces);
      else next.delete(key);
      return next;
    });
  const key = cellKey(color, option);
  const gridPieces = quantities.get(key) ?? 0;
  const close = () => {
    setOn(false);
    setOpen(false);
    // Before the grid's code has loaded, the pieces are still in the field.
    if (!isOpen || isColorMissing) return;
    setQuantity(Math.max(1, gridPieces));
    if (gridPieces > 1) setCell(key, 0);
  };
  return {
    /** The grid is switched on; its code may still be loading. */
    isOn,
    quantities,
    setCell,
    close,
    toggle: () => (isOn ? close() : setOn(true)),
    /** For the grid to call when it mounts. A quantity of 1 is the field's default and does not move. */
    onOpened: () => {
      setOpen(true);
      if (quantity > 1 && !isColorMissing) setCell(key, quantity);
    },
    /** Pieces of the current choice: in the grid while it is open, else in the field. */
    pieces: isOpen ? gridPieces : quantity,
    setPieces: (pieces: number) => (isOpen ? setCell(key, pieces) : setQuantity(pieces)),
  };
}

export type BulkOrderState = ReturnType<typeof useBulkOrder>;
