import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createRoutes } from '@/app/routes';

const urlsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children }) => [...(path ? [path] : []), ...urlsOf(children ?? [])]);

it('the shop answers exactly these addresses', () => {
  expect(urlsOf(createRoutes()).toSorted()).toEqual([
    '*',
    '/',
    '/cart',
    '/category/:slug',
    '/contact',
    '/live-chat',
    '/login',
    '/membership',
    '/privacy',
    '/product/:slug',
    '/products',
    '/search',
    '/shipping-info',
    '/signup',
    '/terms',
  ]);
});
