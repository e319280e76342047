/** Builds every address of the shop. Links are written with these and in no other way. */
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

const segment = encodeURIComponent;

export const paths = {
  home: () => '/',
  products: (query: { category?: string; search?: string } = {}) => withQuery('/products', query),
  category: (slug: string) => `/category/${segment(slug)}`,
  product: (slug: string) => `/product/${segment(slug)}`,
  search: (q?: string) => withQuery('/search', { q }),
  cart: () => '/cart',
  membership: () => '/membership',
  /** `from` is where the buyer comes back to (D-225). */
  login: (from?: string) => withQuery('/login', { from }),
  signup: (from?: string) => withQuery('/signup', { from }),
  checkout: () => '/checkout',
  profile: () => '/profile',
  orders: () => '/orders',
  contact: () => '/contact',
  support: () => '/live-chat',
  shippingInfo: () => '/shipping-info',
  privacy: () => '/privacy',
  terms: () => '/terms',
} as const;

/** Paths without header, footer and floating button (S1 2, D-51): exact, a trailing slash aside. */
const CHROMELESS = new Set([
  '/cart',
  '/checkout',
  '/payment',
  '/stripe-checkout',
  '/bank-transfer',
  '/payment-success',
  '/shipping-payment',
  '/login',
  '/signup',
]);

/** As the router compares addresses: a trailing slash and capitals make no other page. */
const plain = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/$/, '');

export function hidesChrome(pathname: string): boolean {
  return CHROMELESS.has(plain(pathname));
}

const ANY_SHOP = 'https://shop.invalid';

/**
 * The place in this shop that a `from` names, else home: an address from a URL is not trusted (D-225). It is read as a
 * browser reads it, which drops tabs and line breaks, so that `/⇥/elsewhere` is seen to leave the shop.
 */
export function returnPath(from: string | null): string {
  if (!from || !from.startsWith('/') || !URL.canParse(from, ANY_SHOP)) return paths.home();
  const { origin, pathname, search, hash } = new URL(from, ANY_SHOP);
  if (origin !== ANY_SHOP || pathname.startsWith('//')) return paths.home();
  // Nobody wants to be sent back to the screen that they have just left.
  return plain(pathname) === paths.login() || plain(pathname) === paths.signup()
    ? paths.home()
    : `${pathname}${search}${hash}`;
}
