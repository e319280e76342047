import { useSearchParams } from 'react-router-dom';
import { paths, returnPath } from '@/lib/paths';

const ANY_SHOP = 'https://shop.invalid';

/**
 * Where a buyer goes after logging in: the place of this shop that `from` names, else home (D-225).
 * `from` itself is handed on between the login and the sign-up screen.
 */
export function useReturnPath(): { from: string | undefined; to: string } {
  const [search] = useSearchParams();
  const from = search.get('from');
  const to = placeIn(returnPath(from, paths.home()));
  return { from: to === paths.home() ? undefined : to, to };
}

/** Reads the address as a browser does, which drops tabs and line breaks: `/⇥/elsewhere` would leave the shop. */
function placeIn(address: string): string {
  const { origin, pathname, search, hash } = new URL(address, ANY_SHOP);
  if (origin !== ANY_SHOP || pathname.startsWith('//')) return paths.home();
  // Nobody wants to be sent back to the screen that they have just left.
  return pathname === paths.login() || pathname === paths.signup() ? paths.home() : `${pathname}${search}${hash}`;
}
