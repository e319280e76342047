import type { Product } from '@/domain/product/readProduct';
import { lineLimitNote } from '@/domain/order/cartLine';
import { percentText, type Cents } from '@/domain/money';
import type { GridCell, OrderGrid } from '@/domain/product/orderGrid';
import { formatCount } from '@/lib/count';
import { productPrice } from '../productPrice';
import type { Quantities } from '../useBulkOrder';

export interface GridTotals {
  pieces: number;
  /** USD cents: the exact sum of the lines, each at its own tier (D-13, D-101). Null if one has no price. */
  sum: Cents | null;
  /** USD cents, compared to the base prices. Lines without a price do not count. */
  saving: Cents;
  /** Lines with pieces. */
  lines: number;
  /** One line exceeds the limit of a cart line. */
  tooMany: boolean;
}

/** Sums up the grid. */
export function gridTotals(
  product: Product,
  cells: readonly GridCell[],
  quantities: Quantities,
  inCart: (cell: GridCell) => number,
): GridTotals {
  const totals: GridTotals = { pieces: 0, sum: 0, saving: 0, lines: 0, tooMany: false };
  for (const cell of cells) {
    const quantity = quantities.get(cell.key) ?? 0;
    if (quantity === 0) continue;
    const price = productPrice(product, cell.ancOption, quantity, inCart(cell));
    totals.pieces += quantity;
    totals.lines += 1;
    // A missing price does not count as 0.
    totals.sum = totals.sum === null || !price ? null : totals.sum + price.lineTotal;
    totals.saving += price?.saving ?? 0;
    totals.tooMany ||= lineLimitNote(inCart(cell), quantity) !== null;
  }
  return totals;
}

/**
 * Says that the lines of the grid do not add up to one quantity (D-101), and the smallest number of pieces that brings one of
 * them to its next break. Null for a product without breaks (D-176).
 */
export function separateLinesNote(
  product: Product,
  { heading, rows, columns }: OrderGrid,
  quantities: Quantities,
  inCart: (cell: GridCell) => number,
): string | null {
  const cells = rows.flatMap((row) => row.cells);
  const prices = cells.map((cell) =>
    productPrice(product, cell.ancOption, quantities.get(cell.key) ?? 0, inCart(cell)),
  );
  if (prices.every((price) => !price || price.breaks.length === 0)) return null;
  const choice = columns.length > 0 ? 'choice' : { Color: 'color', Model: 'model' }[heading];
  const [closest] = cells
    .flatMap(({ key, label }, index) => {
      const next = quantities.has(key) ? prices[index]?.next : null;
      return next ? [{ label, ...next }] : [];
    })
    .toSorted((a, b) => a.missing - b.missing);
  const rule = `Each ${choice ?? 'version'} counts alone`;
  return closest
    ? `${rule}: ${formatCount(closest.missing)} more of ${closest.label} for ${percentText(closest.fraction)}% off.`
    : `${rule}.`;
}
