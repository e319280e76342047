import type { Product } from '@/api/types';
import type { Cents } from './money';
import { readSpecifications } from './specifications';
import { baseUnitPrice, defaultOption } from './unitPrice';

/** What the rule of D-17 looks at. */
export interface Candidate {
  readonly id: number;
  readonly categoryId: number;
  /** USD cents; null when it cannot be read, which is then near to nothing. */
  readonly price: Cents | null;
  /** The product's own rating and units sold; the display defaults do not count (D-17). */
  readonly rating: number | null;
  readonly unitsSold: number | null;
}

type Current = Pick<Candidate, 'id' | 'categoryId' | 'price'>;

const MOST_SHOWN = 4;
const MOST_SUGGESTED = 3;
const SUGGESTED_CATEGORY = 1;

function isNear(price: Cents | null, current: Cents | null): boolean {
  // Times ten on both sides: 30 % of a whole number of cents need not be whole.
  return price !== null && current !== null && Math.abs(price - current) * 10 <= current * 3;
}

function isRecommended(candidate: Candidate, current: Current): boolean {
  if (candidate.id === current.id) return false;
  return (
    candidate.categoryId === current.categoryId ||
    isNear(candidate.price, current.price) ||
    (candidate.rating ?? 0) >= 4.5 ||
    (candidate.unitsSold ?? 0) > 1000
  );
}

/** The first four of the list, in its order, that the rule of 'You May Also Like' lets in (S1 9, D-17). */
export function recommend<T extends Candidate>(current: Current, list: readonly T[]): T[] {
  return list.filter((candidate) => isRecommended(candidate, current)).slice(0, MOST_SHOWN);
}

function candidateOf(product: Product): Candidate & { product: Product } {
  const { rating, sold } = readSpecifications(product.specifications);
  const { id, categoryId } = product;
  return { id, categoryId, price: baseUnitPrice(product, defaultOption(product)), rating, unitsSold: sold, product };
}

/** `recommend` for whole products: what 'You May Also Like' shows beside `current`. */
export function recommendedProducts(current: Product, products: readonly Product[]): Product[] {
  return recommend(candidateOf(current), products.map(candidateOf)).map(({ product }) => product);
}

/** 'You May Need More': the first three of category 1, without the product just added (D-104). */
export function suggestForCart<T extends Pick<Product, 'id' | 'categoryId'>>(
  products: readonly T[],
  addedId: number,
): T[] {
  return products
    .filter(({ id, categoryId }) => categoryId === SUGGESTED_CATEGORY && id !== addedId)
    .slice(0, MOST_SUGGESTED);
}
