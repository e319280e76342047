import { get } from '@/api/query';

/** Products that the recommendation chooses its four from. Bounded, because the catalog may be large. */
const CANDIDATES = 100;

/** The candidates for 'You May Also Like', in catalog order (D-17). */
export const recommendationQuery = () => get('/api/products', { query: { limit: CANDIDATES } });
