import { expect } from 'vitest';
import type { ApiProduct as Product } from '@/api/types';
import { adminProduct, adminProducts, newProduct, productForm, shoppersProduct } from '../support/backOffice';
import { check, type Check } from '../support/check';
import { specificationsOf } from '../support/productOptions';
import type { TestApi } from '../support/testApi';
import { adminProductListChecks } from './adminProductList';
import { everyOperationOf } from './everyOperation';
import { inventoryChecks } from './inventory';
import { productEditChecks } from './productEdits';
import { productRemovalChecks } from './productRemoval';
import { productRuleChecks } from './productRules';

/** Every field of a ProductRequest but name and slug. */
const FULL_PRODUCT = {
  price: '12.50',
  stockQuantity: 77,
  description: 'Made for a test.',
  features: ['One', 'Two'],
  images: ['test.one.front.svg', 'test.two.front.svg'],
  video: 'test.mp4',
  region: 'EU',
  originalPrice: '19.99',
  weight: 0.125,
  specifications: { Brand: 'Acme', colors: ['Black'], 'Item NO': 12 },
  stockStatus: 'low_stock',
  stockLocation: 'EU Local Stock',
  supplier_cost: '7.25',
  isActive: true,
};

async function lastCategory(api: TestApi): Promise<number> {
  const { body } = await api.ok('listCategories');
  return api.requires(body.at(-1), 'category').id;
}
const withoutCost = ({ supplier_cost: _cost, ...product }: Product): Product => product;

