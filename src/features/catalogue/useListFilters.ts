import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useUpdateSearchParams } from '@/lib/navigateFrom';
import { readListFilters, withListFilters, type ListFilters } from './listFilters';

export type ChangeFilters = (changed: Partial<ListFilters>, options?: { replace?: boolean }) => void;

/** The filters in the URL, and a function that changes some of them. */
export function useListFilters(): { filters: ListFilters; change: ChangeFilters } {
  const { search } = useLocation();
  const updateSearchParams = useUpdateSearchParams();
  const change: ChangeFilters = (changed, { replace = false } = {}) =>
    updateSearchParams((params) => withListFilters(params, changed), {
      replace,
      preventScrollReset: !('page' in changed),
    });
  const filters = useMemo(() => readListFilters(new URLSearchParams(search)), [search]);
  return { filters, change };
}
