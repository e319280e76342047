import { get } from '@/api/query';
import type { Category } from '@/api/types';
import { numberFromCents } from '@/domain/money';
import { readProduct, readProducts } from '@/domain/product/readProduct';
import { PAGE_SIZE } from './listFilters';
import type { ListRequest } from './listPage';

export const categoriesQuery = () => ({ ...get('/api/categories'), select: readCategories });
export const categoryQuery = (slug: string) => get('/api/categories/{slug}', { path: { slug } });
export const featuredQuery = () => ({ ...get('/api/products/featured'), select: readProducts });
export const productQuery = (slugOrId: string | number) => ({
  ...get('/api/products/{slugOrId}', { path: { slugOrId: String(slugOrId) } }),
  select: readProduct,
});

/** Passes categories on; throws for one that cannot be named or linked to. */
export function readCategories(categories: Category[]): Category[] {
  if (categories.every(({ name, slug }) => [name, slug].every((text) => typeof text === 'string'))) return categories;
  throw new TypeError('Unreadable name or slug');
}

/** One page of a list (D-220). */
export const listQuery = (request: ListRequest) => {
  const { category, search, region, stock, minPrice, maxPrice, brand, minRating, anc, ids, sort, page } = request;
  return get('/api/products', {
    query: {
      limit: PAGE_SIZE,
      ...(category !== null && { category }),
      ...(search && { search }),
      ...(region && { region }),
      ...(stock && { stock }),
      ...(minPrice !== null && { minPrice: numberFromCents(minPrice) }),
      ...(maxPrice !== null && { maxPrice: numberFromCents(maxPrice) }),
      ...(brand && { brand }),
      ...(minRating && { minRating }),
      ...(anc !== null && { anc }),
      ...(ids && { ids: ids.join(',') }),
      ...(sort && { sort }),
      ...(page > 1 && { offset: (page - 1) * PAGE_SIZE }),
    },
  });
};

/** Enough to fill a shelf after the products with ids from 3000 are left out (D-74, D-220). */
const SHELF_LIMIT = 60;

/** The products of one shelf of the home page. `category` is an id. */
export const shelfQuery = (category: number) => get('/api/products', { query: { category, limit: SHELF_LIMIT } });

/** Whether a slug can belong to a product: /api/products/featured is another operation (D-94). */
export const isProductSlug = (slug: string) => slug !== 'featured';
