import type { RouteObject } from 'react-router-dom';
import { cartLoader } from '@/pages/storefront/CartPage.loader';
import { categoryLoader } from '@/pages/storefront/CategoryPage.loader';
import { homeLoader } from '@/pages/storefront/HomePage.loader';
import { membershipLoader } from '@/pages/storefront/MembershipPage.loader';
import { productLoader } from '@/pages/storefront/ProductPage.loader';
import { productsLoader } from '@/pages/storefront/ProductsPage.loader';
import { searchLoader } from '@/pages/storefront/SearchPage.loader';
import { NotFoundPage } from '@/pages/support/NotFoundPage';
import { ShopLayout } from './layouts/ShopLayout';
import { shopLoader } from './layouts/ShopLayout.loader';
import { PAGE_CODE } from './pageCode';
import { RouteErrorPage } from './RouteErrorPage';

const pageOf = (route: keyof typeof PAGE_CODE) => ({ Component: async () => (await PAGE_CODE[route]()).default });

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
          { path: '/', loader: homeLoader, lazy: pageOf('/') },
          { path: '/products', loader: productsLoader, lazy: pageOf('/products') },
          { path: '/category/:slug', loader: categoryLoader, lazy: pageOf('/category/:slug') },
          { path: '/search', loader: searchLoader, lazy: pageOf('/search') },
          { path: '/product/:slug', loader: productLoader, lazy: pageOf('/product/:slug') },
          { path: '/cart', loader: cartLoader, lazy: pageOf('/cart') },
          { path: '/membership', loader: membershipLoader, lazy: pageOf('/membership') },
          { path: '/login', lazy: pageOf('/login') },
          { path: '/signup', lazy: pageOf('/signup') },
          { path: '/contact', lazy: pageOf('/contact') },
          { path: '/live-chat', lazy: pageOf('/live-chat') },
          { path: '/shipping-info', lazy: pageOf('/shipping-info') },
          { path: '/privacy', lazy: pageOf('/privacy') },
          { path: '/terms', lazy: pageOf('/terms') },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
