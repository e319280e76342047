import type { ListFilters } from '@/features/catalogue/listFilters';
import type { ListChoice } from '@/features/catalogue/listPage';

/** The term of /search?q=, trimmed; empty for none. */
export function readTerm(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, 200);
}

/** What /search asks for: the term over all categories, narrowed by the filters. */
export function searchChoice(q: string, filters: ListFilters): ListChoice {
  return { ...filters, category: null, search: q };
}
