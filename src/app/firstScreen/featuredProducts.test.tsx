import type { UseQueryResult } from '@tanstack/react-query';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { seed } from '@mocks/seed/seed';
import type { ApiProduct } from '@/api/types';
import type { Currency } from '@/domain/currency';
import { featuredProducts } from '@/domain/product/productLists';
import { readProducts, type Product } from '@/domain/product/readProduct';
import { CurrencyProvider } from '@/features/currency/CurrencyContext';
import { createSystemClock } from '@/lib/clock';
import { createStore } from '@/lib/store';
import { HomePageFeatured } from '@/pages/storefront/HomePageFeatured';
import { malformedProduct } from '@tests/support/malformedProducts';
import { PLAIN_PRODUCT } from '@tests/support/productFrom';
import { fillList, showFeaturedProducts } from './featuredProducts';
import { renderFirstScreen, type FirstScreen } from './renderFirstScreen';

let prerendered: FirstScreen;
beforeAll(async () => {
  prerendered = await renderFirstScreen(createSystemClock());
});

function listIn(html: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  const list = template.content.querySelector('ul'); // React puts links of preloads before it
  if (!list) throw new Error('no list');
  return list;
}

/** The list of featured products as the app renders it. */
function rendered(products: Product[]): Element {
  const featured = { data: products, isLoadingError: false } as UseQueryResult<Product[]>; // what the component reads
  return listIn(
    renderToStaticMarkup(
      <MemoryRouter>
        <CurrencyProvider store={createStore<Currency>('USD')}>
          <HomePageFeatured featured={featured} loading={false} />
        </CurrencyProvider>
      </MemoryRouter>,
    ),
  );
}

function filled(products: Product[]): Element {
  const list = listIn(prerendered.featured);
  fillList(list, products);
  return list;
}

const ofPage = (products: ApiProduct[]) => featuredProducts(readProducts(products));

it('shows every product of the seed as the app does', () => {
  for (const product of seed.products) {
    const products = ofPage([{ ...product, id: 1 }]);
    expect(filled(products)).toEqual(rendered(products));
  }
});

it('shows malformed products as the app does', () => {
  fc.assert(
    fc.property(fc.array(malformedProduct, { minLength: 1, maxLength: 6 }), (products) => {
      const readable = ofPage(products.map((product, index) => ({ ...product, id: index + 1 })));
      expect(filled(readable)).toEqual(rendered(readable));
    }),
    { numRuns: 100 },
  );
});

let screen: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = prerendered.screen;
  screen = document.body;
});

const show = (featured: Response, categories = Response.json([])) =>
  showFeaturedProducts(screen, listIn(prerendered.featured), categories, featured).catch(() => undefined);
const names = () => [...screen.querySelectorAll('[aria-label="Featured products"] a')].map((link) => link.textContent);
const loads = () => screen.textContent.includes('Loading products');

it('replaces the spinner by the products of both responses', async () => {
  await show(
    Response.json([
      { ...PLAIN_PRODUCT, name: 'First' },
      { ...PLAIN_PRODUCT, name: 'Second' },
    ]),
  );
  expect(names()).toEqual(['First', 'Second']);
  expect(loads()).toBe(false);
});

it.each<[string, ...Response[]]>([
  ['a list that fails', Response.json([PLAIN_PRODUCT], { status: 500 })],
  ['categories that fail', Response.json([PLAIN_PRODUCT]), Response.json([], { status: 503 })],
  ['a product without a name', Response.json([{ ...PLAIN_PRODUCT, name: null }])],
  ['text that is no JSON', new Response('<html>')],
  ['an empty list', Response.json([])],
  ['products of the EU only', Response.json([{ ...PLAIN_PRODUCT, id: 3000 }])],
])('leaves %s to the app', async (_, featured, categories) => {
  await show(featured, categories);
  expect(names()).toEqual([]);
  expect(loads()).toBe(true);
});
