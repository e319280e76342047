import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { operationOfKey, type Page } from '@/api/query';
import type { ApiProduct } from '@/api/types';
import { readBrand } from '@/domain/product/readSpecifications';
import { categoriesQuery } from './catalogueQueries';

/** The brand filter for products without a brand (D-231). */
export const OTHER_BRANDS = 'Other brands';

/** The distinct brands of products. */
export function brandsOf(products: readonly ApiProduct[]): string[] {
  return [...new Set(products.flatMap(({ specifications }) => readBrand(specifications) ?? []))];
}

interface BrandSources {
  /** Brands of the list's categories, as the server names them. */
  named: readonly string[];
  /** Brands of the products loaded so far. */
  loaded: readonly string[];
  /** Whether all products of these categories are loaded. */
  complete: boolean;
  /** The brand in the URL: always among them, even if no product is known to have it. */
  selected: string | null;
}

/** The brands of a list, duplicates removed ignoring case. */
export function collectBrands({ named, loaded, complete, selected }: BrandSources): string[] {
  const byKey = new Map<string, string>();
  for (const brand of [...(complete ? [] : named), ...loaded, ...(selected === null ? [] : [selected])]) {
    const key = brand.toLowerCase();
    if (!byKey.has(key) && key !== OTHER_BRANDS.toLowerCase()) byKey.set(key, brand);
  }
  return [...byKey.values()];
}

/**
 * The options of the brand filter: A to Z, 'Other brands' last. Not part of `useBrands`: a browser takes milliseconds to load
 * a language's order, and the filters appear after the products.
 */
export const brandOptions = (brands: readonly string[]): string[] => [
  ...brands.toSorted((a, b) => a.localeCompare(b, 'en')),
  OTHER_BRANDS,
];

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

/** Whether a response holds all products, of one category (an id) or of all of them. */
export function holdsAllProducts(
  queryKey: readonly unknown[],
  { items, total }: Page<unknown>,
  categoryId: number | null,
): boolean {
  const query = new URLSearchParams(queryKey.join('/').split('?')[1]);
  const category = query.get('category');
  const isWider = category === null || category === String(categoryId);
  const isFiltered = [...query.keys()].some((name) => !['limit', 'sort', 'category'].includes(name));
  return isWider && !isFiltered && items.length >= (total ?? 0);
}

/**
 * The brands of a list: those that the server names for its categories, and those of its products in the query cache. A server that names none has only the latter, until all products of the list are known.
 */
export function useBrands({ category, categoryId, selected, listData }: UseBrandsInput): string[] {
  const queryClient = useQueryClient();
  const categories = useQuery(categoriesQuery()).data;
  const known = useMemo(() => {
    if (listData === undefined) return { loaded: [], complete: false };
    const lists = queryClient
      .getQueryCache()
      .findAll({ predicate: ({ queryKey }) => operationOfKey(queryKey)?.path === '/api/products' })
      .map(({ queryKey, state }) => ({ queryKey, page: state.data as Page<ApiProduct> | undefined })); // this operation's data
    const products = lists.flatMap(({ page }) => page?.items ?? []);
    return {
      loaded: brandsOf(
        categoryId === null ? products : products.filter((product) => product.categoryId === categoryId),
      ),
      complete: lists.some(({ queryKey, page }) => page && holdsAllProducts(queryKey, page, categoryId)),
    };
  }, [queryClient, categoryId, listData]);
  return collectBrands({
    named: (categories ?? [])
      .filter(({ slug }) => category === null || slug === category)
      .flatMap(({ brands }) => brands ?? []),
    ...known,
    selected,
  });
}
