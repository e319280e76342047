import type { StockStatus } from '@/api/types';
import type { Cents } from '@/domain/money';
import { ancWords } from '@/domain/product/productOptions';
import type { ListFilters } from './listFilters';

/** An active filter: its label, and the change that removes it. */
export interface ActiveFilter {
  key: string;
  label: string;
  without: Partial<ListFilters>;
}

export const STOCK_LABELS = {
  in_stock: 'In stock',
  low_stock: 'Low stock',
  out_of_stock: 'Out of stock',
} as const satisfies Record<StockStatus, string>;
export const ratingLabel = (rating: number) => `${rating} and up`;

function priceLabel(low: Cents | null, high: Cents | null, format: (usd: Cents) => string): string | null {
  if (low !== null && high !== null) return `${format(low)} to ${format(high)}`;
  if (low !== null) return `From ${format(low)}`;
  return high === null ? null : `Up to ${format(high)}`;
}

/** The active filters, in the order of the filter panel. Excludes category, search and sort order. */
export function activeFilters(filters: ListFilters, format: (usd: Cents) => string): ActiveFilter[] {
  const { purchased, region, stock, minPrice, maxPrice, brand, minRating, anc } = filters;
  const active: ActiveFilter[] = [];
  const add = (key: string, label: string | null, without: Partial<ListFilters>) => {
    if (label !== null) active.push({ key, label, without });
  };
  add('purchased', purchased && 'Previously purchased', { purchased: null });
  add('region', region && `${region} stock`, { region: null });
  add('stock', stock && STOCK_LABELS[stock], { stock: null });
  add('price', priceLabel(minPrice, maxPrice, format), { minPrice: null, maxPrice: null });
  add('brand', brand, { brand: null });
  add('rating', minRating && `Rated ${ratingLabel(minRating)}`, { minRating: null });
  add('anc', anc === null ? null : ancWords(anc), { anc: null });
  return active;
}
