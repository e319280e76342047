import { get } from '@/api/query';

/** How much of the catalogue the recommendation looks at: enough for four, and bounded however large it is. */
const CANDIDATES = 100;

/** The products among which 'You May Also Like' chooses, in catalogue order (D-17). */
export const recommendationQuery = () => get('/api/products', { query: { limit: CANDIDATES } });
