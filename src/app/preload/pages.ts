interface PageEntry {
  /** The page's file below src/pages, without `.tsx`. Its default export is the page. */
  module: string;
  /** The page's first GET requests. Only operations without a token; `:slug` is taken from the address. */
  requests?: readonly string[];
  /** The largest picture at the top of the page, below the base path. */
  picture?: string;
}

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
  '/checkout': { module: 'checkout/CheckoutPage' },
  '/checkout-clean': { module: 'checkout/CheckoutPage' },
  '/order-confirmation/:id': { module: 'checkout/OrderConfirmationPage' },
  '/checkout-old': { module: 'checkout/AlternateCheckoutPage' },
  '/shipping-payment': { module: 'checkout/ShippingPaymentPage' },
  '/payment': { module: 'checkout/ShippingPaymentPage' },
  '/payment-confirmation': { module: 'checkout/PaymentConfirmationPage' },
  '/pay-now-secure': { module: 'checkout/SecurePaymentPage' },
  '/square-payment': { module: 'checkout/SquarePaymentPage' },
  '/pay-now-old': { module: 'checkout/OldCardPaymentPage' },
  '/pay-now': { module: 'checkout/PayNowPage' },
  '/square-test': { module: 'checkout/SquareTestPage' },
  '/payment-success': { module: 'checkout/PaymentSuccessPage' },
  '/dashboard': { module: 'account/DashboardPage' },
  '/profile': { module: 'account/ProfilePage' },
  '/purchases': { module: 'account/PurchasesPage' },
  '/orders': { module: 'account/OrdersPage' },
  '/orders/:id': { module: 'account/OrderPage' },
  '/orders/:id/reorder': { module: 'account/ReorderPage' },
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
