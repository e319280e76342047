import { Navigate, useSearchParams } from 'react-router-dom';
import { canonicalParams } from './listFilters';

/**
 * Takes the place of an address that does not say what its list shows: rubbish, or a page that the list does not have (any
 * more). `lastPage` is undefined while it is not known.
 */
export function CanonicalUrl({ lastPage }: { lastPage: number | undefined }) {
  const [params] = useSearchParams();
  const proper = canonicalParams(params, lastPage);
  return proper && <Navigate replace to={{ search: proper.toString() }} />;
}
