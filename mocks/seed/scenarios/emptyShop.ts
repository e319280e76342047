import { seed, type Seed } from '../seed';

/** Categories and accounts, as on the day before the first delivery. */
export const emptyShopSeed = (): Seed => ({ ...seed, products: [], featured: [], carts: [], orders: [] });
