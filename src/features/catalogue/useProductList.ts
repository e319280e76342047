import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue } from 'react';
import type { ApiProduct } from '@/api/types';
import type { Page } from '@/api/query';
import { listQuery } from './catalogueQueries';
import { listPage, type ListChoice } from './listPage';

const categoryOfKey = (key: readonly string[]) => new URLSearchParams(key.join('/').split('?')[1]).get('category');

/**
 * One page of a list. While a newer choice is on its way the older answer stays (`isPlaceholderData`), though not where
 * another category is another list; each choice has its own key, so an answer that comes late never takes a newer one's
 * place. A `choice` that stays the same object spares a whole list from being sorted again. Drawing a page of products may
 * not hold up a key that is being typed: an answer is handed on as soon as there is time, and at once on Back.
 */
export function useProductList(choice: ListChoice, { enabled = true }: { enabled?: boolean } = {}) {
  const query = listQuery(choice);
  const { data, isPlaceholderData, isLoadingError, error, isFetching, refetch } = useQuery({
    ...query,
    enabled,
    placeholderData: (previous, from) =>
      from && categoryOfKey(from.queryKey) === categoryOfKey(query.queryKey) ? previous : undefined,
    select: useCallback((answer: Page<ApiProduct>) => listPage(answer, choice), [choice]),
  });
  const drawn = useDeferredValue(data);
  // Another category's products go at once, as `placeholderData` has it.
  const shown = data && drawn;
  return {
    data: shown,
    isPlaceholderData: isPlaceholderData || shown !== data,
    failed: isLoadingError,
    error,
    isFetching,
    refetch,
  };
}

/** Fetches a page of the list ahead of its turn: the buyer points at its number. */
export function usePrefetchPage(choice: ListChoice): (page: number) => void {
  const queryClient = useQueryClient();
  return (page) => void queryClient.prefetchQuery(listQuery({ ...choice, page }));
}
