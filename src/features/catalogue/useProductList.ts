import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listQuery } from './catalogueQueries';
import { listPage, type ListChoice } from './listChoice';

/**
 * One page of a list. While a newer choice is on its way the older answer stays (`isPlaceholderData`); each choice
 * has its own key, so an answer that comes late never takes a newer one's place.
 */
export function useProductList(choice: ListChoice, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    ...listQuery(choice),
    enabled,
    placeholderData: keepPreviousData,
    select: (answer) => listPage(answer, choice),
  });
}
