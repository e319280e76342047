import type { ProductRow } from './rows';

type Leading = Pick<ProductRow, 'wholesalePrice' | 'originalPrice' | 'stock' | 'stockStatus' | 'stockLocation'>;
type Following = Pick<ProductRow, 'price' | 'compareAtPrice' | 'stockQuantity' | 'inStock' | 'isOverseasWarehouse'>;

/** Below this many pieces a new product is low on stock; the same figure as the back office highlights (D-194). */
const LOW_STOCK = 10;

/** The stock status that a product starts with. */
export const statusOfStock = (pieces: number): ProductRow['stockStatus'] =>
  pieces === 0 ? 'out_of_stock' : pieces < LOW_STOCK ? 'low_stock' : 'in_stock';

/** The other spellings of a product's columns, which always agree with these (D-132). */
export const productPairs = (product: Leading): Following => ({
  price: product.wholesalePrice,
  compareAtPrice: product.originalPrice,
  stockQuantity: product.stock,
  inStock: product.stockStatus !== 'out_of_stock',
  isOverseasWarehouse: product.stockLocation === 'Overseas Warehouse',
});
