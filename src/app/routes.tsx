import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { cartLoader } from '@/pages/storefront/CartPage.loader';
import { categoryLoader } from '@/pages/storefront/CategoryPage.loader';
import { homeLoader } from '@/pages/storefront/HomePage.loader';
import { membershipLoader } from '@/pages/storefront/MembershipPage.loader';
import { productLoader } from '@/pages/storefront/ProductPage.loader';
import { productsLoader } from '@/pages/storefront/ProductsPage.loader';
import { searchLoader } from '@/pages/storefront/SearchPage.loader';
import './commonParts';
import { NotFoundPage } from '@/pages/support/NotFoundPage';
import { ShopLayout } from './layouts/ShopLayout';
import { shopLoader } from './layouts/ShopLayout.loader';
import { pageModules } from './pageModules';
import { RouteErrorPage } from './RouteErrorPage';

/**
 * The router tells of code that does not come only where the route has a loader: a page without calls has an idle one.
 * A page that is open follows its address itself: of a list's next page the loader would ask once more.
 */
const page = (path: keyof typeof pageModules, loader: LoaderFunction = () => null): RouteObject => ({
  path,
  loader,
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: { Component: async () => (await pageModules[path]()).default },
});

/**
 * One line a route. Made anew for each app, since the router writes what it has loaded into the `lazy` objects.
 * Loaders are small and start the route's calls at once; the page's code comes at the
 * same time in a chunk of its own.
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
];
