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
import { RouteErrorPage } from './RouteErrorPage';

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
          {
            path: '/',
            loader: homeLoader,
            lazy: { Component: async () => (await import('@/pages/storefront/HomePage')).default },
          },
          {
            path: '/products',
            loader: productsLoader,
            lazy: { Component: async () => (await import('@/pages/storefront/ProductsPage')).default },
          },
          {
            path: '/category/:slug',
            loader: categoryLoader,
            lazy: { Component: async () => (await import('@/pages/storefront/CategoryPage')).default },
          },
          {
            path: '/search',
            loader: searchLoader,
            lazy: { Component: async () => (await import('@/pages/storefront/SearchPage')).default },
          },
          {
            path: '/product/:slug',
            loader: productLoader,
            lazy: { Component: async () => (await import('@/pages/storefront/ProductPage')).default },
          },
          {
            path: '/cart',
            loader: cartLoader,
            lazy: { Component: async () => (await import('@/pages/storefront/CartPage')).default },
          },
          {
            path: '/membership',
            loader: membershipLoader,
            lazy: { Component: async () => (await import('@/pages/storefront/MembershipPage')).default },
          },
          { path: '/login', lazy: { Component: async () => (await import('@/pages/account/LoginPage')).default } },
          { path: '/signup', lazy: { Component: async () => (await import('@/pages/account/SignupPage')).default } },
          { path: '/contact', lazy: { Component: async () => (await import('@/pages/support/ContactPage')).default } },
          {
            path: '/live-chat',
            lazy: { Component: async () => (await import('@/pages/support/SupportPage')).default },
          },
          {
            path: '/shipping-info',
            lazy: { Component: async () => (await import('@/pages/support/ShippingInfoPage')).default },
          },
          { path: '/privacy', lazy: { Component: async () => (await import('@/pages/support/PrivacyPage')).default } },
          { path: '/terms', lazy: { Component: async () => (await import('@/pages/support/TermsPage')).default } },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
