import { render } from '@testing-library/react';
import fc from 'fast-check';
import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ApiCartItem, ApiProduct } from '@/api/types';
import { readProduct, readProducts, type Product } from '@/domain/product/readProduct';
import { createApp } from '@/app/createApp';
import { pricedLine } from '@/domain/order/pricedLine';
import { cardPrices } from '@/domain/product/cardPrices';
import { orderGrid } from '@/domain/product/orderGrid';
import { cartQuery } from '@/features/cart/cartQuery';
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

type RenderProduct = (product: Product, index: number) => ReactNode;

const CARD: RenderProduct = (product, index) => <ProductCard key={index} product={product} surface="product" />;
const ROW: RenderProduct = (product, index) => (
  <table key={index}>
    <tbody>
      <ProductTableRow product={product} priority={false} shared={{ quantity: 1 }} level={null} action={() => null} />
    </tbody>
  </table>
);
const SPECIFICATIONS: RenderProduct = (product, index) => <SpecificationTable key={index} product={product} />;
const GRID: RenderProduct = (product, index) => (
  <OrderGrid
    key={index}
    product={product}
    grid={orderGrid(product)}
    quantities={new Map()}
    inCart={() => 0}
    busy={false}
    note={null}
    onCellChange={() => {}}
  />
);
const PAGE: RenderProduct = (product, index) => <ProductPageView key={index} product={product} />;
/** The cart, which contains all products. */
const CART: RenderProduct = (_, index) => index === 0 && <CartPage key={index} />;

// Rendering ten thousand pages would take minutes: all products are read, one in four is rendered in a component, and one
// in fifty on a page.
const VIEWS: readonly (readonly [name: string, renderProduct: RenderProduct, oneIn: number, first: number])[] = [
  ['cards', CARD, 16, 0],
  ['rows of a list', ROW, 16, 4],
  ['tables of specifications', SPECIFICATIONS, 16, 8],
  ['grids of choices', GRID, 16, 12],
  ['pages of their own', PAGE, 100, 0],
  ['lines of the cart', CART, 100, 50],
];

/** A shop that renders these products and has all of them in its cart. */
function shopWith(products: readonly ApiProduct[], renderProduct: RenderProduct) {
  const storage = createMemoryStorage();
  storage.local.set(STORAGE_KEYS.authToken, 'any');
  const shop = createApp({
    transport: () => Promise.reject(new Error('No request may be sent while a page renders.')),
    baseUrl: 'http://shop.test/',
    storage,
    channel: createNoopChannel(),
    clock: { now: () => new Date(0) },
    history: { kind: 'memory', start: '/' },
    routes: [{ path: '*', element: readProducts(products).map(renderProduct) }],
  });
  shop.queryClient.setQueryData(recommendationQuery().queryKey, { items: [], total: 0 });
  shop.queryClient.setQueryData(cartQuery().queryKey, products.map(lineOf));
  return shop;
}

function renderToHtml(products: readonly ApiProduct[], renderProduct: RenderProduct) {
  const shop = shopWith(products, renderProduct);
  const html = renderToStaticMarkup(shop.element);
  shop.dispose();
  return html;
}

const TAG = /<\/?[a-z][a-z\d]*((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;
const INVALID_TEXT = /\bNaN\b|\bundefined\b|\bnull\b|\[object \w+\]|\bInfinity\b/;
/** Markup that comes from the data: the shop never renders these elements, nor tags as text. */
const INJECTED_MARKUP = /<(?:b|script|iframe)\b|src="x"|&lt;\/?(?:b|script|img|p)(?:&gt;| )/;

/** The first invalid part of the HTML, or null. */
function findInvalidPart(html: string): string | null {
  for (const [tag, attributes = ''] of html.matchAll(TAG)) {
    if (/\s(?:src|href|poster)="(?!\/)/.test(attributes)) return tag;
    const textAttributes = attributes.match(/\s(?:style|alt|title|value|aria-\w+|id)="[^"]*"/g)?.join('') ?? '';
    if (INVALID_TEXT.test(textAttributes)) return tag;
  }
  return (INJECTED_MARKUP.exec(html) ?? INVALID_TEXT.exec(html.replaceAll(TAG, ' ')))?.[0] ?? null;
}

function renderingError(products: readonly ApiProduct[], renderProduct: RenderProduct) {
  try {
    return findInvalidPart(renderToHtml(products, renderProduct));
  } catch (error) {
    return String(error instanceof Error ? error.stack : error).slice(0, 600);
  }
}

/** The rendering error and the product that causes it, or null. */
function describeFailure(products: readonly ApiProduct[], renderProduct: RenderProduct): string | null {
  if (renderingError(products, renderProduct) === null) return null;
  const culprit = products.find((product) => renderingError([product], renderProduct) !== null);
  const productText = JSON.stringify(culprit)
    ?.replace(/(.{11})\1+/g, '$1*')
    .slice(0, 3000);
  return `${renderingError(culprit ? [culprit] : products, renderProduct)}\n${productText}`;
}

/** Everything that the app computes from a product. */
function computeAll(raw: ApiProduct) {
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

/** The path of the first NaN or infinite number in a value, or null. */
function findInvalidNumber(value: unknown, path = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const invalidPath = findInvalidNumber(member, `${path}/${key}`);
    if (invalidPath !== null) return invalidPath;
  }
  return null;
}

describe('ten thousand products with malformed fields', () => {
  const products = fc.sample(malformedProduct, { numRuns: COUNT, seed: 20_250_616 });

  it('result in finite numbers only', () => {
    for (const product of products) expect(findInvalidNumber(computeAll(product)), `id ${product.id}`).toBeNull();
  }, 120_000);

  it.each(VIEWS)(
    'are rendered as %s without errors and invalid text',
    (_, renderProduct, oneIn, first) => {
      const sample = products.filter((__, index) => index % oneIn === first);
      for (let start = 0; start < sample.length; start += BATCH) {
        expect(describeFailure(sample.slice(start, start + BATCH), renderProduct)).toBeNull();
      }
    },
    120_000,
  );

  it('cause no console errors, such as duplicate keys', () => {
    const withDuplicates = products.filter((product) => JSON.stringify(product).includes('"Same"')).slice(0, 8);
    for (const [, renderProduct] of VIEWS) {
      const shop = shopWith(withDuplicates, renderProduct);
      render(<StrictMode>{shop.element}</StrictMode>).unmount();
      shop.dispose();
    }
    expect(withDuplicates).toHaveLength(8);
  }, 120_000);
});
