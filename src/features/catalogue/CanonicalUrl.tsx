import { Navigate, type Params, useLocation, useParams, useSearchParams } from 'react-router-dom';
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

/** Takes the place of an address that writes its slug with capitals. `path` is the page's own. */
export function CanonicalSlug({ path }: { path: (slug: string) => string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  const slug = slugIn(params);
  return slug === params.slug ? null : <Navigate replace to={{ pathname: path(slug), search, hash }} />;
}

/** The slug that an address means: slugs have no capitals (contract), and people write some all the same. */
export const slugIn = ({ slug = '' }: Params): string => slug.toLowerCase();