const creationChecks: Check[] = [
  check(
    ['createProduct 201', 'listAdminProducts 200', 'getProduct 200'],
    'stores every field, in both spellings, and returns the product as both lists show it',
    async (api) => {
      const { body: categories } = await api.ok('listCategories');
      const { price, stockQuantity, originalPrice, ...plain } = FULL_PRODUCT;
      const form = await productForm(api, { ...FULL_PRODUCT, categoryId: api.requires(categories[0], 'category').id });
      const { body: product } = await api.ok('createProduct', { token: await api.clerkToken(), body: form });
      expect(product).toMatchObject({
        ...plain,
        id: product.id,
        name: form['name'],
        slug: form.slug,
        categoryId: form['categoryId'],
        wholesalePrice: price,
        price,
        originalPrice,
        compareAtPrice: originalPrice,
        stock: stockQuantity,
        stockQuantity,
        inStock: true,
        isOverseasWarehouse: false,
      });
      expect(await adminProduct(api, product.id)).toEqual(product);
      for (const name of [product.id, product.slug])
        expect(await shoppersProduct(api, name)).toEqual(withoutCost(product));
      expect(await api.products()).toContainEqual(withoutCost(product));
    },
  ),
  check('createProduct 201', 'absent fields get the contract’s defaults', async (api) => {
    const form = await productForm(api);
    const { body: product } = await api.ok('createProduct', { token: await api.clerkToken(), body: form });
    const { specifications: _specifications, ...rest } = product;
    expect(specificationsOf(product)).toEqual({});
    expect(rest).toMatchObject({
      id: product.id,
      name: form['name'],
      slug: form.slug,
      description: '',
      features: [],
      images: [],
      video: null,
      region: 'USA',
      wholesalePrice: '12.50',
      price: '12.50',
      originalPrice: null,
      compareAtPrice: null,
      categoryId: await lastCategory(api),
      weight: null,
      stock: 400,
      stockQuantity: 400,
      stockStatus: 'in_stock',
      stockLocation: 'USA Local Stock',
      inStock: true,
      isActive: true,
      isOverseasWarehouse: false,
      supplier_cost: null,
    });
  }),
  check(
    'createProduct 201',
    'without a stock status, 0 pieces are out_of_stock and fewer than 10 low_stock',
    async (api) => {
      const cases: [Record<string, unknown>, string][] = [
        [{ stockQuantity: 0 }, 'out_of_stock'],
        [{ stockQuantity: 1 }, 'low_stock'],
        [{ stockQuantity: 9 }, 'low_stock'],
        [{ stockQuantity: 10 }, 'in_stock'],
        [{ stockQuantity: 9_999_999 }, 'in_stock'],
        [{ stockQuantity: 0, stockStatus: 'in_stock' }, 'in_stock'],
        [{ stockQuantity: 500, stockStatus: 'out_of_stock' }, 'out_of_stock'],
      ];
      for (const [changes, stockStatus] of cases) {
        const product = await newProduct(api, changes);
        const inStock = stockStatus !== 'out_of_stock';
        expect(product, JSON.stringify(changes)).toMatchObject({
          stockStatus,
          inStock,
          stock: changes['stockQuantity'],
        });
      }
    },
  ),
  check(
    'createProduct 201',
    'the stock location decides isOverseasWarehouse, and the region when none is sent',
    async (api) => {
      const cases: [Record<string, unknown>, string, boolean][] = [
        [{ stockLocation: 'USA Local Stock' }, 'USA', false],
        [{ stockLocation: 'EU Local Stock' }, 'EU', false],
        [{ stockLocation: 'Overseas Warehouse' }, 'USA', true],
        [{ stockLocation: 'USA Local Stock', region: 'EU' }, 'EU', false],
        [{ stockLocation: 'EU Local Stock', region: 'USA' }, 'USA', false],
        [{ region: 'EU' }, 'EU', false],
      ];
      for (const [changes, region, isOverseasWarehouse] of cases) {
        const product = await newProduct(api, changes);
        expect(product, JSON.stringify(changes)).toMatchObject({ region, isOverseasWarehouse, ...changes });
      }
    },
  ),
  check('createProduct 201', 'a product in the USA gets an id below 3000 while one is free', async (api) => {
    const taken = new Set((await adminProducts(api)).map(({ id }) => id));
    const free = [...Array(2999).keys()].some((index) => !taken.has(index + 1));
    api.requires(free || undefined, 'free id below 3000');
    for (const region of ['USA', undefined]) {
      const { id } = await newProduct(api, { region });
      expect(id).toBeLessThan(3000);
      expect(taken).not.toContain(id);
    }
    expect(taken).not.toContain((await newProduct(api, { region: 'EU' })).id);
  }),
  check(
    ['createProduct 201', 'listAdminProducts 200', 'listProducts 200'],
    'a new product comes last in catalog order, with an id never used before',
    async (api) => {
      const token = await api.clerkToken();
      const had = (await adminProducts(api)).map(({ id }) => id);
      for (const region of ['USA', 'EU', 'USA']) {
        const { id } = await newProduct(api, { region });
        expect(had).not.toContain(id);
        had.push(id);
        expect((await adminProducts(api)).at(-1)?.id).toBe(id);
        expect((await api.products()).at(-1)?.id).toBe(id);
        if (region === 'EU') continue;
        await api.ok('deleteProduct', { token, path: { id } });
      }
    },
  ),
  check(['createProduct 201', 'updateProduct 200'], 'blanks around the name are removed', async (api) => {
    const { id, slug, name } = await newProduct(api, { name: '  Spaced  Product ' });
    expect(name).toBe('Spaced  Product');
    const body = { name: '  Renamed ', slug, price: '1.00', stockQuantity: 1 };
    const { body: after } = await api.ok('updateProduct', { token: await api.clerkToken(), path: { id }, body });
    expect(after.name).toBe('Renamed');
  }),
  check(['createProduct 400', 'updateProduct 400'], 'validation comes before slug_taken', async (api) => {
    const token = await api.clerkToken();
    const { slug } = await newProduct(api);
    const { id } = await newProduct(api);
    const body = await productForm(api, { slug, categoryId: 999_999 });
    await api.refused('createProduct', 400, 'invalid_request', { token, body });
    await api.refused('updateProduct', 400, 'invalid_request', { token, path: { id }, body });
  }),
  check('createProduct 201', 'blank image names are dropped', async (api) => {
    const { images } = await newProduct(api, { images: ['', 'test.one.front.svg', '   ', 'test.two.front.svg'] });
    expect(images).toEqual(['test.one.front.svg', 'test.two.front.svg']);
  }),
  check('createProduct 201', 'specifications can be sent as JSON text', async (api) => {
    const specifications = { Brand: 'Acme', quantity_pricing: [{ min_qty: 5, discount: '10% OFF' }] };
    for (const sent of [specifications, JSON.stringify(specifications), '{}']) {
      const product = await newProduct(api, { specifications: sent });
      expect(specificationsOf(product)).toEqual(sent === '{}' ? {} : specifications);
    }
  }),
];

