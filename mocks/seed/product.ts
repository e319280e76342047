import type { components } from '../../src/api/generated/schema';
import { productPairs, statusOfStock } from '../db/productPairs';
import { FIRST_EU_ID } from '../rules/region';

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

/**
 * A whole Product row; pairs of spellings agree (D-132), and the status follows from the number of pieces.
 */
export function product({ stockLocation, isActive = true, ...seed }: ProductSeed): Product {
  const leading = {
    ...seed,
    stockStatus: statusOfStock(seed.stock),
    stockLocation: stockLocation ?? (seed.id >= FIRST_EU_ID ? 'EU Local Stock' : 'USA Local Stock'),
  };
  return { ...leading, ...productPairs(leading), isActive };
}
