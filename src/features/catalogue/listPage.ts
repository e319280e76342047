import type { ApiProduct } from '@/api/types';
import type { Page } from '@/api/query';
import { amountInCents } from '@/domain/money';
import { regionOf } from '@/domain/product/stock';
import { DISPLAY_DEFAULTS, readProduct, type Product } from '@/domain/product/readProduct';
import { OTHER_BRANDS } from './brands';
import { PAGE_SIZE, type ListFilters, type ListSort } from './listFilters';

/** What a list asks for. */
export interface ListChoice extends Omit<ListFilters, 'category'> {
  /** Category id; null for all. */
  category: number | null;
}

/** The products of one page of a list, and how many there are on all of them. */
export interface ListPage {
  products: Product[];
  total: number;
}

/** The number of a list's last page, counted from 1; an empty list has one. */
export function lastPageOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** A product that is read only when a filter or the order needs it: the list may have ten thousand. */
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
}

const byName = new Intl.Collator('en');
const COMPARE: Record<ListSort, (a: Row, b: Row) => number> = {
  price: (a, b) => (a.price ?? 0) - (b.price ?? 0),
  '-price': (a, b) => (b.price ?? 0) - (a.price ?? 0),
  name: (a, b) => byName.compare(a.raw.name, b.raw.name),
  '-name': (a, b) => byName.compare(b.raw.name, a.raw.name),
  '-rating': (a, b) => b.rating - a.rating,
  '-sold': (a, b) => b.sold - a.sold,
  '-id': (a, b) => b.raw.id - a.raw.id,
};

/** Whether a row is kept: all filters hold (contract, listProducts). */
function keeps(row: Row, choice: ListChoice): boolean {
  const { region, stock, minPrice, maxPrice, brand, minRating, anc } = choice;
  return (
    (region === null || regionOf(row.raw) === region) &&
    (stock === null || row.raw.stockStatus === stock) &&
    (minPrice === null || (row.price ?? -1) >= minPrice) &&
    (maxPrice === null || (row.price ?? Infinity) <= maxPrice) &&
    (brand === null || (row.product.brand ?? OTHER_BRANDS).toLowerCase() === brand.toLowerCase()) &&
    (minRating === null || row.rating >= minRating) &&
    (anc === null || row.product.hasAnc === anc)
  );
}

/**
 * Reads an answer. A backend that does not page answers all that category and search leave: then filters, order and page
 * are found here, by the contract's own rules (D-220). Equal rows keep the order in which they came.
 */
export function listPage({ items, total }: Page<ApiProduct>, choice: ListChoice): ListPage {
  if (total !== null) return { products: items.map(readProduct), total };
  const kept = items.map((raw) => new Row(raw)).filter((row) => keeps(row, choice));
  const sorted = choice.sort ? kept.toSorted(COMPARE[choice.sort]) : kept;
  const page = sorted.slice((choice.page - 1) * PAGE_SIZE, choice.page * PAGE_SIZE);
  return { products: page.map(({ product }) => product), total: sorted.length };
}
