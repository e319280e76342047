import type { components } from '../../src/api/generated/schema';

type Product = components['schemas']['Product'];

/** What a seed says about a product; the contract's other spellings follow from it. */
export type ProductSeed = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'description'
  | 'features'
  | 'images'
  | 'video'
  | 'region'
  | 'wholesalePrice'
  | 'originalPrice'
  | 'categoryId'
  | 'weight'
  | 'specifications'
  | 'stock'
> & {
  /** USD per piece that the shop pays, a private column (D-131); null or absent where nobody wrote it down. */
  supplier_cost?: Product['supplier_cost'];
  /** Where it lies; by id when absent, as the region (D-98), though the two are independent (D-99). */
  stockLocation?: Product['stockLocation'];
  /** True when absent. */
  isActive?: boolean;
};

/** Below this many pieces a product is low on stock; the same figure as the back office highlights (D-194). */
const LOW_STOCK = 10;

/**
 * A whole Product row. Pairs of spellings agree (D-132): `price` = `wholesalePrice`,
 * `compareAtPrice` = `originalPrice`, `stockQuantity` = `stock`, `inStock` = not `out_of_stock`.
 */
export function product({ stockLocation, isActive = true, ...seed }: ProductSeed): Product {
  const stockStatus = seed.stock === 0 ? 'out_of_stock' : seed.stock < LOW_STOCK ? 'low_stock' : 'in_stock';
  const location = stockLocation ?? (seed.id >= 3000 ? 'EU Local Stock' : 'USA Local Stock');
  return {
    ...seed,
    price: seed.wholesalePrice,
    compareAtPrice: seed.originalPrice,
    stockQuantity: seed.stock,
    stockStatus,
    stockLocation: location,
    inStock: stockStatus !== 'out_of_stock',
    isActive,
    isOverseasWarehouse: location === 'Overseas Warehouse',
  };
}
