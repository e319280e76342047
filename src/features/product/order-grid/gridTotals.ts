import type { Product } from '@/domain/product/readProduct';
import { lineLimitNote } from '@/domain/order/cartLine';
import type { Cents } from '@/domain/money';
import type { GridCell } from '@/domain/product/orderGrid';
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
