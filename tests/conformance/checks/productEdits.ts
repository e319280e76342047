import { expect } from 'vitest';
import { adminProduct, adminProducts, newProduct, shoppersProduct } from '../support/backOffice';
import { check, type Check } from '../support/check';
import type { OperationId } from '../support/contract';
import { cartWithOneLine } from '../support/carts';
import { placeOrder } from '../support/orders';

const WITH_ID = ['updateProduct', 'patchProduct', 'deleteProduct'] as const satisfies readonly OperationId[];
/** Valid bodies; deleting takes none. */
const BODIES = {
  updateProduct: { name: 'Test Product', slug: 'no-such-product', price: '1.00', stockQuantity: 1 },
  patchProduct: { stock: 1 },
  deleteProduct: undefined,
};
const RICH = {
  description: 'Made for a test.',
  features: ['One'],
  images: ['test.one.front.svg'],
  video: 'test.mp4',
  originalPrice: '19.99',
  weight: 0.5,
  specifications: { Brand: 'Acme' },
  supplier_cost: '7.25',
};

/** What editing a product changes and what it keeps. */
export const productEditChecks: Check[] = [
  check(
    ['updateProduct 200', 'listAdminProducts 200', 'getProduct 200'],
    'sets the fields that are sent and keeps all others, including the stock status',
    async (api) => {
      const token = await api.clerkToken();
      const before = await newProduct(api, RICH);
      const others = (await adminProducts(api)).filter(({ id }) => id !== before.id);
      const body = { name: 'Renamed Product', slug: before.slug, price: '13.75', stockQuantity: 0 };
      const { body: after } = await api.ok('updateProduct', { token, path: { id: before.id }, body });
      expect(after).toEqual({
        ...before,
        name: 'Renamed Product',
        price: '13.75',
        wholesalePrice: '13.75',
        stock: 0,
        stockQuantity: 0,
      });
      expect(await adminProduct(api, before.id)).toEqual(after);
      expect(await shoppersProduct(api, before.id)).toMatchObject({
        name: 'Renamed Product',
        price: '13.75',
        stock: 0,
      });
      expect((await adminProducts(api)).filter(({ id }) => id !== before.id)).toEqual(others);
    },
  ),
  check('updateProduct 200', 'sets each field that is sent, with the rules of createProduct', async (api) => {
    const token = await api.clerkToken();
    let product = await newProduct(api, RICH);
    const { name, slug, price, stockQuantity } = product;
    const { body: categories } = await api.ok('listCategories');
    const edits: [Record<string, unknown>, Record<string, unknown>][] = [
      [{ description: 'Other' }, { description: 'Other' }],
      [{ features: [] }, { features: [] }],
      [{ images: ['', 'test.two.front.svg', ' '] }, { images: ['test.two.front.svg'] }],
      [{ video: null }, { video: null }],
      [{ region: 'EU' }, { region: 'EU' }],
      [{ originalPrice: '25.00' }, { originalPrice: '25.00', compareAtPrice: '25.00' }],
      [{ originalPrice: null }, { originalPrice: null, compareAtPrice: null }],
      [{ categoryId: categories[0]?.id }, { categoryId: categories[0]?.id }],
      [{ weight: 1.25 }, { weight: 1.25 }],
      [{ weight: null }, { weight: null }],
      [{ specifications: { Brand: 'Other' } }, { specifications: { Brand: 'Other' } }],
      [{ stockStatus: 'out_of_stock' }, { stockStatus: 'out_of_stock', inStock: false }],
      [{ stockStatus: 'low_stock' }, { stockStatus: 'low_stock', inStock: true }],
      [{ stockLocation: 'Overseas Warehouse' }, { stockLocation: 'Overseas Warehouse', isOverseasWarehouse: true }],
      [{ stockLocation: 'EU Local Stock' }, { stockLocation: 'EU Local Stock', isOverseasWarehouse: false }],
      [{ supplier_cost: null }, { supplier_cost: null }],
      [{ isActive: false }, { isActive: false }],
    ];
    for (const [sent, changed] of edits) {
      const body = { name, slug, price, stockQuantity, ...sent };
      const { body: after } = await api.ok('updateProduct', { token, path: { id: product.id }, body });
      expect(after, JSON.stringify(sent)).toEqual({ ...product, ...changed });
      product = after;
    }
  }),
  check(
    ['updateProduct 200', 'getProduct 200', 'getProduct 404'],
    'a product with a new slug is found only by that slug',
    async (api) => {
      const token = await api.clerkToken();
      const { id, slug, name, price, stockQuantity } = await newProduct(api);
      const other = `${slug}-b`;
      const body = { name, slug: other, price, stockQuantity };
      api.onCleanup(() => api.call('deleteProduct', { token, path: { id } }));
      await api.ok('updateProduct', { token, path: { id }, body });
      expect((await shoppersProduct(api, other)).id).toBe(id);
      await api.refused('getProduct', 404, 'not_found', { path: { slugOrId: slug } });
      expect((await newProduct(api, { slug })).slug).toBe(slug);
    },
  ),
  check(
    ['updateProduct 200', 'getCart 200', 'getOrder 200'],
    'a cart shows the current product; an order keeps name and price beside the current product',
    async (api) => {
      const token = await api.clerkToken();
      const product = await newProduct(api);
      const { token: buyer } = await api.newBuyer();
      const order = await placeOrder(api, buyer, { product });
      const { id: line } = await cartWithOneLine(api, buyer, product);
      const body = { name: 'Renamed Product', slug: product.slug, price: '99.00', stockQuantity: 5 };
      const { body: edited } = await api.ok('updateProduct', { token, path: { id: product.id }, body });
      const { supplier_cost: _cost, ...shown } = edited;
      expect((await api.ok('getCart', { token: buyer })).body).toMatchObject([{ id: line, product: shown }]);
      const { body: after } = await api.ok('getOrder', { token: buyer, path: { id: order.id } });
      const now = { name: 'Renamed Product', wholesalePrice: '99.00' };
      const items = order.items.map((item) => ({ ...item, product: { ...item.product, ...now } }));
      expect(after).toEqual({ ...order, items, orderItems: items });
    },
  ),
  check(
    ['updateProduct 404', 'patchProduct 404', 'deleteProduct 404'],
    'an unknown product is not_found',
    async (api) => {
      const token = await api.clerkToken();
      const id = Math.max(0, ...(await adminProducts(api)).map((product) => product.id)) + 1_000_000;
      for (const operation of WITH_ID) {
        const body = BODIES[operation];
        await api.refused(operation, 404, 'not_found', { token, path: { id }, ...(body && { body }) });
      }
    },
  ),
  check('updateProduct 404', 'an unknown product is not_found before its slug is checked', async (api) => {
    const { id, slug } = await newProduct(api);
    const options = { token: await api.clerkToken(), path: { id: id + 1_000_000 } };
    await api.refused('updateProduct', 404, 'not_found', { ...options, body: { ...BODIES.updateProduct, slug } });
  }),
  check(
    ['updateProduct 404', 'patchProduct 404', 'deleteProduct 404'],
    'text that cannot be an id is not_found',
    async (api) => {
      const token = await api.clerkToken();
      for (const id of ['first', 0, '1.5', -1]) {
        for (const operation of WITH_ID) {
          const body = BODIES[operation];
          const options = { token, path: { id }, ...(body && { body }), invalid: true };
          await api.refused(operation, 404, 'not_found', options);
        }
      }
    },
  ),
];
