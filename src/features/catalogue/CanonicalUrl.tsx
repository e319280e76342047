import { useEffect, useEffectEvent } from 'react';
import { Navigate, type Params, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '@/lib/navigateFrom';
import { canonicalParams } from './listFilters';

/**
 * Redirects a list to its canonical URL: drops invalid parameters and replaces a page beyond the last one. `lastPage` is
 * undefined until the total is known.
 */
export function CanonicalUrl({ lastPage }: { lastPage: number | undefined }) {
  const [params] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const isCanonical = canonicalParams(params, lastPage) === null;
  const redirect = useEffectEvent(() =>
    updateSearchParams((newest) => canonicalParams(newest, lastPage) ?? newest, { replace: true }),
  );
  // The URL is outside React.
  useEffect(() => {
    if (!isCanonical) redirect();
  }, [isCanonical, params, lastPage]);
  return null;
}

/** Redirects a URL whose slug has capital letters to the lowercase one. `path` builds the page's URL. */
export function CanonicalSlug({ path }: { path: (slug: string) => string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  const slug = readSlug(params);
  return slug === params.slug ? null : <Navigate replace to={{ pathname: path(slug), search, hash }} />;
}

/** The slug in a URL, in lowercase: the contract's slugs have no capitals, but buyers type them. */
export const readSlug = ({ slug = '' }: Params): string => slug.toLowerCase();
