import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiProduct } from '@/api/types';
import { operationOfKey, type Page } from '@/api/query';
import { brandChoices, brandsOf } from './brands';

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
