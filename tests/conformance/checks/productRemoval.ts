import { expect } from 'vitest';
import { adminProduct, adminProducts, newProduct } from '../support/backOffice';
import { check, type Check } from '../support/check';
import { regionOf } from '../support/productOptions';
import { addLineBody, findProduct } from '../support/carts';
import { placeOrder } from '../support/orders';

const removalChecks: Check[] = [
  check(
    ['deleteProduct 200', 'deleteProduct 404', 'getProduct 404', 'listProducts 200', 'listAdminProducts 200'],
    'deletes this product only, for shoppers too; a second time it is not_found, and its slug is free',
    async (api) => {
      const token = await api.clerkToken();
      const before = await adminProducts(api);
      const { id, slug } = await newProduct(api);
      await api.ok('deleteProduct', { token, path: { id } });
      expect(await adminProducts(api)).toEqual(before);
      for (const slugOrId of [id, slug]) await api.refused('getProduct', 404, 'not_found', { path: { slugOrId } });
      expect((await api.products()).map((product) => product.id)).not.toContain(id);
      await api.refused('deleteProduct', 404, 'not_found', { token, path: { id } });
      await api.refused('patchProduct', 404, 'not_found', { token, path: { id }, body: { stock: 1 } });
      expect((await newProduct(api, { slug })).slug).toBe(slug);
    },
  ),
  check(
    ['deleteProduct 200', 'getCart 200', 'addCartLine 404'],
    'removes its lines from every cart, and no others',
    async (api) => {
      const token = await api.clerkToken();
      const kept = await findProduct(api);
      const gone = await newProduct(api, { region: regionOf(kept) });
      const buyers = [(await api.newBuyer()).token, (await api.newBuyer()).token];
      const left: number[] = [];
      for (const buyer of buyers) {
        await api.ok('addCartLine', { token: buyer, body: addLineBody(gone) });
        left.push((await api.ok('addCartLine', { token: buyer, body: addLineBody(kept) })).body.id);
      }
      await api.ok('deleteProduct', { token, path: { id: gone.id } });
      for (const [index, buyer] of buyers.entries()) {
        expect((await api.ok('getCart', { token: buyer })).body.map(({ id }) => id)).toEqual([left[index]]);
        await api.refused('addCartLine', 404, 'not_found', { token: buyer, body: addLineBody(gone) });
      }
    },
  ),
  check(
    ['deleteProduct 200', 'getOrder 200', 'listOrders 200', 'listAdminOrders 200', '#OrderItem'],
    'orders keep name, price and options, and their product becomes null',
    async (api) => {
      const token = await api.clerkToken();
      const product = await newProduct(api);
      const { token: buyer } = await api.newBuyer();
      const order = await placeOrder(api, buyer, { product });
      await api.ok('deleteProduct', { token, path: { id: product.id } });
      const items = order.items.map((item) => ({ ...item, product: null }));
      const after = { ...order, items, orderItems: items };
      expect(after.items).toMatchObject([{ productName: product.name, productId: product.id, quantity: 2 }]);
      expect((await api.ok('getOrder', { token: buyer, path: { id: order.id } })).body).toEqual(after);
      expect((await api.ok('listOrders', { token: buyer })).body).toEqual([after]);
      expect((await api.ok('listAdminOrders', { token })).body).toContainEqual(after);
    },
  ),
];

const costChecks: Check[] = [
  check(
    ['updateCosts 200', 'listAdminProducts 200'],
    'sets the cost of each listed product and nothing else',
    async (api) => {
      const token = await api.clerkToken();
      const made = [await newProduct(api), await newProduct(api, { supplier_cost: '1.00' }), await newProduct(api)];
      const costs: [number, string][] = [
        [7.25, '7.25'],
        [92.5, '92.50'],
        [0, '0.00'],
      ];
      const before = await adminProducts(api);
      const productCosts = made.map(({ id }, index) => ({ productId: id, costPerUnit: costs[index]?.[0] }));
      await api.ok('updateCosts', { token, body: { productCosts } });
      const textOf = new Map(made.map(({ id }, index) => [id, costs[index]?.[1]]));
      expect(await adminProducts(api)).toEqual(
        before.map((product) => ({ ...product, supplier_cost: textOf.get(product.id) ?? product.supplier_cost })),
      );
    },
  ),
  check('updateCosts 200', 'a product listed twice gets the last cost; an empty list changes nothing', async (api) => {
    const token = await api.clerkToken();
    const { id } = await newProduct(api);
    const productCosts = [3, 2, 4.1].map((costPerUnit) => ({ productId: id, costPerUnit }));
    await api.ok('updateCosts', { token, body: { productCosts } });
    expect((await adminProduct(api, id))?.supplier_cost).toBe('4.10');
    await api.ok('updateCosts', { token, body: { productCosts: [] } });
    expect((await adminProduct(api, id))?.supplier_cost).toBe('4.10');
  }),
  check('updateCosts 400', 'fields names the row of an unknown product, and no cost changes', async (api) => {
    const token = await api.clerkToken();
    const [first, last] = [await newProduct(api), await newProduct(api)];
    const before = await adminProducts(api);
    const unknown = Math.max(0, ...before.map(({ id }) => id)) + 1_000_000;
    const productCosts = [first.id, unknown, last.id].map((productId) => ({ productId, costPerUnit: 5 }));
    const { fields } = await api.refused('updateCosts', 400, 'invalid_request', {
      token,
      body: { productCosts },
      invalid: false,
    });
    expect(Object.keys(fields ?? {})).toEqual(['productCosts.1.productId']);
    expect(await adminProducts(api)).toEqual(before);
  }),
  check('updateCosts 400', 'fields names the row and field of an invalid value, and no cost changes', async (api) => {
    const token = await api.clerkToken();
    const { id } = await newProduct(api);
    const before = await adminProducts(api);
    const wrong: [Record<string, unknown>, string][] = [
      [{ productId: 0 }, 'productId'],
      [{ productId: '1' }, 'productId'],
      [{ costPerUnit: -1 }, 'costPerUnit'],
      [{ costPerUnit: '5.00' }, 'costPerUnit'],
      [{ costPerUnit: null }, 'costPerUnit'],
      [{ costPerUnit: 7.255 }, 'costPerUnit'],
    ];
    for (const [changes, name] of wrong) {
      const row = { productId: id, costPerUnit: 5, ...changes };
      const options = { token, body: { productCosts: [{ productId: id, costPerUnit: 6 }, row] } };
      const { fields } = await api.refused('updateCosts', 400, 'invalid_request', options);
      expect(Object.keys(fields ?? {}), JSON.stringify(changes)).toEqual([`productCosts.1.${name}`]);
    }
    expect(await adminProducts(api)).toEqual(before);
  }),
];

/** Deleting products, and setting their costs. */
export const productRemovalChecks: Check[] = [...removalChecks, ...costChecks];
