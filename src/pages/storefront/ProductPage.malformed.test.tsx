import { render } from '@testing-library/react';
import fc from 'fast-check';
import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ApiCartItem, ApiProduct } from '@/api/types';
import { readProduct, readProducts, type Product } from '@/domain/product/readProduct';
import { createApp } from '@/app/createApp';
import { pricedLine } from '@/domain/order/cartLine';
import { orderGrid } from '@/domain/product/orderGrid';
import { cartQuery } from '@/features/cart/cartQuery';
import { cardPrices } from '@/features/catalogue/CardPrice';
import { ProductCard } from '@/features/catalogue/ProductCard';
import { ProductTableRow } from '@/features/catalogue/ProductTableRow';
import { rowPrices } from '@/features/catalogue/rowPrices';
import { displayFigures, SpecificationTable } from '@/features/product/ProductTabs';
import { OrderGrid } from '@/features/product/order-grid/OrderGrid';
import { productPrice } from '@/features/product/productPrice';
import { recommendationQuery } from '@/features/product/productQueries';
import { createNoopChannel } from '@/lib/channel';
import { createMemoryStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { malformedProduct } from '@tests/support/malformedProducts';
import CartPage from './CartPage';
import { ProductPageView } from './ProductPageView';

const COUNT = 10_000;
const BATCH = 50;

function lineOf(product: ApiProduct, index: number): ApiCartItem {
  const { colors, models } = readProduct(product);
  const [color, model] = [colors[0]?.name ?? null, models[0]?.id ?? null];
  return {
    id: index + 1,
    quantity: 30,
    productId: product.id,
    product,
    selectedColor: color,
    selectedModel: model,
    selectedAncOption: model,
    selectedOptions: { color, model, ancOption: model },
  };
}

type Place = (product: Product, index: number) => ReactNode;

const CARD: Place = (product, index) => <ProductCard key={index} product={product} surface="product" />;
const ROW: Place = (product, index) => (
  <table key={index}>
    <tbody>
      <ProductTableRow product={product} priority={false} action={() => null} />
    </tbody>
  </table>
);
const SPECIFICATIONS: Place = (product, index) => <SpecificationTable key={index} product={product} />;
const GRID: Place = (product, index) => (
  <OrderGrid
    key={index}
    product={product}
    grid={orderGrid(product)}
    quantities={new Map()}
    inCart={() => 0}
    busy={false}
    onCellChange={() => {}}
  />
);
const PAGE: Place = (product, index) => <ProductPageView key={index} product={product} />;
/** All products at once, which the cart holds. */
const CART: Place = (_, index) => index === 0 && <CartPage key={index} />;

// Drawing ten thousand pages would take minutes: each product is read, one in four is drawn in a part, one in fifty on a page.
const PLACES: readonly (readonly [name: string, place: Place, oneIn: number, first: number])[] = [
  ['cards', CARD, 16, 0],
  ['rows of a list', ROW, 16, 4],
  ['tables of specifications', SPECIFICATIONS, 16, 8],
  ['grids of choices', GRID, 16, 12],
  ['pages of their own', PAGE, 100, 0],
  ['lines of the cart', CART, 100, 50],
];

/** A shop that shows these products there, and has all of them in its cart. */
function shopWith(products: readonly ApiProduct[], place: Place) {
  const storage = createMemoryStorage();
  storage.local.set(STORAGE_KEYS.authToken, 'any');
  const shop = createApp({
    transport: () => Promise.reject(new Error('Nothing is asked for while a page is drawn.')),
    baseUrl: 'http://shop.test/',
    storage,
    channel: createNoopChannel(),
    clock: { now: () => new Date(0) },
    history: { kind: 'memory', start: '/' },
    routes: [{ path: '*', element: readProducts(products).map(place) }],
  });
  shop.queryClient.setQueryData(recommendationQuery().queryKey, { items: [], total: 0 });
  shop.queryClient.setQueryData(cartQuery().queryKey, products.map(lineOf));
  return shop;
}

function drawnText(products: readonly ApiProduct[], place: Place) {
  const shop = shopWith(products, place);
  const html = renderToStaticMarkup(shop.element);
  shop.dispose();
  return html;
}

const TAG = /<\/?[a-z][a-z\d]*((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;
const RUBBISH = /\bNaN\b|\bundefined\b|\bnull\b|\[object \w+\]|\bInfinity\b/;
/** No component of ours draws one of these, as an element or as text. */
const FOREIGN = /<(?:b|script|iframe)\b|src="x"|&lt;\/?(?:b|script|img|p)(?:&gt;| )/;

/** What is wrong with the drawn page, in words; null when nothing is. */
function faultIn(html: string): string | null {
  for (const [tag, attributes = ''] of html.matchAll(TAG)) {
    if (/\s(?:src|href|poster)="(?!\/)/.test(attributes)) return tag;
    const spoken = attributes.match(/\s(?:style|alt|title|value|aria-\w+|id)="[^"]*"/g)?.join('') ?? '';
    if (RUBBISH.test(spoken)) return tag;
  }
  return (FOREIGN.exec(html) ?? RUBBISH.exec(html.replaceAll(TAG, ' ')))?.[0] ?? null;
}

function drawnFault(products: readonly ApiProduct[], place: Place) {
  try {
    return faultIn(drawnText(products, place));
  } catch (error) {
    return String(error instanceof Error ? error.stack : error).slice(0, 600);
  }
}

/** The fault and the product that has it; null when all is well. */
function faultAmong(products: readonly ApiProduct[], place: Place): string | null {
  if (drawnFault(products, place) === null) return null;
  const culprit = products.find((product) => drawnFault([product], place) !== null);
  const told = JSON.stringify(culprit)
    ?.replace(/(.{11})\1+/g, '$1*')
    .slice(0, 3000);
  return `${drawnFault(culprit ? [culprit] : products, place)}\n${told}`;
}

/** Everything that the domain reads out of a product or reckons with it. */
function figuresOf(raw: ApiProduct) {
  const product = readProduct(raw);
  const grid = orderGrid(product);
  const option = grid.rows[0]?.cells.at(-1)?.ancOption ?? null;
  return {
    product,
    grid,
    shown: displayFigures(product),
    card: cardPrices(product, 'home'),
    page: productPrice(product, option, 30, 12),
    row: rowPrices(product, option, 999_999),
    line: pricedLine(product, option, 30),
  };
}

/** Where a value holds a number that is none, or not whole where cents and pieces are; null when nowhere. */
function oddNumber(value: unknown, path = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const odd = oddNumber(member, `${path}/${key}`);
    if (odd !== null) return odd;
  }
  return null;
}

describe('ten thousand products with whatever a server may send', () => {
  const products = fc.sample(malformedProduct, { numRuns: COUNT, seed: 20_250_616 });

  it('are read and reckoned with', () => {
    for (const product of products) expect(oddNumber(figuresOf(product)), `id ${product.id}`).toBeNull();
  }, 120_000);

  it.each(PLACES)(
    'are shown as %s without an error and without rubbish in the text',
    (_, place, oneIn, first) => {
      const some = products.filter((__, index) => index % oneIn === first);
      for (let start = 0; start < some.length; start += BATCH) {
        expect(faultAmong(some.slice(start, start + BATCH), place)).toBeNull();
      }
    },
    120_000,
  );

  it('are nothing for the console to complain of, such as two of the same key', () => {
    const twice = products.filter((product) => JSON.stringify(product).includes('"Same"')).slice(0, 8);
    for (const [, place] of PLACES) {
      const shop = shopWith(twice, place);
      render(<StrictMode>{shop.element}</StrictMode>).unmount();
      shop.dispose();
    }
    expect(twice).toHaveLength(8);
  }, 120_000);
});
