import { expect } from 'vitest';
import { adminProduct, adminProducts, newProduct, shoppersProduct, type AdminProduct } from '../support/backOffice';
import { check, type Check } from '../support/check';
import { addLineBody, cartWithOneLine } from '../support/carts';

/** What each field of an InventoryRequest changes; nothing else may change. */
const WRITES: [Record<string, unknown>, Partial<AdminProduct>][] = [
  [{ stock: 3 }, { stock: 3, stockQuantity: 3 }],
  [{ stock: 0 }, { stock: 0, stockQuantity: 0 }],
  [{ stockStatus: 'out_of_stock' }, { stockStatus: 'out_of_stock', inStock: false }],
  [{ stock: 9_999_999 }, { stock: 9_999_999, stockQuantity: 9_999_999 }],
  [{ stockStatus: 'low_stock' }, { stockStatus: 'low_stock', inStock: true }],
  [{ stockStatus: 'in_stock' }, { stockStatus: 'in_stock', inStock: true }],
  [{ stockLocation: 'Overseas Warehouse' }, { stockLocation: 'Overseas Warehouse', isOverseasWarehouse: true }],
  [{ stockLocation: 'EU Local Stock' }, { stockLocation: 'EU Local Stock', isOverseasWarehouse: false }],
  [{ stockLocation: 'USA Local Stock' }, { stockLocation: 'USA Local Stock' }],
  [{ supplier_cost: '8.40' }, { supplier_cost: '8.40' }],
  [{ supplier_cost: null }, { supplier_cost: null }],
  [{ weight: 0.75 }, { weight: 0.75 }],
  [{ weight: 0 }, { weight: 0 }],
  [{ weight: null }, { weight: null }],
  [{ wholesalePrice: '15.00' }, { wholesalePrice: '15.00', price: '15.00' }],
  [{ originalPrice: '30.00' }, { originalPrice: '30.00', compareAtPrice: '30.00' }],
  [{ originalPrice: null }, { originalPrice: null, compareAtPrice: null }],
  [{ isActive: false }, { isActive: false }],
  [{ isActive: true }, { isActive: true }],
  [
    { stock: 0, stockStatus: 'in_stock', wholesalePrice: '16.00', weight: 2 },
    { stock: 0, stockQuantity: 0, wholesalePrice: '16.00', price: '16.00', weight: 2 },
  ],
];

const WITH_OWN_PRICES = {
  models: [
    { id: 'small', name: 'Small', price: '12.50' },
    { id: 'large', name: 'Large', price: '22.50' },
  ],
  has_anc: 'true',
  anc_price: '14.00',
  no_anc_price: '12.50',
};

/** What an inventory change sets, and what follows from it in the shop. */
export const inventoryChecks: Check[] = [
  check(
    ['patchProduct 200', 'listAdminProducts 200'],
    'each field also sets its other spelling and nothing else; 0 pieces can be in_stock',
    async (api) => {
      const token = await api.clerkToken();
      let product = await newProduct(api, { stockQuantity: 50 });
      for (const [body, changed] of WRITES) {
        const { body: after } = await api.ok('patchProduct', { token, path: { id: product.id }, body });
        expect(after, JSON.stringify(body)).toEqual({ ...product, ...changed });
        expect(await adminProduct(api, product.id)).toEqual(after);
        product = after;
      }
    },
  ),
  check('patchProduct 200', 'keeps the prices of models and of noise canceling', async (api) => {
    const token = await api.clerkToken();
    const product = await newProduct(api, { specifications: WITH_OWN_PRICES });
    const body = { wholesalePrice: '40.00' };
    const { body: after } = await api.ok('patchProduct', { token, path: { id: product.id }, body });
    expect(after.specifications).toEqual(product.specifications);
  }),
  check(
    ['patchProduct 200', 'getProduct 404', 'getProduct 200', 'listProducts 200', 'addCartLine 404', 'addCartLine 201'],
    'an inactive product is hidden from shoppers until it is active again, and stays in the back office',
    async (api) => {
      const token = await api.clerkToken();
      const product = await newProduct(api);
      const { token: buyer } = await api.newBuyer();
      const setActive = (isActive: boolean) =>
        api.ok('patchProduct', { token, path: { id: product.id }, body: { isActive } });
      await setActive(false);
      for (const slugOrId of [product.id, product.slug])
        await api.refused('getProduct', 404, 'not_found', { path: { slugOrId } });
      expect((await api.products()).map(({ id }) => id)).not.toContain(product.id);
      const found = await api.ok('listProducts', { query: { search: product.slug } });
      expect(found.body.map(({ id }) => id)).not.toContain(product.id);
      await api.refused('addCartLine', 404, 'not_found', { token: buyer, body: addLineBody(product) });
      expect(await adminProduct(api, product.id)).toEqual({ ...product, isActive: false });
      await setActive(true);
      const { supplier_cost: _cost, ...shown } = product;
      expect(await shoppersProduct(api, product.slug)).toEqual(shown);
      await api.ok('addCartLine', { token: buyer, body: addLineBody(product) });
    },
  ),
  check(
    ['patchProduct 200', 'addCartLine 409', 'updateCartLine 409', 'addCartLine 201', 'getCart 200'],
    'the stock status decides what is sold out, not the number of pieces',
    async (api) => {
      const token = await api.clerkToken();
      const product = await newProduct(api);
      const { token: buyer } = await api.newBuyer();
      const { id } = await cartWithOneLine(api, buyer, product);
      const patch = (body: Record<string, unknown>) =>
        api.ok('patchProduct', { token, path: { id: product.id }, body });
      await patch({ stockStatus: 'out_of_stock', stock: 50 });
      await api.refused('addCartLine', 409, 'out_of_stock', { token: buyer, body: addLineBody(product) });
      const more = { token: buyer, path: { cartItemId: id }, body: { quantity: 3 } };
      await api.refused('updateCartLine', 409, 'out_of_stock', more);
      await patch({ stockStatus: 'in_stock', stock: 0 });
      await api.ok('addCartLine', { token: buyer, body: addLineBody(product, 4) });
      expect((await api.ok('getCart', { token: buyer })).body).toMatchObject([{ id, quantity: 6 }]);
    },
  ),
  check('patchProduct 400', 'an empty body and invalid values are invalid_request and change nothing', async (api) => {
    const token = await api.clerkToken();
    const { id } = await newProduct(api);
    const before = await adminProducts(api);
    for (const body of [{}, { name: 'Test Product' }, { region: 'EU', price: '1.00' }])
      await api.refused('patchProduct', 400, 'invalid_request', { token, path: { id }, body });
    const wrong: [string, unknown[]][] = [
      ['stock', [-1, 1.5, '5', 10_000_000, null]],
      ['stockStatus', ['some', '', null]],
      ['stockLocation', ['Moon', null]],
      ['supplier_cost', ['5', '', 5, '-1.00']],
      ['weight', [-0.1, '1', 10_001]],
      ['wholesalePrice', ['', '5', 5, null]],
      ['originalPrice', ['', '5', 5]],
      ['isActive', ['yes', null]],
    ];
    for (const [name, values] of wrong) {
      for (const value of values) {
        const options = { token, path: { id }, body: { stock: 5, [name]: value } };
        const { fields } = await api.refused('patchProduct', 400, 'invalid_request', options);
        expect(Object.keys(fields ?? {}), `${name} ${String(value)}`).toEqual([name]);
      }
    }
    expect(await adminProducts(api)).toEqual(before);
  }),
];
