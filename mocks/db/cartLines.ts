import type { Database } from './database';
import type { CartLineRow, ProductRow } from './rows';

/** A line of a cart with the product that it is about. */
export interface CartLine {
  line: CartLineRow;
  product: ProductRow;
}

/** A buyer's lines, oldest first, each with its product; a line whose product is gone is left out. */
export function linesOf(db: Database, buyerId: number): CartLine[] {
  const { rows } = db.cartLines.select({ where: (row) => row.buyerId === buyerId, orderBy: (a, b) => a.id - b.id });
  return rows.flatMap((line) => {
    const product = db.products.get(line.productId);
    return product ? [{ line, product }] : [];
  });
}
