import type { components } from '../../../src/api/generated/schema';
import { derivedColumns, stockStatusOf } from '../../db/productRow';
import { FIRST_EU_ID } from '../../rules/region';

type Product = components['schemas']['Product'];

/** A seeded product without the columns that are computed. */
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
  /** The shop's own cost per piece in USD, a private column (D-131); null or absent when unknown. */
  supplier_cost?: Product['supplier_cost'];
  /** Default: by id, like the region (D-98). Both can be set independently (D-99). */
  stockLocation?: Product['stockLocation'];
  /** True when absent. */
  isActive?: boolean;
};

/** A complete Product row. The contract's second spellings (D-132) and the stock status are computed. */
export function product({ stockLocation, isActive = true, ...seed }: ProductSeed): Product {
  const columns = {
    ...seed,
    stockStatus: stockStatusOf(seed.stock),
    stockLocation: stockLocation ?? (seed.id >= FIRST_EU_ID ? 'EU Local Stock' : 'USA Local Stock'),
  };
  return { ...columns, ...derivedColumns(columns), isActive };
}
