import type { StockStatus } from '@/api/types';
import type { Cents } from '@/domain/money';
import { ancWords } from '@/domain/product/productOptions';
import type { ListFilters } from './listFilters';

/** A filter in use: what it says, and what takes it away. */
export interface ActiveFilter {
  key: string;
  label: string;
  without: Partial<ListFilters>;
}

export const STOCK_WORDS = {
  in_stock: 'In stock',
  low_stock: 'Low stock',
  out_of_stock: 'Out of stock',
} as const satisfies Record<StockStatus, string>;
export const ratingWords = (rating: number) => `${rating} and up`;

function priceWords(low: Cents | null, high: Cents | null, format: (usd: Cents) => string): string | null {
  if (low !== null && high !== null) return `${format(low)} to ${format(high)}`;
  if (low !== null) return `From ${format(low)}`;
  return high === null ? null : `Up to ${format(high)}`;
}

/** The filters in use, in the order in which the panel shows them. Category, search and order are none of them. */
export function activeFilters(filters: ListFilters, format: (usd: Cents) => string): ActiveFilter[] {
  const { region, stock, minPrice, maxPrice, brand, minRating, anc } = filters;
  const found: ActiveFilter[] = [];
  const add = (key: string, label: string | null, without: Partial<ListFilters>) => {
    if (label !== null) found.push({ key, label, without });
  };
  add('region', region && `${region} stock`, { region: null });
  add('stock', stock && STOCK_WORDS[stock], { stock: null });
  add('price', priceWords(minPrice, maxPrice, format), { minPrice: null, maxPrice: null });
  add('brand', brand, { brand: null });
  add('rating', minRating && `Rated ${ratingWords(minRating)}`, { minRating: null });
  add('anc', anc === null ? null : ancWords(anc), { anc: null });
  return found;
}
