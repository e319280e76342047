import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PAGES, pageEntries } from '@/app/preload/pages';
import { createRoutes } from '@/app/routes';
import { paths } from '@/lib/paths';
import { isTest, root, sourcesBelow } from './sources';

const routes = createRoutes();
const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path: own, children = [] }) => [...(own ? [own] : []), ...pathsOf(children)]);
/** Leads to /pay-now (D-61). */
const REDIRECT = '/test-pay-now';
const routePaths = pathsOf(routes).filter((route) => route !== '*' && route !== REDIRECT);

const addressOf = (builder: keyof typeof paths) =>
  builder === 'category' ||
  builder === 'product' ||
  builder === 'orderConfirmation' ||
  builder === 'adminOrder' ||
  builder === 'order' ||
  builder === 'reorder'
    ? paths[builder]('some-slug')
    : paths[builder]();
/** Each builder of lib/paths.ts, and the route that its URL matches. */
const addresses = (Object.keys(paths) as (keyof typeof paths)[]).map((builder) => {
  const { pathname } = new URL(addressOf(builder), 'http://shop.test');
  return { builder, route: matchRoutes(routes, pathname)?.at(-1)?.route.path };
});
/** Reached by their URLs only: second URLs of a page, and pages to which the brief names no link (S2 2.5, S2 2.8). */
const NOT_LINKED = new Set(['checkoutClean', 'payment', 'squarePayment', 'payNowOld', 'squareTest']);

describe('a route of createRoutes()', () => {
  it('is in the table of pages, which has no others', () => {
    expect(routePaths.toSorted()).toEqual(Object.keys(PAGES).toSorted());
  });

  it('has a page in src/pages, and each page except "Page Not Found" has a route', () => {
    const files = readdirSync(path.join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => file.endsWith('Page.tsx') && file !== 'support/NotFoundPage.tsx');
    expect([...new Set(pageEntries().map(([, { module }]) => `${module}.tsx`))].toSorted()).toEqual(files.toSorted());
  });

  it('has a story', () => {
    const missing = pageEntries()
      .map(([route, { module }]) => ({ route, story: `src/pages/${module}.stories.tsx` }))
      .filter(({ story }) => !existsSync(path.join(root, story)));
    expect(missing).toEqual([]);
  });

  it('has a byte budget in scripts/gates/budgets.json, and no budget is left over', () => {
    const budgets: { routes: object } = JSON.parse(readFileSync(path.join(root, 'scripts/gates/budgets.json'), 'utf8'));
    expect(Object.keys(budgets.routes).toSorted()).toEqual(routePaths.toSorted());
  });

  it('is opened in requestRounds.test.tsx if it has queries', () => {
    const rounds = readFileSync(path.join(root, 'tests/app/requestRounds.test.tsx'), 'utf8');
    const missing = pageEntries()
      .filter(([, { module }]) => existsSync(path.join(root, `src/pages/${module}.loader.ts`)))
      .map(([route]) => route)
      .filter((route) => !rounds.includes(`'${route.replace(/:.*/, '')}`));
    expect(missing).toEqual([]);
  });

  it('has a builder in src/lib/paths.ts', () => {
    const linked = new Set(addresses.map(({ route }) => route));
    expect(routePaths.filter((route) => !linked.has(route))).toEqual([]);
  });

  it('is linked from header, footer or a page', () => {
    const code = sourcesBelow('src').filter((source) => !isTest(source) && source.file !== 'src/lib/paths.ts');
    const unlinked = addresses
      .filter(
        ({ builder, route }) =>
          route !== '*' && !NOT_LINKED.has(builder) && !code.some(({ text }) => text.includes(`paths.${builder}(`)),
      )
      .map(({ route }) => route);
    expect(unlinked).toEqual([]);
  });
});

it('each builder of src/lib/paths.ts leads to a page', () => {
  const dead = addresses.filter(({ route }) => !route || route === '*').map(({ builder }) => builder);
  expect(dead).toEqual([]);
});

it('any other URL leads to "Page Not Found"', () => {
  expect(matchRoutes(routes, '/no-such-page')?.at(-1)?.route.path).toBe('*');
});
