import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { ApiProduct } from '@/api/types';
import type { Page } from '@/api/query';
import { categoriesQuery, listQuery } from './catalogueQueries';
import { listPage, type ListRequest } from './listPage';

const categoryOfKey = (key: readonly string[]) => new URLSearchParams(key.join('/').split('?')[1]).get('category');

/** The categories' names by id, for the search within the response of a backend that does not paginate; null until they are known. */
function useCategoryNames({ search }: ListRequest, response: Page<ApiProduct> | undefined) {
  const { data } = useQuery({ ...categoriesQuery(), enabled: search !== '' && response?.total === null });
  return useMemo(() => data && new Map(data.map(({ id, name }) => [id, name])), [data]);
}

/**
 * One page of a list. While a new request loads, the previous page stays as placeholder data, unless the category changes.
 * Each request has its own key, so a late response never replaces a newer one. Pass a memoized `request`: a new object sorts
 * the list again. Products are deferred so that rendering them does not delay typing; cached ones appear at once.
 */
export function useProductList(request: ListRequest, { enabled = true }: { enabled?: boolean } = {}) {
  const query = listQuery(request);
  const categoryNames = useCategoryNames(request, useQueryClient().getQueryData(query.queryKey));
  const { data, isPlaceholderData, isLoadingError, error, isFetching, refetch } = useQuery({
    ...query,
    enabled,
    placeholderData: (previous, previousQuery) =>
      previousQuery && categoryOfKey(previousQuery.queryKey) === categoryOfKey(query.queryKey) ? previous : undefined,
    select: useCallback(
      (response: Page<ApiProduct>) => listPage(response, request, categoryNames),
      [request, categoryNames],
    ),
  });
  const deferred = useDeferredValue(data);
  // Without placeholder data (another category) the previous products disappear at once.
  const products = data && deferred;
  return {
    data: products,
    isPlaceholderData: isPlaceholderData || products !== data,
    failed: isLoadingError,
    error,
    isFetching,
    refetch,
  };
}

/** How many products each term finds with the other filters of the request. Terms that find none are left out. */
export function useFoundCounts(request: ListRequest, terms: readonly string[]): { term: string; total: number }[] {
  return useQueries({
    queries: terms.map((search) => {
      const shorter = { ...request, search, page: 1 };
      return { ...listQuery(shorter), select: (response: Page<ApiProduct>) => listPage(response, shorter).total };
    }),
    combine: (results) =>
      results.flatMap(({ data: total }, index) => (total ? [{ term: terms[index] ?? '', total }] : [])),
  });
}

/** Prefetches another page of the list. */
export function usePrefetchPage(request: ListRequest): (page: number) => void {
  const queryClient = useQueryClient();
  return (page) => void queryClient.prefetchQuery(listQuery({ ...request, page }));
}
