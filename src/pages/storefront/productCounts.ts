import { formatCount } from '@/lib/count';

/** The product count of a list (S1 2): '1 product', '10,000 products'. */
export const productCount = (total: number) => (total === 1 ? '1 product' : `${formatCount(total)} products`);

/** '3 product(s) found', the brief's exact wording (D-164); empty for none. */
export const foundCount = (total: number) => (total === 0 ? '' : `${formatCount(total)} product(s) found`);
