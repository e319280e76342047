import { useSearchParams } from 'react-router-dom';
import type { Region } from '@/api/types';
import { SORTS, type ListSort } from './listChoice';

/** What the address of /products asks for. Rubbish in it counts as absent. */
export interface ListFilters {
  /** Category slug (D-72). */
  category: string | null;
  /** Trimmed; empty for none. */
  search: string;
  region: Region | null;
  sort: ListSort | null;
  page: number;
}

export function readListFilters(params: URLSearchParams): ListFilters {
  const [region, sort, page] = [params.get('region'), params.get('sort'), Number(params.get('page') ?? 1)];
  return {
    category: params.get('category') || null,
    search: (params.get('search') ?? '').trim().slice(0, 200),
    region: region === 'USA' || region === 'EU' ? region : null,
    sort: SORTS.find(({ value }) => value === sort)?.value ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The same address with some of its filters changed. Any change but of the page goes back to page 1. */
export function withListFilters(params: URLSearchParams, changed: Partial<ListFilters>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(changed)) {
    if (value === null || value === '' || value === 1) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The filters in the address, and the way to change some of them. */
export function useListFilters() {
  const [params, setParams] = useSearchParams();
  const change = (changed: Partial<ListFilters>, { replace = false }: { replace?: boolean } = {}) =>
    setParams((current) => withListFilters(current, changed), { replace, preventScrollReset: !('page' in changed) });
  return { filters: readListFilters(params), change };
}
