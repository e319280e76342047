import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { operationOfKey, type Page } from '@/api/query';
import type { ApiProduct } from '@/api/types';
import { readBrand } from '@/domain/product/readSpecifications';

/** The brand filter for products without a brand (D-231). */
export const OTHER_BRANDS = 'Other brands';

/**
 * The brands that the brief names, by category. The contract has no operation for brands, and fetching all products would
 * be too much: the filter starts with these and adds the brands of the products loaded so far.
 */
const BRANDS_BY_CATEGORY: ReadonlyMap<string, readonly string[]> = new Map([
  ['earphones', ['Apple']],
  ['headphones', ['Apple', 'Beats']],
  ['speakers', ['Bose', 'JBL']],
  ['apple-accessories', ['Apple']],
  ['dyson', ['Dyson']],
  ['others', ['Apple', 'Prada', 'Samsung', 'Sony']],
]);

/** The distinct brands of products. */
export function brandsOf(products: readonly ApiProduct[]): string[] {
  return [...new Set(products.flatMap(({ specifications }) => readBrand(specifications) ?? []))];
}

interface BrandOptionsInput {
  /** Category slug; null for all. */
  category: string | null;
  /** Brands of the products loaded so far. */
  loaded: readonly string[];
  /** The brand in the URL: always an option, even if no product is known to have it. */
  selected: string | null;
}

/** The options of the brand filter: A to Z, duplicates removed ignoring case, 'Other brands' last. */
export function brandOptions({ category, loaded, selected }: BrandOptionsInput): string[] {
  const named = category === null ? [...BRANDS_BY_CATEGORY.values()].flat() : (BRANDS_BY_CATEGORY.get(category) ?? []);
  const byKey = new Map<string, string>();
  for (const brand of [...named, ...loaded, ...(selected === null ? [] : [selected])]) {
    const key = brand.toLowerCase();
    if (!byKey.has(key) && key !== OTHER_BRANDS.toLowerCase()) byKey.set(key, brand);
  }
  return [...[...byKey.values()].toSorted((a, b) => a.localeCompare(b, 'en')), OTHER_BRANDS];
}

/** The option that matches the brand in the URL, ignoring case; null for none. */
export function findBrand(brands: readonly string[], selected: string | null): string | null {
  return brands.find((brand) => brand.toLowerCase() === selected?.toLowerCase()) ?? null;
}

interface UseBrandsInput {
  /** Category slug; null for all. */
  category: string | null;
  /** The category's id; null until it is known. */
  categoryId: number | null;
  /** The brand in the URL. */
  selected: string | null;
  /** The data of the current list; the brands are collected again when it changes. */
  listData: unknown;
}

/** The options of the brand filter for a list, including the brands of all its products in the query cache. */
export function useBrands({ category, categoryId, selected, listData }: UseBrandsInput): string[] {
  const queryClient = useQueryClient();
  const loaded = useMemo(() => {
    if (listData === undefined) return [];
    const lists = queryClient
      .getQueryCache()
      .findAll({ predicate: ({ queryKey }) => operationOfKey(queryKey)?.path === '/api/products' })
      .map(({ state }) => state.data as Page<ApiProduct> | undefined); // the type of this operation's data
    const products = lists.flatMap((page) => page?.items ?? []);
    return brandsOf(categoryId === null ? products : products.filter((product) => product.categoryId === categoryId));
  }, [queryClient, categoryId, listData]);
  return brandOptions({ category, loaded, selected });
}
