import type { Cents } from '../money';
import { baseUnitPrice } from './basePrice';
import { defaultOption } from './productOptions';
import type { Product } from './readProduct';
import { FIRST_EU_ID } from './stock';

/** The products that the 'Others' shelf begins with, in this order (D-75). */
const FIRST_OTHERS: readonly number[] = [2001, 2002, 2003, 2004, 2005, 2006];

const MAX_RECOMMENDED = 4;
const MAX_SUGGESTED = 3;
const SUGGESTED_CATEGORY = 1;

/** The home page shows products with a USA id, whatever region they state (D-74). */
export function homeProducts<T extends { readonly id: number }>(products: readonly T[]): T[] {
  return products.filter(({ id }) => id < FIRST_EU_ID);
}

/** As many as fit in one row of the home page's hero. */
const MAX_FEATURED = 6;

/** The featured products that the home page shows (D-74, D-76). */
export function featuredProducts<T extends { readonly id: number }>(products: readonly T[]): T[] {
  return homeProducts(products).slice(0, MAX_FEATURED);
}

/** The order of the 'Others' shelf: 2001 to 2006 first, then the order of the server (D-75). */
export function othersOrder<T extends { readonly id: number }>(products: readonly T[]): T[] {
  const first = FIRST_OTHERS.flatMap((firstId) => products.filter(({ id }) => id === firstId));
  return [...first, ...products.filter(({ id }) => !FIRST_OTHERS.includes(id))];
}

/** The figures that the recommendation compares (D-17). */
export interface Candidate {
  readonly id: number;
  readonly categoryId: number;
  /** USD cents; a null price is never close to another. */
  readonly price: Cents | null;
  /** As the server sends them; the displayed defaults do not count (D-17). */
  readonly rating: number | null;
  readonly unitsSold: number | null;
}

type Current = Pick<Candidate, 'id' | 'categoryId' | 'price'>;

/** Whether a price is within 30 % of the current one. */
function isClosePrice(price: Cents | null, current: Cents | null): boolean {
  // Both sides times ten, since 30 % of a whole number of cents need not be whole.
  return price !== null && current !== null && Math.abs(price - current) * 10 <= current * 3;
}

function isRecommended(candidate: Candidate, current: Current): boolean {
  if (candidate.id === current.id) return false;
  return (
    candidate.categoryId === current.categoryId ||
    isClosePrice(candidate.price, current.price) ||
    (candidate.rating ?? 0) >= 4.5 ||
    (candidate.unitsSold ?? 0) > 1000
  );
}

/** The first four candidates, in their order, that 'You May Also Like' may show (S1 9, D-17). */
export function recommend<T extends Candidate>(current: Current, list: readonly T[]): T[] {
  return list.filter((candidate) => isRecommended(candidate, current)).slice(0, MAX_RECOMMENDED);
}

function toCandidate(product: Product): Candidate & { product: Product } {
  const { id, categoryId, rating, sold } = product;
  return { id, categoryId, price: baseUnitPrice(product, defaultOption(product)), rating, unitsSold: sold, product };
}

/** 'You May Also Like' on the page of `current`. */
export function recommendedProducts(current: Product, products: readonly Product[]): Product[] {
  return recommend(toCandidate(current), products.map(toCandidate)).map(({ product }) => product);
}

/** 'You May Need More': the first three of category 1, without the product just added (D-104). */
export function suggestForCart<T extends Pick<Product, 'id' | 'categoryId'>>(
  products: readonly T[],
  addedId: number,
): T[] {
  return products
    .filter(({ id, categoryId }) => categoryId === SUGGESTED_CATEGORY && id !== addedId)
    .slice(0, MAX_SUGGESTED);
}
