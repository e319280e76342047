export interface PageEntry {
  /** The page's file below src/pages, without `.tsx`. Its default export is the page. */
  module: string;
  /**
   * The page's first GET requests, with `:slug` and `:id` of the address. Those that need a token are sent if the visitor has
   * one.
   */
  requests?: readonly string[];
  /** The largest picture at the top of the page, below the base path. */
  picture?: string;
}

/** What the layout of the shop requests for a signed-in buyer, on every page. */
export const LAYOUT_REQUESTS = ['/api/auth/user', '/api/cart'];

/** What the back office requests on every page. */
export const ADMIN_LAYOUT_REQUESTS = ['/api/admin/auth/verify'];

const ADDRESSES = '/api/user/addresses';
const RECENT_ORDERS = '/api/user/orders?limit=5';
const ORDER = '/api/orders/:id';

/**
 * Every page by its route. `routes.tsx` loads the pages from here. The Vite plugin next to this file makes a built
 * index.html request what the visited page needs, in parallel with the app's code. Plain data: Node and tests import it.
 */
export const PAGES = {
  '/': {
    module: 'storefront/HomePage',
    requests: ['/api/categories', '/api/products/featured'],
    picture: 'art/hero.svg',
  },
  '/products': { module: 'storefront/ProductsPage', requests: ['/api/categories', '/api/products?limit=48'] },
  '/category/:slug': { module: 'storefront/CategoryPage', requests: ['/api/categories/:slug'] },
  '/search': { module: 'storefront/SearchPage' },
  '/product/:slug': { module: 'storefront/ProductPage', requests: ['/api/products/:slug'] },
  '/cart': { module: 'storefront/CartPage' },
  '/checkout': { module: 'checkout/CheckoutPage', requests: [ADDRESSES] },
  '/checkout-clean': { module: 'checkout/CheckoutPage', requests: [ADDRESSES] },
  '/order-confirmation/:id': { module: 'checkout/OrderConfirmationPage', requests: [ORDER] },
  '/checkout-old': { module: 'checkout/AlternateCheckoutPage', requests: [ADDRESSES] },
  '/shipping-payment': { module: 'checkout/ShippingPaymentPage', requests: [ADDRESSES] },
  '/payment': { module: 'checkout/ShippingPaymentPage', requests: [ADDRESSES] },
  '/payment-confirmation': { module: 'checkout/PaymentConfirmationPage' },
  '/pay-now-secure': { module: 'checkout/SecurePaymentPage' },
  '/square-payment': { module: 'checkout/SquarePaymentPage', requests: [ADDRESSES] },
  '/pay-now-old': { module: 'checkout/OldCardPaymentPage', requests: [ADDRESSES] },
  '/pay-now': { module: 'checkout/PayNowPage' },
  '/square-test': { module: 'checkout/SquareTestPage' },
  '/payment-success': { module: 'checkout/PaymentSuccessPage' },
  '/dashboard': { module: 'account/DashboardPage', requests: ['/api/user/profile', RECENT_ORDERS] },
  '/profile': { module: 'account/ProfilePage', requests: ['/api/user/profile', ADDRESSES, RECENT_ORDERS] },
  '/purchases': { module: 'account/PurchasesPage', requests: ['/api/user/orders?limit=100'] },
  '/orders': { module: 'account/OrdersPage', requests: ['/api/user/orders?limit=25'] },
  '/orders/:id': { module: 'account/OrderPage', requests: [ORDER] },
  '/orders/:id/reorder': { module: 'account/ReorderPage', requests: [ORDER] },
  '/membership': { module: 'storefront/MembershipPage' },
  '/login': { module: 'account/LoginPage' },
  '/signup': { module: 'account/SignupPage' },
  '/contact': { module: 'support/ContactPage' },
  '/live-chat': { module: 'support/SupportPage' },
  '/shipping-info': { module: 'support/ShippingInfoPage' },
  '/privacy': { module: 'support/PrivacyPage' },
  '/terms': { module: 'support/TermsPage' },
  '/bxm-secure-admin/login': { module: 'admin/AdminLoginPage' },
  '/bxm-secure-admin': { module: 'admin/DashboardPage' },
  '/bxm-secure-admin/orders': { module: 'admin/AdminOrdersPage' },
  '/bxm-secure-admin/daily-orders': { module: 'admin/DailyOrdersPage' },
  '/admin': { module: 'admin/AdminProductsPage' },
  '/admin/orders/:id': { module: 'admin/AdminOrderPage' },
  '/admin/daily-orders': { module: 'admin/DailyOrdersPage' },
} as const satisfies Record<string, PageEntry>;

export type PagePath = keyof typeof PAGES;

/** The same table for code that goes through all entries. */
export const pageEntries = (): [path: string, entry: PageEntry][] => Object.entries(PAGES);
