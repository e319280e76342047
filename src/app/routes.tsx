import { memo, type ComponentType } from 'react';
import { replace, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { usesSandbox } from '@/features/payments/sandbox';
import { paths } from '@/lib/paths';
import { checkoutLoader } from '@/pages/checkout/CheckoutPage.loader';
import { dashboardLoader } from '@/pages/account/DashboardPage.loader';
import { profileLoader } from '@/pages/account/ProfilePage.loader';
import { orderLoader } from '@/pages/account/OrderPage.loader';
import { ordersLoader } from '@/pages/account/OrdersPage.loader';
import { purchasesLoader } from '@/pages/account/PurchasesPage.loader';
import { orderConfirmationLoader } from '@/pages/checkout/OrderConfirmationPage.loader';
import { cartLoader } from '@/pages/storefront/CartPage.loader';
import { categoryLoader } from '@/pages/storefront/CategoryPage.loader';
import { homeLoader } from '@/pages/storefront/HomePage.loader';
import { membershipLoader } from '@/pages/storefront/MembershipPage.loader';
import { productLoader } from '@/pages/storefront/ProductPage.loader';
import { productsLoader } from '@/pages/storefront/ProductsPage.loader';
import { searchLoader } from '@/pages/storefront/SearchPage.loader';
import './entryChunk';
import { NotFoundPage } from '@/pages/support/NotFoundPage';
import { shopLoader, ShopLayout } from './layouts/ShopLayout';
import { PAGES, type PagePath } from './preload/pages';
import { RouteErrorPage } from './RouteErrorPage';

/** Every page of src/pages as a chunk of its own, by file. Not NotFoundPage: it must show even when code fails to load. */
const pageModules = import.meta.glob<{ default: ComponentType }>([
  '/src/pages/**/*Page.tsx',
  '!/src/pages/support/NotFoundPage.tsx',
]);

async function loadPage(path: PagePath) {
  const file = `/src/pages/${PAGES[path].module}.tsx`;
  const load = pageModules[file];
  if (!load) throw new Error(`${path} names ${file}, which does not exist: see src/app/preload/pages.ts.`);
  // Without `memo` the router renders the page at each step of a navigation, also of one that only changes the query.
  return memo((await load()).default);
}

/**
 * A page without queries has a loader too: React Router reports a failed `lazy` only for routes with one.
 * The loader does not run again when only the query changes: the open page reads the query itself.
 */
const page = (path: PagePath, loader: LoaderFunction = () => null): RouteObject => ({
  path,
  loader,
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: () => loadPage(path) },
});

/** Pages for tests of the card provider, with its sandbox only (D-224). */
const testPages = (): RouteObject[] =>
  usesSandbox()
    ? [
        page('/pay-now'),
        page('/square-test'),
        { path: paths.testPayNow(), loader: () => replace(paths.payNow('square')), Component: () => null },
      ]
    : [];

/**
 * One line for each route. New objects for each app, because the router writes what it has loaded into them. Loaders are
 * part of the first chunk: they start the page's queries while the page's code loads.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: ShopLayout,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: () => null,
    loader: shopLoader,
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: RouteErrorPage,
        children: [
          page('/', homeLoader),
          page('/products', productsLoader),
          page('/category/:slug', categoryLoader),
          page('/search', searchLoader),
          page('/product/:slug', productLoader),
          page('/cart', cartLoader),
          page('/membership', membershipLoader),
          page('/checkout', checkoutLoader),
          page('/checkout-clean', checkoutLoader),
          page('/order-confirmation/:id', orderConfirmationLoader),
          page('/payment-success'),
          page('/dashboard', dashboardLoader),
          page('/profile', profileLoader),
          page('/purchases', purchasesLoader),
          page('/orders', ordersLoader),
          page('/orders/:id', orderLoader),
          page('/orders/:id/reorder', orderLoader),
          page('/checkout-old', checkoutLoader),
          page('/shipping-payment', checkoutLoader),
          page('/payment', checkoutLoader),
          page('/payment-confirmation', cartLoader),
          page('/pay-now-secure'),
          page('/square-payment', checkoutLoader),
          page('/pay-now-old', checkoutLoader),
          ...testPages(),
          page('/login'),
          page('/signup'),
          page('/contact'),
          page('/live-chat'),
          page('/shipping-info'),
          page('/privacy'),
          page('/terms'),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
  {
    // The back office has a layout of its own (D-70), which no page of the shop loads.
    lazy: { Component: async () => (await import('./layouts/AdminLayout')).AdminLayout },
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: () => null,
    loader: () => null,
    children: [
      {
        ErrorBoundary: RouteErrorPage,
        // Its pages start their queries when the clerk's token is verified, so they have no loaders.
        children: [
          page('/bxm-secure-admin'),
          page('/bxm-secure-admin/orders'),
          page('/bxm-secure-admin/daily-orders'),
          page('/admin'),
          page('/admin/orders/:id'),
          page('/admin/daily-orders'),
        ],
      },
    ],
  },
  { ...page('/bxm-secure-admin/login'), ErrorBoundary: RouteErrorPage, HydrateFallback: () => null },
];
