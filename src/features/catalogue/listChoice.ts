import type { Product, Region } from '@/api/types';
import type { Page } from '@/api/query';
import { regionOf } from '@/domain/region';
import { baseUnitPrice, defaultOption } from '@/domain/unitPrice';

/** Cards on one page of a list. */
export const PAGE_SIZE = 48;

/** The number of a list's last page, counted from 1; an empty list has one. */
export function lastPageOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

export const SORTS = [
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
] as const;
export type ListSort = (typeof SORTS)[number]['value'];

/** What a list asks for. */
export interface ListChoice {
  /** Category id. */
  category?: number | undefined;
  search?: string | undefined;
  region?: Region | undefined;
  sort?: ListSort | undefined;
  /** From 1. */
  page: number;
}

/** The products of one page of a list, and how many there are on all of them. */
export interface ListPage {
  products: Product[];
  total: number;
}

const byName = new Intl.Collator('en');
const priceOf = (product: Product) => baseUnitPrice(product, defaultOption(product)) ?? 0;
const COMPARE: Record<ListSort, (a: Product, b: Product) => number> = {
  price: (a, b) => priceOf(a) - priceOf(b),
  '-price': (a, b) => priceOf(b) - priceOf(a),
  name: (a, b) => byName.compare(a.name, b.name),
  '-name': (a, b) => byName.compare(b.name, a.name),
};

/** Reads an answer. A backend that does not page answers the whole list: then region, order and page are found here (D-220). */
export function listPage({ items, total }: Page<Product>, { region, sort, page }: ListChoice): ListPage {
  if (total !== null) return { products: items, total };
  const kept = region ? items.filter((product) => regionOf(product) === region) : items;
  const sorted = sort ? kept.toSorted(COMPARE[sort]) : kept;
  return { products: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: sorted.length };
}
