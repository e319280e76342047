import type { operations } from '../../src/api/generated/schema';
import { regionOf } from '../rules/region';
import { fold, searchRank, type SearchedTexts } from '../rules/search';
import { productFacts } from './productFacts';
import type { Selection } from './rowCollection';
import type { CategoryRow, ProductRow } from './rows';

type ProductQuery = NonNullable<operations['listProducts']['parameters']['query']>;
type AdminProductQuery = NonNullable<operations['listAdminProducts']['parameters']['query']>;
type Filter = (product: Readonly<ProductRow>) => boolean;
type Sort = Pick<Selection<ProductRow>, 'orderBy' | 'rank'>;

/** The value of the brand filter for products without a brand, in lower case. */
const NO_BRAND = 'other brands';

const toCents = (amount: number) => Math.round(amount * 100);
const byName = (a: Readonly<ProductRow>, b: Readonly<ProductRow>) => a.name.localeCompare(b.name, 'en');

/** For sorting. Price filters leave out a product without a price. */
const price = (product: Readonly<ProductRow>) => productFacts(product).priceCents ?? 0;

/** Equal rows stay in catalogue order, since the selection's sort is stable. */
const SORTS: Record<NonNullable<ProductQuery['sort']>, Sort> = {
  price: { rank: price },
  '-price': { rank: (product) => -price(product) },
  name: { orderBy: byName },
  '-name': { orderBy: (a, b) => byName(b, a) },
  '-rating': { rank: (product) => -productFacts(product).rating },
  '-sold': { rank: (product) => -productFacts(product).sold },
  '-id': { rank: ({ id }) => -id },
};

const ADMIN_SORTS: Record<NonNullable<AdminProductQuery['sort']>, Sort> = {
  ...SORTS,
  stock: { rank: ({ stock }) => stock },
  '-stock': { rank: ({ stock }) => -stock },
};

/** Each row's texts for the search, without its category. By row object: an update replaces it (see `RowCollection`). */
const searchedTexts = new WeakMap<object, SearchedTexts>();
function getSearchedTexts(product: Readonly<ProductRow>): SearchedTexts {
  const { id, name, description } = product;
  const others = () => [description, productFacts(product).brand ?? '', regionOf(product), String(id)].map(fold);
  const texts = searchedTexts.get(product) ?? { name: fold(name), others: others() };
  searchedTexts.set(product, texts);
  return texts;
}

/** A function that ranks a product against the term, null for no match (D-137). Without a term there is no function. */
function createRank(search: string | undefined, categories: readonly CategoryRow[]) {
  const term = fold(search ?? '');
  if (term === '') return null;
  const categoryNames = new Map(categories.map(({ id, name }) => [id, fold(name)]));
  return (product: Readonly<ProductRow>) => {
    const { name, others } = getSearchedTexts(product);
    return searchRank(term, { name, others: [...others, categoryNames.get(product.categoryId) ?? ''] });
  };
}

/** The filters, sort and page of listProducts. Filters combine by AND; inactive products are left out. */
export function productSelection(query: ProductQuery, categories: readonly CategoryRow[]): Selection<ProductRow> {
  const rank = createRank(query.search, categories);
  const filters = [...catalogueFilters(query, categories), ...factFilters(query)];
  if (rank) filters.push((product) => rank(product) !== null);
  return {
    where: (product) => product.isActive && filters.every((matches) => matches(product)),
    ...(query.sort ? SORTS[query.sort] : rank && { rank: (product) => rank(product) ?? 0 }),
    offset: query.offset,
    limit: query.limit,
  };
}

/** Category by id or slug (D-95), region (D-98), stock status, ids. */
function catalogueFilters(query: ProductQuery, categories: readonly CategoryRow[]): Filter[] {
  const { category, region, stock, ids } = query;
  const filters: Filter[] = [];
  if (category !== undefined) {
    const id = categories.find((row) => row.id === category || row.slug === category)?.id;
    filters.push((product) => product.categoryId === id);
  }
  if (region) filters.push((product) => regionOf(product) === region);
  if (stock) filters.push((product) => product.stockStatus === stock);
  if (ids !== undefined) {
    const wanted = new Set(ids.split(',').map(Number));
    filters.push(({ id }) => wanted.has(id));
  }
  return filters;
}

/** Price, ANC, rating and brand, as the specifications state them. */
function factFilters({ minPrice, maxPrice, anc, minRating, brand }: ProductQuery): Filter[] {
  const filters: Filter[] = [];
  if (minPrice !== undefined) {
    filters.push((product) => (productFacts(product).priceCents ?? -1) >= toCents(minPrice));
  }
  if (maxPrice !== undefined) {
    filters.push((product) => (productFacts(product).priceCents ?? Infinity) <= toCents(maxPrice));
  }
  if (anc !== undefined) filters.push((product) => productFacts(product).hasAnc === anc);
  if (minRating !== undefined) filters.push((product) => productFacts(product).rating >= minRating);
  const brandName = brand?.trim().toLowerCase();
  if (brandName) {
    filters.push((product) => (productFacts(product).brand?.toLowerCase() ?? NO_BRAND) === brandName);
  }
  return filters;
}

/** The filters, sort and page of listAdminProducts. Filters combine by AND; inactive products are included. */
export function adminProductSelection(query: AdminProductQuery): Selection<ProductRow> {
  const { category, stock, active, sort, offset, limit } = query;
  const search = query.search?.trim().toLowerCase();
  const matchesSearch = ({ id, name, slug, description }: Readonly<ProductRow>) =>
    !search || String(id) === search || `${name}\n${slug}\n${description}`.toLowerCase().includes(search);
  return {
    where: (product) =>
      (category === undefined || product.categoryId === category) &&
      (stock === undefined || product.stockStatus === stock) &&
      (active === undefined || product.isActive === active) &&
      matchesSearch(product),
    ...(sort && ADMIN_SORTS[sort]),
    offset,
    limit,
  };
}
