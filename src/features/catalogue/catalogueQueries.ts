import { get } from '@/api/query';

export const categoriesQuery = () => get('/api/categories');
export const categoryQuery = (slug: string) => get('/api/categories/{slug}', { path: { slug } });
export const featuredQuery = () => get('/api/products/featured');
export const productQuery = (slugOrId: string | number) => get('/api/products/{slugOrId}', { path: { slugOrId: String(slugOrId) } });
/** Without a category or a search: the whole catalogue. */
export const productsQuery = (query: { category?: number; search?: string } = {}) => get('/api/products', { query });
