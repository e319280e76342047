import { formatCount } from '@/lib/formatCount';

/** '1 product', '10,000 products' (S1 2: a product count). */
export const productCount = (total: number) => (total === 1 ? '1 product' : `${formatCount(total)} products`);

/** '3 product(s) found', to the letter (D-164). */
export const foundCount = (total: number) => (total === 0 ? '' : `${formatCount(total)} product(s) found`);
