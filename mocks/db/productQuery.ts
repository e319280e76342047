import type { operations } from '../../src/api/generated/schema';
import { regionOf } from '../rules/region';
import type { Selection } from './rowCollection';
import { productFacts, type ProductFacts } from './productFacts';
import type { CategoryRow, ProductRow } from './rows';

export type ProductQuery = NonNullable<operations['listProducts']['parameters']['query']>;
type Where = (product: Readonly<ProductRow>) => boolean;
type Sort = NonNullable<ProductQuery['sort']>;

/** The name under which products without a brand are filtered. */
const NO_BRAND = 'other brands';

export type ProductOrder = Pick<Selection<ProductRow>, 'orderBy' | 'rank'>;

const toCents = (amount: number) => Math.round(amount * 100);
const byName = (a: Readonly<ProductRow>, b: Readonly<ProductRow>) => a.name.localeCompare(b.name, 'en');

/** A row never changes, so its facts hold for as long as there is the row: every list asks for them again. */
const known = new WeakMap<object, ProductFacts>();
function factsOf(product: Readonly<ProductRow>): ProductFacts {
  const facts = known.get(product) ?? productFacts(product);
  known.set(product, facts);
  return facts;
}

const price = (product: Readonly<ProductRow>) => factsOf(product).priceCents ?? 0;

/** Equal rows keep catalogue order, since the selection's sort is stable. */
export const ORDERS: Record<Sort, ProductOrder> = {
  price: { rank: price },
  '-price': { rank: (product) => -price(product) },
  name: { orderBy: byName },
  '-name': { orderBy: (a, b) => byName(b, a) },
  '-rating': { rank: (product) => -factsOf(product).rating },
  '-sold': { rank: (product) => -factsOf(product).sold },
  '-id': { rank: ({ id }) => -id },
};

/** The filters, sort and page of listProducts; all filters combine by AND, inactive products are left out. */
export function productSelection(query: ProductQuery, categories: readonly CategoryRow[]): Selection<ProductRow> {
  const filters = [...catalogueFilters(query, categories), ...factFilters(query)];
  return {
    where: (product) => product.isActive && filters.every((keeps) => keeps(product)),
    ...(query.sort && ORDERS[query.sort]),
    offset: query.offset,
    limit: query.limit,
  };
}

/** Search over name and description (D-137), category by id or slug (D-95), region (D-98), stock. */
function catalogueFilters(query: ProductQuery, categories: readonly CategoryRow[]): Where[] {
  const { category, region, stock } = query;
  const filters: Where[] = [];
  const wanted = query.search?.trim().toLowerCase();
  if (wanted) {
    filters.push(({ name, description }) => `${name}\n${description}`.toLowerCase().includes(wanted));
  }
  if (category !== undefined) {
    const id = categories.find((row) => row.id === category || row.slug === category)?.id;
    filters.push((product) => product.categoryId === id);
  }
  if (region) filters.push((product) => regionOf(product) === region);
  if (stock) filters.push((product) => product.stockStatus === stock);
  return filters;
}

/** Price, ANC, rating and brand, as the specifications give them. */
function factFilters({ minPrice, maxPrice, anc, minRating, brand }: ProductQuery): Where[] {
  const filters: Where[] = [];
  if (minPrice !== undefined) {
    filters.push((product) => (factsOf(product).priceCents ?? -1) >= toCents(minPrice));
  }
  if (maxPrice !== undefined) {
    filters.push((product) => (factsOf(product).priceCents ?? Infinity) <= toCents(maxPrice));
  }
  if (anc !== undefined) filters.push((product) => factsOf(product).hasAnc === anc);
  if (minRating !== undefined) filters.push((product) => factsOf(product).rating >= minRating);
  const wanted = brand?.trim().toLowerCase();
  if (wanted) {
    filters.push((product) => (factsOf(product).brand?.toLowerCase() ?? NO_BRAND) === wanted);
  }
  return filters;
}
