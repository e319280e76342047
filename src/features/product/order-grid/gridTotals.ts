import type { Product } from '@/domain/product/readProduct';
import { lineLimitNote } from '@/domain/order/cartLine';
import type { Cents } from '@/domain/money';
import type { GridCell } from '@/domain/product/orderGrid';
import { productPrice } from '../productPrice';
import type { Quantities } from '../useBulkOrder';

export interface GridTotals {
  pieces: number;
  /** USD cents, the exact sum of lines that each have their own tier (D-13, D-101); null where one has no price. */
  sum: Cents | null;
  /** USD cents against the base prices, where there are any. */
  saving: Cents;
  /** How many choices have pieces. */
  choices: number;
  /** A choice has more pieces than a line of the cart can hold. */
  tooMany: boolean;
}

/** What all pieces of the grid come to. */
export function gridTotals(
  product: Product,
  cells: readonly GridCell[],
  quantities: Quantities,
  inCart: (cell: GridCell) => number,
): GridTotals {
  const totals: GridTotals = { pieces: 0, sum: 0, saving: 0, choices: 0, tooMany: false };
  for (const cell of cells) {
    const quantity = quantities.get(cell.key) ?? 0;
    if (quantity === 0) continue;
    const price = productPrice(product, cell.ancOption, quantity, inCart(cell));
    totals.pieces += quantity;
    totals.choices += 1;
    // No price is not a price of nothing.
    totals.sum = totals.sum === null || !price ? null : totals.sum + price.lineTotal;
    totals.saving += price?.saving ?? 0;
    totals.tooMany ||= lineLimitNote(inCart(cell), quantity) !== null;
  }
  return totals;
}
