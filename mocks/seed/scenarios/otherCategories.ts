import type { Seed } from '../../db/tables';
import type { CategoryRow, ProductRow } from '../../db/rows';
import { isRecord } from '../../rules/specifications';
import { seed } from '../seed';

const categories: CategoryRow[] = [
  { id: 21, name: 'Coffee & kitchen', slug: 'coffee-kitchen', description: null },
  { id: 12, name: 'In-ear', slug: 'in-ear', description: 'Everything that plays inside the ear.' },
  { id: 34, name: 'Apple accessories', slug: 'apple', description: null },
  { id: 17, name: 'Loudspeakers', slug: 'loudspeakers', description: 'From pocket size to party size.' },
  { id: 18, name: 'Krups', slug: 'krups', description: 'Small machines for large breakfasts.' },
  { id: 40, name: 'Over-ear', slug: 'over-ear', description: null },
  { id: 99, name: 'Clearance', slug: 'clearance', description: 'No products at the moment.' },
];

/** The id of each of the default shop's categories here. */
const NEW_CATEGORY: Record<number, number> = { 1: 12, 2: 40, 3: 17, 4: 34, 5: 21, 6: 18 };

/** Products of the last category are of a brand that the default shop does not have. */
function moveProduct(product: ProductRow): ProductRow {
  const categoryId = NEW_CATEGORY[product.categoryId] ?? product.categoryId;
  const { specifications } = product;
  if (categoryId !== 18 || !isRecord(specifications)) return { ...product, categoryId };
  return { ...product, categoryId, specifications: { ...specifications, Brand: 'Krups' } };
}

/** The default shop's products in seven categories that it does not have. One of them is empty. */
export const otherCategories = (): Seed => ({ ...seed, categories, products: seed.products.map(moveProduct) });
