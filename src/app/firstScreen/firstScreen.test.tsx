import { MantineProvider } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import fc from 'fast-check';
import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { seed } from '@mocks/seed/seed';
import type { ApiProduct } from '@/api/types';
import type { Currency } from '@/domain/currency';
import { featuredProducts } from '@/domain/product/productLists';
import { readProduct, readProducts, type Product } from '@/domain/product/readProduct';
import { CurrencyProvider } from '@/features/currency/CurrencyContext';
import { ProductCard } from '@/features/catalogue/ProductCard';
import { createSystemClock } from '@/lib/clock';
import { createStore } from '@/lib/store';
import { HomePageFeatured } from '@/pages/storefront/HomePageFeatured';
import { malformedProduct } from '@tests/support/malformedProducts';
import { PLAIN_PRODUCT } from '@tests/support/productFrom';
import { fillItem, showFeaturedProducts } from './featuredProducts';
import { fillList } from './fillProduct';
import { fillCard, showProductCards } from './productCards';
import { renderFirstScreen, type FirstScreen } from './renderFirstScreen';
import { showFirstScreen } from './showFirstScreen';

let home: FirstScreen;
let list: FirstScreen;
beforeAll(async () => {
  home = await renderFirstScreen('/', createSystemClock());
  list = await renderFirstScreen('/products', createSystemClock());
});

