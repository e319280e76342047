import type { ComponentType } from 'react';

type PageCode = () => Promise<{ default: ComponentType }>;

/** The code of each page by its route: `routes.tsx` takes it from here, a built index.html starts the visited one (vite/routePreload.ts). */
export const pageModules = {
  '/': () => import('@/pages/storefront/HomePage'),
  '/products': () => import('@/pages/storefront/ProductsPage'),
  '/category/:slug': () => import('@/pages/storefront/CategoryPage'),
  '/search': () => import('@/pages/storefront/SearchPage'),
  '/product/:slug': () => import('@/pages/storefront/ProductPage'),
  '/cart': () => import('@/pages/storefront/CartPage'),
  '/membership': () => import('@/pages/storefront/MembershipPage'),
  '/login': () => import('@/pages/account/LoginPage'),
  '/signup': () => import('@/pages/account/SignupPage'),
  '/contact': () => import('@/pages/support/ContactPage'),
  '/live-chat': () => import('@/pages/support/SupportPage'),
  '/shipping-info': () => import('@/pages/support/ShippingInfoPage'),
  '/privacy': () => import('@/pages/support/PrivacyPage'),
  '/terms': () => import('@/pages/support/TermsPage'),
} satisfies Record<string, PageCode>;
