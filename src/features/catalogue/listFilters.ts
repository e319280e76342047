import type { Region, StockStatus } from '@/api/types';
import { exactInteger, textFromInteger } from '@/domain/decimal';
import type { Cents } from '@/domain/money';

/** Cards on one page of a list. */
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
/** The lowest ratings that can be asked for. */
export const RATINGS = [4.5, 4, 3] as const;
export type ListRating = (typeof RATINGS)[number];

/** What the address of a list asks for. Rubbish in it counts as absent. */
export interface ListFilters {
  /** Category slug (D-72). */
  category: string | null;
  /** Trimmed; empty for none. */
  search: string;
  region: Region | null;
  stock: StockStatus | null;
  /** Wholesale price, US cents, inclusive; never above `maxPrice`. Dollars in the address. */
  minPrice: Cents | null;
  maxPrice: Cents | null;
  /** Exact but for case, or 'Other brands' (D-231). */
  brand: string | null;
  minRating: ListRating | null;
  /** With noise cancelling, without it, or null for both. */
  anc: boolean | null;
  sort: ListSort | null;
  /** From 1. */
  page: number;
  view: ListView | null;
}

/** What narrows a list, beside its category and its search. */
export const NO_FILTERS = {
  region: null,
  stock: null,
  minPrice: null,
  maxPrice: null,
  brand: null,
  minRating: null,
  anc: null,
} as const satisfies Partial<ListFilters>;

/** The contract's highest Amount, US cents. */
const HIGHEST_PRICE: Cents = 99_999_999_999;

/** A price as people type it ('25', '$1,250.50', '.5') in US cents; null for anything else, below 0 and beyond the contract. */
export function typedPrice(text: string): Cents | null {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain)) return null;
  const cents = exactInteger(plain.replaceAll(',', ''), 2);
  return cents !== null && cents <= HIGHEST_PRICE ? cents : null;
}

/** US cents as they stand in the address and in a field: '25', '25.50'. */
export function priceText(cents: Cents | null): string {
  return cents === null ? '' : textFromInteger(cents, 2).replace(/\.00$/, '');
}

/** Pages that can be asked for: the rows before the last of them fit the 32 bits that many a backend counts with. */
const MOST_PAGES = Math.floor((2 ** 31 - 1) / PAGE_SIZE);

/** A page beyond what can be asked for is the last that can; the list then says which one it has (CanonicalUrl). */
const pageIn = (text: string | null): number =>
  (/^\d+$/.test(text ?? '') ? Math.min(Number(text), MOST_PAGES) : 1) || 1;

const oneOf = <T extends string | number>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => String(value) === text) ?? null;

export function readListFilters(params: URLSearchParams): ListFilters {
  const [low, high] = [typedPrice(params.get('minPrice') ?? ''), typedPrice(params.get('maxPrice') ?? '')];
  const crossed = low !== null && high !== null && low > high;
  return {
    // Slugs have no capitals (contract).
    category: params.get('category')?.toLowerCase() || null,
    search: (params.get('search') ?? '').trim().slice(0, 200),
    region: oneOf(REGIONS, params.get('region')),
    stock: oneOf(STOCKS, params.get('stock')),
    minPrice: crossed ? high : low,
    maxPrice: crossed ? low : high,
    brand: (params.get('brand') ?? '').trim().slice(0, 80) || null,
    minRating: oneOf(RATINGS, params.get('minRating')),
    anc: params.get('anc') === 'true' ? true : params.get('anc') === 'false' ? false : null,
    sort: oneOf(
      SORTS.map(({ value }) => value),
      params.get('sort'),
    ),
    page: pageIn(params.get('page')),
    view: oneOf(VIEWS, params.get('view')),
  };
}

/** The same address with some of its filters changed, the rest of it as it was. Another list starts at its page 1. */
export function withListFilters(params: URLSearchParams, changed: Partial<ListFilters>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (Object.keys(changed).some((name) => name !== 'view')) next.delete('page');
  for (const [name, value] of Object.entries(changed)) {
    const isPrice = name === 'minPrice' || name === 'maxPrice';
    const text = isPrice && typeof value === 'number' ? priceText(value) : String(value ?? '');
    if (text === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/**
 * The address of a list as it should be: the category in the contract's spelling, a page that the list has (`lastPage`,
 * once it is known), and nothing that counts as absent. Null where that is what it says already.
 */
export function canonicalParams(params: URLSearchParams, lastPage = MOST_PAGES): URLSearchParams | null {
  const { page, category, ...others } = readListFilters(params);
  const proper = new URLSearchParams(params);
  for (const [name, value] of Object.entries(others)) if (value === null || value === '') proper.delete(name);
  if (category === null) proper.delete('category');
  else if (category !== params.get('category')) proper.set('category', category);
  const shown = String(Math.min(page, lastPage));
  // A written page 1 is true as well, when it is written once.
  if (shown === '1' && params.get('page') !== '1') proper.delete('page');
  else if (proper.has('page') && proper.getAll('page').join() !== shown) proper.set('page', shown);
  return proper.toString() === params.toString() ? null : proper;
}
