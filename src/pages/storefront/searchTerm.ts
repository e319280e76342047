import type { ListFilters } from '@/features/catalogue/listFilters';
import type { ListRequest } from '@/features/catalogue/listPage';

/** The trimmed term of /search?q=; empty if there is none. */
export function readSearchTerm(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, 200);
}

/** The request of /search: the term in all categories, with the filters applied. */
export function searchRequest(q: string, filters: ListFilters): ListRequest {
  return { ...filters, category: null, search: q };
}
