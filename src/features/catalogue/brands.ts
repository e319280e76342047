import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { operationOfKey, type Page } from '@/api/query';
import type { ApiProduct } from '@/api/types';
import { readBrand } from '@/domain/product/readSpecifications';

/** The brand under which products without one are found (D-231). */
export const OTHER_BRANDS = 'Other brands';

/**
 * The brands that the brief names, by category. The contract tells no brands of a list, and a whole list of ten thousand is
 * too much to ask for their sake: these stand in the filter from the start, and those of the products seen join them.
 */
const NAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['earphones', ['Apple']],
  ['headphones', ['Apple', 'Beats']],
  ['speakers', ['Bose', 'JBL']],
  ['apple-accessories', ['Apple']],
  ['dyson', ['Dyson']],
  ['others', ['Apple', 'Prada', 'Samsung', 'Sony']],
]);

/** Brands of products, one spelling each. */
export function brandsOf(products: readonly ApiProduct[]): string[] {
  return [...new Set(products.flatMap(({ specifications }) => readBrand(specifications) ?? []))];
}

interface BrandsInput {
  /** Category slug; null for all. */
  category: string | null;
  seen: readonly string[];
  /** The one in the address: it stays on offer even where nobody knows it. */
  chosen: string | null;
}

/** What the filter offers: A to Z, one entry whatever the case, and the products without a brand at the end. */
export function brandChoices({ category, seen, chosen }: BrandsInput): string[] {
  const named = category === null ? [...NAMED.values()].flat() : (NAMED.get(category) ?? []);
  const byKey = new Map<string, string>();
  for (const brand of [...named, ...seen, ...(chosen === null ? [] : [chosen])]) {
    const key = brand.toLowerCase();
    if (!byKey.has(key) && key !== OTHER_BRANDS.toLowerCase()) byKey.set(key, brand);
  }
  return [...[...byKey.values()].toSorted((a, b) => a.localeCompare(b, 'en')), OTHER_BRANDS];
}

/** The entry that a brand in the address means; null for none. */
export function chosenBrand(brands: readonly string[], chosen: string | null): string | null {
  return brands.find((brand) => brand.toLowerCase() === chosen?.toLowerCase()) ?? null;
}

interface Within {
  /** Category slug; null for all. */
  category: string | null;
  /** Its id, once it is known. */
  categoryId: number | null;
  chosen: string | null;
  /** The list on the page: what it brings is looked at again. */
  news: unknown;
}

/** The brands that a list can be narrowed to: those named for it, and those of its products that have been seen. */
export function useBrands({ category, categoryId, chosen, news }: Within): string[] {
  const queryClient = useQueryClient();
  const seen = useMemo(() => {
    if (news === undefined) return [];
    const lists = queryClient
      .getQueryCache()
      .findAll({ predicate: ({ queryKey }) => operationOfKey(queryKey)?.path === '/api/products' })
      .map(({ state }) => state.data as Page<ApiProduct> | undefined); // what this operation's queries hold
    const products = lists.flatMap((page) => page?.items ?? []);
    return brandsOf(categoryId === null ? products : products.filter((product) => product.categoryId === categoryId));
  }, [queryClient, categoryId, news]);
  return brandChoices({ category, seen, chosen });
}
