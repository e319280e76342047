import { get } from '@/api/query';
import { numberFromCents } from '@/domain/money';
import { readProduct, readProducts } from '@/domain/product/readProduct';
import { PAGE_SIZE } from './listFilters';
import type { ListChoice } from './listPage';

export const categoriesQuery = () => get('/api/categories');
export const categoryQuery = (slug: string) => get('/api/categories/{slug}', { path: { slug } });
export const featuredQuery = () => ({ ...get('/api/products/featured'), select: readProducts });
export const productQuery = (slugOrId: string | number) => ({
  ...get('/api/products/{slugOrId}', { path: { slugOrId: String(slugOrId) } }),
  select: readProduct,
});

/** One page of a list (D-220). */
export const listQuery = (choice: ListChoice) => {
  const { category, search, region, stock, minPrice, maxPrice, brand, minRating, anc, sort, page } = choice;
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
      ...(sort && { sort }),
      ...(page > 1 && { offset: (page - 1) * PAGE_SIZE }),
    },
  });
};

/** Enough rows that a home shelf is full after the ids of 3000 and above are left out (D-74, D-220). */
const SHELF_FETCH = 60;
/** One category's products for the home page. */
export const shelfQuery = (category: number) => get('/api/products', { query: { category, limit: SHELF_FETCH } });

/** The literal path /api/products/featured wins over a product's, so no product can be addressed by that word (D-94). */
export const isProductAddress = (slug: string) => slug !== 'featured';
