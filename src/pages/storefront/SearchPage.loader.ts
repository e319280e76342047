import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { listQuery } from '@/features/catalogue/catalogueQueries';
import { readListFilters } from '@/features/catalogue/listFilters';
import { readSearchTerm, searchRequest } from './searchTerm';

export function searchLoader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const q = readSearchTerm(params);
  return q === '' ? null : startQueries(context, listQuery(searchRequest(q, readListFilters(params))));
}
