import type { LoaderFunctionArgs } from 'react-router-dom';
import { startQueries } from '@/api/loader';
import { listQuery } from '@/features/catalogue/catalogueQueries';
import { readSearch } from './SearchPage.address';

export function searchLoader({ context, request }: LoaderFunctionArgs) {
  const { q, page } = readSearch(new URL(request.url).searchParams);
  return q === '' ? null : startQueries(context, listQuery({ search: q, page }));
}
