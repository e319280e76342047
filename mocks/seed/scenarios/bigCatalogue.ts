import { generateProducts } from '../generate/products';
import { seed, type Seed } from '../seed';

const PRODUCTS = 10_000;
/** Clear of the first catalogue's ids. */
const FIRST_ID = 10_001;

/** The first catalogue with its own ids, then generated products up to ten thousand. */
export const bigCatalogueSeed = (seedNumber: number): Seed => ({
  ...seed,
  products: [...seed.products, ...generateProducts(seedNumber, PRODUCTS - seed.products.length, FIRST_ID)],
});
