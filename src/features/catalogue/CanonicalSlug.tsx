import { Navigate, useLocation, useParams } from 'react-router-dom';
import { slugIn } from './slugIn';

/** Takes the place of an address that writes its slug with capitals. `path` is the page's own. */
export function CanonicalSlug({ path }: { path: (slug: string) => string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  const slug = slugIn(params);
  return slug === params.slug ? null : <Navigate replace to={{ pathname: path(slug), search, hash }} />;
}
