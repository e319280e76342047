import { get } from '@/api/query';

/** The buyer's saved addresses. */
export const addressesQuery = () => get('/api/user/addresses');
