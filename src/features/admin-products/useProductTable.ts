import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AdminProduct } from '@/api/types';
import type { Page } from '@/api/query';
import { errorMessage } from '@/api/errors';
import { useTableControls } from '@/ui/data-table/useTableControls';
import { PRODUCT_TABLE, productListQuery, productPage } from './productList';

/** One page of products for a DataTable, by the search, filters and sort in the URL. */
export function useProductTable({ refetchInterval = false }: { refetchInterval?: number | false } = {}) {
  const controls = useTableControls(PRODUCT_TABLE);
  const { state } = controls;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...productListQuery(state),
    refetchInterval,
    placeholderData: (previous) => previous,
    select: useCallback((response: Page<AdminProduct>) => productPage(response, state), [state]),
  });
  const failure =
    error && !data
      ? {
          title: 'Failed to load products',
          message: errorMessage(error),
          busy: isFetching,
          onRetry: () => void refetch(),
        }
      : null;
  return { controls, data, stale: isPlaceholderData, failure };
}