const refusalChecks: Check[] = [
  check(
    ['createProduct 409', 'updateProduct 409'],
    'the slug of another product, active or not, and ‘featured’ are slug_taken and change nothing',
    async (api) => {
      const token = await api.clerkToken();
      const hidden = await newProduct(api, { isActive: false });
      const edited = await newProduct(api);
      const form = await productForm(api);
      const before = await adminProducts(api);
      for (const slug of [before[0]?.slug ?? hidden.slug, hidden.slug, 'featured']) {
        const options = { token, body: { ...form, slug } };
        const { fields } = await api.refused('createProduct', 409, 'slug_taken', options);
        expect(Object.keys(fields ?? {})).toEqual(['slug']);
        const { fields: same } = await api.refused('updateProduct', 409, 'slug_taken', {
          ...options,
          path: { id: edited.id },
        });
        expect(Object.keys(same ?? {})).toEqual(['slug']);
      }
      expect(await adminProducts(api)).toEqual(before);
    },
  ),
  check(
    ['createProduct 400', 'updateProduct 400'],
    'an unknown category and specifications that are not a JSON object are named in fields and change nothing',
    async (api) => {
      const token = await api.clerkToken();
      const { id } = await newProduct(api);
      const before = await adminProducts(api);
      const wrong: [string, unknown[]][] = [
        ['categoryId', [999_999]],
        ['specifications', ['{', '[]', '"text"', 'null', '5', 'Brand: Acme', '']],
      ];
      for (const [name, values] of wrong) {
        for (const value of values) {
          const options = { token, body: await productForm(api, { [name]: value }) };
          for (const { fields } of [
            await api.refused('createProduct', 400, 'invalid_request', options),
            await api.refused('updateProduct', 400, 'invalid_request', { ...options, path: { id } }),
          ])
            expect(Object.keys(fields ?? {}), `${name} ${String(value)}`).toEqual([name]);
        }
      }
      expect(await adminProducts(api)).toEqual(before);
    },
  ),
  check(
    ['createProduct 400', 'updateProduct 400'],
    'each invalid value is named in fields and changes nothing',
    async (api) => {
      const token = await api.clerkToken();
      const { id } = await newProduct(api);
      const before = await adminProducts(api);
      const wrong: [string, unknown[]][] = [
        ['name', ['', '  ', 'x'.repeat(301), null, undefined]],
        ['slug', ['', 'Upper', 'two words', '-x', '12', 'x'.repeat(121), null, undefined]],
        ['price', ['', '5', '5.5', '-1.00', '1,000.00', 5, null, undefined]],
        ['stockQuantity', [-1, 1.5, '5', 10_000_000, null, undefined]],
        ['originalPrice', ['5', '', 5]],
        ['supplier_cost', ['5', '', 5]],
        ['weight', [-0.1, '1', 10_001]],
        ['region', ['Asia', null, '']],
        ['stockStatus', ['some', null]],
        ['stockLocation', ['Moon', null]],
        ['isActive', ['yes', null]],
        ['categoryId', [0, 'speakers', null]],
        ['description', ['x'.repeat(5001), null]],
      ];
      for (const [name, values] of wrong) {
        for (const value of values) {
          const body = {
            name: 'Test Product',
            slug: 'invalid-product',
            price: '1.00',
            stockQuantity: 1,
            [name]: value,
          };
          for (const { fields } of [
            await api.refused('createProduct', 400, 'invalid_request', { token, body }),
            await api.refused('updateProduct', 400, 'invalid_request', { token, body, path: { id } }),
          ])
            expect(Object.keys(fields ?? {}), `${name} ${String(value)}`).toEqual([name]);
        }
      }
      expect(await adminProducts(api)).toEqual(before);
    },
  ),
];

/** Tag `admin-products`. */
export const adminProductsChecks: Check[] = [
  ...adminProductListChecks,
  ...creationChecks,
  ...productRuleChecks,
  ...refusalChecks,
  ...productEditChecks,
  ...inventoryChecks,
  ...productRemovalChecks,
  ...everyOperationOf('admin-products'),
];
