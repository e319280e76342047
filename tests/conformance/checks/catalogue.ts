import { expect } from 'vitest';
import type { ApiProduct as Product } from '@/api/types';
import { hiddenProduct } from '../support/backOffice';
import { check, type Check } from '../support/check';
import { firstOptionsPrice, priceOf, specificationText } from '../support/productOptions';
import { expectError, type TestApi } from '../support/testApi';
import { listChecks } from './productList';
import { everyOperationOf } from './everyOperation';
import { httpChecks } from './http';
import { originChecks } from './otherOrigins';

/** All products, at least one. */
async function someProducts(api: TestApi): Promise<[Product, ...Product[]]> {
  const [first, ...others] = await api.products();
  return [api.requires(first, 'product'), ...others];
}

/** Second spellings of a value, and values that follow from others. */
function spellings(product: Product) {
  const { price, compareAtPrice, stockQuantity, inStock, isActive } = product;
  return { price, compareAtPrice, stockQuantity, inStock, isActive };
}

const categoryChecks: Check[] = [
  check('listCategories 200', 'lists each id and each slug once, always in the same order', async (api) => {
    const { body } = await api.ok('listCategories');
    api.requires(body[0], 'category');
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
    expect(new Set(body.map(({ slug }) => slug)).size).toBe(body.length);
    expect((await api.ok('listCategories')).body).toEqual(body);
  }),
  check('getCategory 200', 'returns each listed category by its slug, with the same fields', async (api) => {
    for (const category of (await api.ok('listCategories')).body) {
      const { body } = await api.ok('getCategory', { path: { slug: category.slug } });
      expect(body).toEqual(category);
    }
  }),
  check(
    ['listCategories 200', '#Category'],
    'the brands of a category are those of its products, A to Z, each once',
    async (api) => {
      const category = (await api.ok('listCategories')).body
        .map(({ id, brands = [] }) => ({ id, brands }))
        .find(({ brands }) => brands.length > 1);
      const { id, brands } = api.requires(category, 'category with several brands');
      const { body: products } = await api.ok('listProducts', { query: { category: String(id) } });
      const keys = (texts: readonly string[]) =>
        [...new Set(texts.map((text) => text.trim().toLowerCase()))].toSorted();
      expect(keys(brands)).toEqual(keys(products.map((one) => specificationText(one, 'Brand')).filter(Boolean)));
      expect(brands).toEqual(brands.toSorted((a, b) => a.localeCompare(b, 'en')));
      expect(brands).toHaveLength(keys(brands).length);
    },
  ),
  check('getCategory 404', 'an unknown slug, an id and an invalid slug are not_found', async (api) => {
    for (const slug of [api.target.unique(), '1', 'No Such', 'EARPHONES']) {
      await api.refused('getCategory', 404, 'not_found', { path: { slug } });
    }
  }),
];

const productChecks: Check[] = [
  check(
    ['getProduct 200', '#Product'],
    'both spellings of each value agree, and only active products are listed',
    async (api) => {
      const products = await someProducts(api);
      for (const product of products) {
        expect(spellings(product), `product ${product.id}`).toEqual({
          price: product.wholesalePrice,
          compareAtPrice: product.originalPrice,
          stockQuantity: product.stock,
          inStock: product.stockStatus !== 'out_of_stock',
          isActive: true,
        });
      }
      const [first] = products;
      expect((await api.ok('getProduct', { path: { slugOrId: first.id } })).body).toEqual(first);
    },
  ),
  check(['listProducts 200', '#Product'], 'the wholesale price is the price of the first options', async (api) => {
    const products = await api.products();
    const dearer = products.filter((product) => priceOf(product) !== firstOptionsPrice(product));
    expect(dearer.map(({ id }) => id)).toEqual([]);
  }),
  check('getProduct 200', 'digits are an id, anything else is a slug; both return the same product', async (api) => {
    const products = await someProducts(api);
    for (const product of [products[0], products.at(-1) ?? products[0]]) {
      const byId = await api.ok('getProduct', { path: { slugOrId: product.id } });
      const bySlug = await api.ok('getProduct', { path: { slugOrId: product.slug } });
      expect(byId.body).toEqual(product);
      expect(bySlug.body).toEqual(product);
    }
  }),
  check(
    ['listProducts 200', '#Slug'],
    'ids and slugs are unique, and no slug is `featured` or only digits',
    async (api) => {
      const products = await api.products();
      const slugs = products.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(products.length);
      expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
      expect(slugs.filter((slug) => slug === 'featured' || /^\d+$/.test(slug))).toEqual([]);
    },
  ),
  check('listProducts 200', 'every product belongs to a listed category', async (api) => {
    const known = new Set((await api.ok('listCategories')).body.map(({ id }) => id));
    const strays = (await api.products()).filter(({ categoryId }) => !known.has(categoryId));
    expect(strays.map(({ id }) => id)).toEqual([]);
  }),
  check('getProduct 404', 'an unknown id, an unknown slug and text that is neither are not_found', async (api) => {
    const highest = Math.max(0, ...(await api.products()).map(({ id }) => id));
    for (const slugOrId of [highest + 1_000_000, 0, api.target.unique(), 'No Such!', 'x'.repeat(121)]) {
      await api.refused('getProduct', 404, 'not_found', { path: { slugOrId } });
    }
  }),
  check(
    ['getProduct 404', 'listProducts 200', 'listFeaturedProducts 200'],
    'an inactive product is hidden everywhere',
    async (api) => {
      const { id, slug, name } = await hiddenProduct(api);
      await api.refused('getProduct', 404, 'not_found', { path: { slugOrId: id } });
      await api.refused('getProduct', 404, 'not_found', { path: { slugOrId: slug } });
      const found = (await api.ok('listProducts', { query: { search: name } })).body;
      const shown = [...(await api.products()), ...(await api.ok('listFeaturedProducts')).body, ...found];
      expect(shown.filter((product) => product.id === id)).toEqual([]);
    },
  ),
  check(
    'listFeaturedProducts 200',
    '/featured is not read as a slug; it lists active products of the catalog, each once',
    async (api) => {
      const { body } = await api.ok('listFeaturedProducts');
      const products = await api.products();
      for (const featured of body) expect(products).toContainEqual(featured);
      expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
    },
  ),
  check(['listProducts 200', '#Product'], 'supplier_cost is in no shopper’s response', async (api) => {
    // Every call looks for supplier_cost at any depth; these are the calls that return products.
    const [product] = await someProducts(api);
    const { text: one } = await api.ok('getProduct', { path: { slugOrId: product.id } });
    const { text: featured } = await api.ok('listFeaturedProducts');
    expect(one + featured).not.toContain('supplier_cost');
  }),
  check('#info', 'a path that is not in the contract is 404 not_found as JSON, with any method', async (api) => {
    for (const address of ['/api/no-such-thing', '/api/products/1/no-such-thing', '/api', '/api/']) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        expectError(await api.send(method, address), 404, 'not_found');
      }
    }
  }),
];

/** Tag `catalogue`. */
export const catalogueChecks: Check[] = [
  ...categoryChecks,
  ...listChecks,
  ...productChecks,
  ...originChecks,
  ...httpChecks,
  ...everyOperationOf('catalogue'),
];
