import { readListFilters } from '@/features/catalogue/useListFilters';

/** The term of /search?q=, trimmed, and the page of its results. */
export function readSearch(params: URLSearchParams): { q: string; page: number } {
  return { q: (params.get('q') ?? '').trim().slice(0, 200), page: readListFilters(params).page };
}
