import type { ApiProduct } from '@/api/types';
import type { Page } from '@/api/query';
import { amountInCents } from '@/domain/money';
import { createSearch } from '@/domain/product/productSearch';
import { regionOf } from '@/domain/product/stock';
import { DISPLAY_DEFAULTS, readProduct, type Product } from '@/domain/product/readProduct';
import { OTHER_BRANDS } from './brands';
import { PAGE_SIZE, type ListFilters, type ListSort } from './listFilters';

/** The filters of a request for a list, with the category resolved to its id, and what was purchased to its products' ids. */
export interface ListRequest extends Omit<ListFilters, 'category' | 'purchased'> {
  /** Category id; null for all. */
  category: number | null;
  /** Only products with these ids. At least one: without any, there is nothing to request. */
  ids?: readonly number[];
}

/** The products of one page, and the total of all pages. */
export interface ListPage {
  products: Product[];
  total: number;
}

/** The number of a list's last page, from 1. An empty list has one page. */
export function lastPageOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Reads the product lazily, because a list may have ten thousand. */
class Row {
  readonly raw: ApiProduct;
  #product: Product | null = null;

  constructor(raw: ApiProduct) {
    this.raw = raw;
  }

  get product(): Product {
    return (this.#product ??= readProduct(this.raw));
  }
  /** USD cents. */
  get price(): number | null {
    return amountInCents(this.raw.wholesalePrice) ?? this.product.price;
  }
  get rating(): number {
    return this.product.rating ?? DISPLAY_DEFAULTS.rating;
  }
  get sold(): number {
    return this.product.sold ?? 0;
  }
  /** What the search covers besides the name (D-137). */
  searchedTexts(categoryNames: ReadonlyMap<number, string> | null): (string | null)[] {
    const { id, description, categoryId } = this.raw;
    return [description, this.product.brand, categoryNames?.get(categoryId) ?? null, regionOf(this.raw), String(id)];
  }
}

const byName = (a: Row, b: Row) => a.raw.name.localeCompare(b.raw.name, 'en');
const COMPARE: Record<ListSort, (a: Row, b: Row) => number> = {
  price: (a, b) => (a.price ?? 0) - (b.price ?? 0),
  '-price': (a, b) => (b.price ?? 0) - (a.price ?? 0),
  name: byName,
  '-name': (a, b) => byName(b, a),
  '-rating': (a, b) => b.rating - a.rating,
  '-sold': (a, b) => b.sold - a.sold,
  '-id': (a, b) => b.raw.id - a.raw.id,
};

/** Whether a row matches all filters (`listProducts` in the contract). */
function matchesFilters(row: Row, request: ListRequest): boolean {
  const { region, stock, minPrice, maxPrice, brand, minRating, anc, ids } = request;
  return (
    (region === null || regionOf(row.raw) === region) &&
    (stock === null || row.raw.stockStatus === stock) &&
    (minPrice === null || (row.price ?? -1) >= minPrice) &&
    (maxPrice === null || (row.price ?? Infinity) <= maxPrice) &&
    (brand === null || (row.product.brand ?? OTHER_BRANDS).toLowerCase() === brand.toLowerCase()) &&
    (minRating === null || row.rating >= minRating) &&
    (anc === null || row.product.hasAnc === anc) &&
    (ids === undefined || ids.includes(row.raw.id))
  );
}

/**
 * Reads a page of products from a response. A backend without paging returns all products of the category and search; they
 * are then searched, filtered, sorted and paged here by the contract's rules (D-220). Equal rows keep their order.
 * `categoryNames` are by id; while they are unknown (null) the backend's own search result is used.
 */
export function listPage(
  { items, total }: Page<ApiProduct>,
  request: ListRequest,
  categoryNames: ReadonlyMap<number, string> | null = null,
): ListPage {
  if (total !== null) return { products: items.map(readProduct), total };
  const search = createSearch(categoryNames ? request.search : '');
  const matches = items
    .map((raw) => new Row(raw))
    .filter((row) => matchesFilters(row, request))
    .map((row) => ({ row, rank: search(row.raw.name, () => row.searchedTexts(categoryNames)) }))
    .filter(({ rank }) => rank !== null);
  const sorted = matches
    .toSorted((a, b) => (request.sort ? COMPARE[request.sort](a.row, b.row) : (a.rank ?? 0) - (b.rank ?? 0)))
    .map(({ row }) => row);
  const page = sorted.slice((request.page - 1) * PAGE_SIZE, request.page * PAGE_SIZE);
  return { products: page.map(({ product }) => product), total: sorted.length };
}
