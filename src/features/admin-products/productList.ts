import type { AdminProduct } from '@/api/types';
import { get, type Page } from '@/api/query';
import { amountInCents } from '@/domain/money';
import { readProduct } from '@/domain/product/readProduct';
import type { TableState } from '@/ui/data-table/useTableControls';

export const STOCK_STATUSES = ['in_stock', 'low_stock', 'out_of_stock'] as const;
export const STOCK_STATUS_NAMES: Record<(typeof STOCK_STATUSES)[number], string> = {
  in_stock: 'In stock',
  low_stock: 'Low stock',
  out_of_stock: 'Out of stock',
};

/** What the tables of products read from their URL. */
export const PRODUCT_TABLE = {
  sorts: [
    { value: 'name', label: 'Name, A to Z' },
    { value: '-name', label: 'Name, Z to A' },
    { value: '-id', label: 'Newest' },
    { value: 'stock', label: 'Least stock' },
    { value: '-stock', label: 'Most stock' },
    { value: 'price', label: 'Cheapest' },
    { value: '-price', label: 'Dearest' },
  ],
  filters: { stock: STOCK_STATUSES, active: ['true', 'false'] },
  mostRows: 50,
} as const;

/** The filters' controls. */
export const PRODUCT_FILTERS = [
  {
    name: 'stock',
    label: 'Stock',
    all: 'Any stock',
    options: STOCK_STATUSES.map((value) => ({ value, label: STOCK_STATUS_NAMES[value] })),
  },
  {
    name: 'active',
    label: 'Visibility',
    all: 'All products',
    options: [
      { value: 'true', label: 'Active' },
      { value: 'false', label: 'Hidden' },
    ],
  },
];

export type ProductTableState = TableState<(typeof PRODUCT_TABLE.sorts)[number]['value'], typeof PRODUCT_TABLE.filters>;

/** One page of the products. A backend that does not page is searched, filtered, sorted and paged here (D-220). */
export function productListQuery({ search, sort, page, pageSize, filters }: ProductTableState) {
  return get('/api/admin/products', {
    query: {
      ...(search && { search }),
      ...(filters.stock && { stock: filters.stock }),
      ...(filters.active && { active: filters.active === 'true' }),
      sort,
      limit: pageSize,
      ...(page > 1 && { offset: (page - 1) * pageSize }),
    },
  });
}

const byName = new Intl.Collator('en');
/** USD cents. */
const priceOf = (product: AdminProduct) => amountInCents(product.wholesalePrice) ?? readProduct(product).price ?? 0;

/** The rows of the page that a response holds, and the number of rows on all pages. */
export function productPage(
  { items, total }: Page<AdminProduct>,
  { search, sort, page, pageSize, filters }: ProductTableState,
): { rows: AdminProduct[]; total: number } {
  if (total !== null) return { rows: items, total };
  const term = search.toLowerCase();
  const found = items.filter(
    ({ id, name, slug, description, stockStatus, isActive }) =>
      (!filters.stock || stockStatus === filters.stock) &&
      (!filters.active || String(isActive) === filters.active) &&
      (term === '' || String(id) === term || `${name}\n${slug}\n${description}`.toLowerCase().includes(term)),
  );
  const sign = sort.startsWith('-') ? -1 : 1;
  const compare: Record<string, (a: AdminProduct, b: AdminProduct) => number> = {
    name: (a, b) => byName.compare(a.name, b.name),
    id: (a, b) => a.id - b.id,
    stock: (a, b) => a.stock - b.stock,
    price: (a, b) => priceOf(a) - priceOf(b),
  };
  const order = compare[sort.replace('-', '')];
  const rows = order ? found.toSorted((a, b) => sign * order(a, b)) : found;
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}
