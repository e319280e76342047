import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue } from 'react';
import type { ApiProduct } from '@/api/types';
import type { Page } from '@/api/query';
import { listQuery } from './catalogueQueries';
import { listPage, type ListRequest } from './listPage';

const categoryOfKey = (key: readonly string[]) => new URLSearchParams(key.join('/').split('?')[1]).get('category');

/**
 * One page of a list. While a new request loads, the previous page stays as placeholder data, unless the category changes.
 * Each request has its own key, so a late response never replaces a newer one. Pass a memoized `request`: a new object sorts
 * the list again. Products are deferred so that rendering them does not delay typing; cached ones appear at once.
 */
export function useProductList(request: ListRequest, { enabled = true }: { enabled?: boolean } = {}) {
  const query = listQuery(request);
  const { data, isPlaceholderData, isLoadingError, error, isFetching, refetch } = useQuery({
    ...query,
    enabled,
    placeholderData: (previous, previousQuery) =>
      previousQuery && categoryOfKey(previousQuery.queryKey) === categoryOfKey(query.queryKey) ? previous : undefined,
    select: useCallback((response: Page<ApiProduct>) => listPage(response, request), [request]),
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

/** Prefetches another page of the list. */
export function usePrefetchPage(request: ListRequest): (page: number) => void {
  const queryClient = useQueryClient();
  return (page) => void queryClient.prefetchQuery(listQuery({ ...request, page }));
}
