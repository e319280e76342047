import type { Region, StockStatus } from '@/api/types';
import { parseScaled, formatScaled } from '@/domain/decimal';
import type { Cents } from '@/domain/money';

/** Products on one page of a list. */
export const PAGE_SIZE = 48;

export const SORTS = [
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: '-rating', label: 'Best rated' },
  { value: '-sold', label: 'Most sold' },
  { value: '-id', label: 'Newest' },
] as const;
export type ListSort = (typeof SORTS)[number]['value'];

export const REGIONS = ['USA', 'EU'] as const satisfies readonly Region[];
export const STOCKS = ['in_stock', 'low_stock', 'out_of_stock'] as const satisfies readonly StockStatus[];
export const VIEWS = ['grid', 'table'] as const;
export type ListView = (typeof VIEWS)[number];
/** The options of the minimum rating. */
export const RATINGS = [4.5, 4, 3] as const;
export type ListRating = (typeof RATINGS)[number];

/** The filters in the URL of a list. Invalid values count as absent. */
export interface ListFilters {
  /** Category slug (D-72). */
  category: string | null;
  /** Trimmed; empty for none. */
  search: string;
  region: Region | null;
  stock: StockStatus | null;
  /** Wholesale price, US cents, inclusive; never above `maxPrice`. Dollars in the URL. */
  minPrice: Cents | null;
  maxPrice: Cents | null;
  /** Matched ignoring case; or 'Other brands' (D-231). */
  brand: string | null;
  minRating: ListRating | null;
  /** With noise canceling, without it, or null for both. */
  anc: boolean | null;
  /** Only what the buyer has bought before. A visitor is asked to log in. */
  purchased: true | null;
  sort: ListSort | null;
  /** From 1. */
  page: number;
  view: ListView | null;
}

/** The values that clear all filters, except category and search. */
export const NO_FILTERS = {
  region: null,
  stock: null,
  minPrice: null,
  maxPrice: null,
  brand: null,
  minRating: null,
  anc: null,
  purchased: null,
} as const satisfies Partial<ListFilters>;

/** The contract's maximum Amount, US cents. */
const MAX_PRICE: Cents = 99_999_999_999;

/** A typed price ('25', '$1,250.50', '.5') in US cents; null if it is invalid or above the contract's maximum. */
export function parsePrice(text: string): Cents | null {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain)) return null;
  const cents = parseScaled(plain.replaceAll(',', ''), 2);
  return cents !== null && cents <= MAX_PRICE ? cents : null;
}

/** US cents as dollars for the URL and the fields: '25', '25.50'. */
export function priceToText(cents: Cents | null): string {
  return cents === null ? '' : formatScaled(cents, 2).replace(/\.00$/, '');
}

/** Keeps the offset within 32 bits, the integer size of many backends. */
const MAX_PAGE = Math.floor((2 ** 31 - 1) / PAGE_SIZE);

/** Clamps to MAX_PAGE; CanonicalUrl corrects it once the list's last page is known. */
const readPage = (text: string | null): number =>
  (/^\d+$/.test(text ?? '') ? Math.min(Number(text), MAX_PAGE) : 1) || 1;

const oneOf = <T extends string | number>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => String(value) === text) ?? null;

export function readListFilters(params: URLSearchParams): ListFilters {
  const [low, high] = [parsePrice(params.get('minPrice') ?? ''), parsePrice(params.get('maxPrice') ?? '')];
  const reversed = low !== null && high !== null && low > high;
  return {
    // The contract's slugs have no capitals.
    category: params.get('category')?.toLowerCase() || null,
    search: (params.get('search') ?? '').trim().slice(0, 200),
    region: oneOf(REGIONS, params.get('region')),
    stock: oneOf(STOCKS, params.get('stock')),
    minPrice: reversed ? high : low,
    maxPrice: reversed ? low : high,
    brand: (params.get('brand') ?? '').trim().slice(0, 80) || null,
    minRating: oneOf(RATINGS, params.get('minRating')),
    anc: params.get('anc') === 'true' ? true : params.get('anc') === 'false' ? false : null,
    purchased: params.get('purchased') === 'true' || null,
    sort: oneOf(
      SORTS.map(({ value }) => value),
      params.get('sort'),
    ),
    page: readPage(params.get('page')),
    view: oneOf(VIEWS, params.get('view')),
  };
}

/** The URL parameters with some filters changed. Goes back to page 1 unless only the view or the page changes. */
export function withListFilters(params: URLSearchParams, changed: Partial<ListFilters>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (Object.keys(changed).some((name) => name !== 'view')) next.delete('page');
  for (const [name, value] of Object.entries(changed)) {
    const isPrice = name === 'minPrice' || name === 'maxPrice';
    const text = isPrice && typeof value === 'number' ? priceToText(value) : String(value ?? '');
    if (text === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/**
 * The canonical URL parameters of a list: category in lowercase, page at most `lastPage` (if known), invalid values removed.
 * Null if `params` are canonical already.
 */
export function canonicalParams(params: URLSearchParams, lastPage = MAX_PAGE): URLSearchParams | null {
  const { page, category, ...others } = readListFilters(params);
  const canonical = new URLSearchParams(params);
  for (const [name, value] of Object.entries(others)) if (value === null || value === '') canonical.delete(name);
  if (category === null) canonical.delete('category');
  else if (category !== params.get('category')) canonical.set('category', category);
  const shownPage = String(Math.min(page, lastPage));
  // A single 'page=1' is correct too.
  if (shownPage === '1' && params.get('page') !== '1') canonical.delete('page');
  else if (canonical.has('page') && canonical.getAll('page').join() !== shownPage) canonical.set('page', shownPage);
  return canonical.toString() === params.toString() ? null : canonical;
}