function elementIn(html: string, selector: string): Element {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.querySelector(selector); // React puts links of preloads before it
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

/** The element as HTML would give it: a parser drops or replaces characters that the DOM can hold. */
const parsed = (element: Element) => elementIn(element.outerHTML, element.localName);

const inApp = (element: ReactElement) =>
  renderToStaticMarkup(
    <MantineProvider withCssVariables={false}>
      <MemoryRouter>
        <CurrencyProvider store={createStore<Currency>('USD')}>{element}</CurrencyProvider>
      </MemoryRouter>
    </MantineProvider>,
  );

/** Products of the seed, one with a character that HTML cannot hold, then malformed ones. */
function forAllProducts(check: (product: ApiProduct) => void) {
  seed.products.forEach(check);
  check({ ...PLAIN_PRODUCT, name: 'a\0b', images: ['a\0.png'], specifications: { colors: ['\0'] } });
  fc.assert(fc.property(malformedProduct, check), { numRuns: 100 });
}

describe('the featured products', () => {
  /** The list as the app renders it. */
  function rendered(products: Product[]): Element {
    const featured = { data: products, isLoadingError: false } as UseQueryResult<Product[]>; // what the component reads
    return elementIn(inApp(<HomePageFeatured featured={featured} loading={false} />), 'ul');
  }

  it('look as in the app', () => {
    forAllProducts((product) => {
      const products = featuredProducts(readProducts([{ ...product, id: 1 }]));
      const filled = elementIn(home.list, 'ul');
      fillList(filled, products, fillItem);
      expect(parsed(filled)).toEqual(rendered(products));
    });
  });

  it('are as many as there are', () => {
    const products = readProducts([1, 2, 3].map((id) => ({ ...PLAIN_PRODUCT, id })));
    const filled = elementIn(home.list, 'ul');
    fillList(filled, products, fillItem);
    expect(filled).toEqual(rendered(products));
  });
});

describe('the cards of the product list', () => {
  it('have the links, picture, name and price that they have in the app', () => {
    forAllProducts((raw) => {
      const product = readProduct(raw);
      const card = elementIn(list.list, 'li');
      fillCard(card, product);
      const rendered = elementIn(inApp(<ProductCard product={product} surface="product" priority />), 'article');
      const rows = [parsed(card).firstElementChild, rendered].map((article) => [...(article?.children ?? [])]);
      const [[tile, swatches, heading, price, ...rest], [appTile, appSwatches, appHeading, appPrice]] = rows as [
        HTMLElement[],
        HTMLElement[],
      ]; // the rows of a card
      for (const each of [tile, appTile]) each?.setAttribute('style', each.style.cssText); // React writes it without blanks
      expect(tile).toEqual(appTile);
      expect(heading?.firstElementChild).toEqual(appHeading?.firstElementChild);
      expect(price).toEqual(appPrice);
      const partsOf = (row?: Element) => [row?.querySelectorAll('button').length, row?.lastElementChild?.textContent];
      expect(partsOf(swatches)).toEqual(partsOf(appSwatches));
      expect(swatches?.childElementCount).toBe(appSwatches?.childElementCount);
      for (const row of [swatches, ...rest]) expect(row?.style.visibility).toBe('hidden');
    });
  });
});

/** Shows a first screen as in a browser that has sent the page's requests. Returns the names of the products on it. */
async function show(screen: FirstScreen, responses: Record<string, Response>) {
  document.body.innerHTML = '<div id="root"><p class="late"></p></div>';
  window.preloadedResponses = new Map(
    Object.entries(responses).map(([path, response]) => [` http://shop.test${path}`, Promise.resolve(response)]),
  );
  const showProducts = screen === home ? showFeaturedProducts : showProductCards;
  await showFirstScreen(screen, Object.keys(responses), showProducts).catch(() => undefined);
  delete window.preloadedResponses;
  const links = document.querySelectorAll('[aria-label="Featured products"] a, article h2 a');
  return [...links].map(({ textContent }) => textContent);
}

const showHome = (featured: Response, categories = Response.json([])) =>
  show(home, { '/api/categories': categories, '/api/products/featured': featured });
const showList = (products: Response) => show(list, { '/api/products?limit=48': products });

const named = (...names: unknown[]) => Response.json(names.map((name, id) => ({ ...PLAIN_PRODUCT, id, name })));

it('replaces what shows that products load by the products', async () => {
  expect(await showHome(named('First', 'Second'))).toEqual([
    expect.stringContaining('First'),
    expect.stringContaining('Second'),
  ]);
  expect(document.body).not.toHaveTextContent('Loading products');
  expect(await showList(named('First', 'Second', 'Third', 'Fourth'))).toEqual(['First', 'Second', 'Third']);
  expect(document.querySelector('[data-full-page]')).toBeNull();
});

it('is hidden from screen readers, without focusable controls', async () => {
  await showList(named('First'));
  expect(document.querySelector('[data-first-screen]')).toHaveAttribute('aria-hidden', 'true');
  expect(document.querySelectorAll(':is(a, button, input, select):not([tabindex="-1"])')).toHaveLength(0);
});

it('shows the placeholder for a picture that is missing', async () => {
  for (const showWith of [showHome, showList]) {
    await showWith(Response.json([{ ...PLAIN_PRODUCT, name: 'First', images: ['speaker-mini.black.front.svg'] }]));
    const picture = document.querySelector('[data-first-screen] a img[srcset]') ?? expect.unreachable();
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/art/placeholder.svg');
    expect(picture).not.toHaveAttribute('srcset');
  }
});

it('waits until the page has been parsed', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const shown = showFirstScreen(home, [], showFeaturedProducts);
  document.body.innerHTML = '<div id="root"><p class="late"></p></div>';
  await shown;
  expect(document.querySelector('[data-first-screen]')).not.toBeNull();
});

it('is not shown once the app has rendered', async () => {
  document.body.innerHTML = '<div id="root"><main></main></div>';
  await showFirstScreen(home, [], showFeaturedProducts);
  expect(document.querySelector('[data-first-screen]')).toBeNull();
});

it.each<[string, () => Promise<unknown[]>]>([
  ['a list that fails', () => showHome(Response.json([PLAIN_PRODUCT], { status: 500 }))],
  ['categories that fail', () => showHome(named('First'), Response.json([], { status: 503 }))],
  ['a product without a name', () => showHome(named(null))],
  ['text that is no JSON', () => showHome(new Response('<html>'))],
  ['an empty list', () => showHome(Response.json([]))],
  ['products of the EU only', () => showHome(Response.json([{ ...PLAIN_PRODUCT, id: 3000 }]))],
  ['a page of products that fails', () => showList(Response.json([PLAIN_PRODUCT], { status: 500 }))],
  ['a page without products', () => showList(Response.json([]))],
  ['a page with a product without a name', () => showList(named('First', 'Second', 'Third', null))],
])('leaves %s to the app', async (_, showWith) => {
  expect(await showWith()).toEqual([]);
  expect(document.body).toHaveTextContent('Loading products');
});
