const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

const segment = encodeURIComponent;

/** The parts of the back office's dashboard, by the query's `view`. The overview has none. */
export type AdminView = 'inventory' | 'costs' | 'users';

/** Builds every path of the shop. Do not write paths by hand. */
export const paths = {
  home: () => '/',
  products: (query: { category?: string; search?: string } = {}) => withQuery('/products', query),
  category: (slug: string) => `/category/${segment(slug)}`,
  product: (slug: string) => `/product/${segment(slug)}`,
  search: (q?: string) => withQuery('/search', { q }),
  cart: () => '/cart',
  membership: () => '/membership',
  /** `from` is the path to return to after the login (D-225). */
  login: (from?: string) => withQuery('/login', { from }),
  signup: (from?: string) => withQuery('/signup', { from }),
  checkout: () => '/checkout',
  /** The same page with header and footer. */
  checkoutClean: () => '/checkout-clean',
  /** `id` as in the URL, or an order's number. */
  orderConfirmation: (id: number | string) => `/order-confirmation/${segment(String(id))}`,
  /** Without an order's number where the payment call names none (D-183). */
  paymentSuccess: (orderId?: number) => withQuery('/payment-success', { orderId: orderId?.toString() }),
  dashboard: () => '/dashboard',
  alternateCheckout: () => '/checkout-old',
  shippingPayment: () => '/shipping-payment',
  /** The same page as `shippingPayment`. */
  payment: () => '/payment',
  paymentConfirmation: () => '/payment-confirmation',
  squarePayment: () => '/square-payment',
  payNowOld: () => '/pay-now-old',
  /** Test pages: only with the card provider's sandbox (D-224). */
  payNow: (method?: string) => withQuery('/pay-now', { method }),
  testPayNow: () => '/test-pay-now',
  squareTest: () => '/square-test',
  payNowSecure: (method?: 'square' | 'paypal') => withQuery('/pay-now-secure', { method }),
  profile: () => '/profile',
  orders: () => '/orders',
  /** `id` as in the URL, or an order's number. */
  order: (id: number | string) => `/orders/${segment(String(id))}`,
  reorder: (id: number | string) => `/orders/${segment(String(id))}/reorder`,
  /** `search` finds products that were bought before. */
  purchases: (query: { search?: string } = {}) => withQuery('/purchases', query),
  contact: () => '/contact',
  support: () => '/live-chat',
  shippingInfo: () => '/shipping-info',
  privacy: () => '/privacy',
  terms: () => '/terms',
  /** `from` is the page of the back office to return to after the login. */
  adminLogin: (from?: string) => withQuery('/bxm-secure-admin/login', { from }),
  adminDashboard: (query: { view?: AdminView; search?: string } = {}) => withQuery('/bxm-secure-admin', query),
  adminOrders: () => '/bxm-secure-admin/orders',
  /** `id` as in the URL, or an order's number. */
  adminOrder: (id: number | string) => `/admin/orders/${segment(String(id))}`,
  /** From the dashboard, and from the products (D-69). */
  adminDailyOrders: () => '/bxm-secure-admin/daily-orders',
  adminProductsDailyOrders: () => '/admin/daily-orders',
  /** `edit` is the id of the product whose form is open, or `new`. */
  adminProducts: (query: { edit?: string } = {}) => withQuery('/admin', query),
} as const;

/** Paths without header, footer and floating button (S1 2, D-51). Subpaths are not included. */
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

/** Like the router, ignores case and a trailing slash. */
const normalizePathname = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/$/, '');

export function hidesChrome(pathname: string): boolean {
  return CHROMELESS.has(normalizePathname(pathname));
}

/** Whether the path belongs to the back office, its login excluded. */
const isAdminPath = (path: string): boolean => {
  const pathname = normalizePathname(path.split(/[?#]/)[0] ?? '');
  return /^\/(admin|bxm-secure-admin)(\/|$)/.test(pathname) && pathname !== paths.adminLogin();
};

/** Like `returnPath`, for the login of the back office: leads to its dashboard instead of home. */
export function adminReturnPath(from: string | null): string {
  const path = returnPath(from);
  return isAdminPath(path) ? path : paths.adminDashboard();
}

const PLACEHOLDER_ORIGIN = 'https://shop.invalid';

/**
 * Returns the path in `from` if it stays in this shop, else home, so that a link cannot redirect to another site (D-225).
 * Parses it the way a browser does, which drops tabs and line breaks: `/⇥/example.com` leaves the shop.
 */
export function returnPath(from: string | null): string {
  if (!from || !from.startsWith('/') || !URL.canParse(from, PLACEHOLDER_ORIGIN)) return paths.home();
  const { origin, pathname, search, hash } = new URL(from, PLACEHOLDER_ORIGIN);
  if (origin !== PLACEHOLDER_ORIGIN || pathname.startsWith('//')) return paths.home();
  // Returning to the login or sign-up page would make no sense after a login.
  return normalizePathname(pathname) === paths.login() || normalizePathname(pathname) === paths.signup()
    ? paths.home()
    : `${pathname}${search}${hash}`;
}
