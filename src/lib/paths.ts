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

export function hidesChrome(pathname: string): boolean {
  return CHROMELESS.has(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
}

/** A place in this shop that a `from` may name; anything else is refused, since an address from a URL is not trusted. */
export function returnPath(from: string | null, fallback = '/'): string {
  if (!from || !from.startsWith('/') || from.startsWith('//') || from.includes('\\')) return fallback;
  return from;
}
