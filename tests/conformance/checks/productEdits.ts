import { expect } from 'vitest';
import { adminProduct, adminProducts, newProduct, shoppersProduct } from '../exam/backOffice';
import { check, type Check } from '../exam/check';
import type { OperationId } from '../exam/contract';
import { oneLine } from '../exam/goods';
import { placeOrder } from '../exam/placing';

const WITH_ID = ['updateProduct', 'patchProduct', 'deleteProduct'] as const satisfies readonly OperationId[];
/** A body that the operation allows; deleting takes none. */
const BODIES = {
  updateProduct: { name: 'Exam', slug: 'exam-nobody', price: '1.00', stockQuantity: 1 },
  patchProduct: { stock: 1 },
  deleteProduct: undefined,
};
const RICH = {
  description: 'Made for an exam.',
  features: ['One'],
  images: ['exam.one.front.svg'],
  video: 'exam.mp4',
  originalPrice: '19.99',
  weight: 0.5,
  specifications: { Brand: 'Exam' },
  supplier_cost: '7.25',
};

/** What an edit of a product changes, and what it keeps. */
export const productEditChecks: Check[] = [
  check(
    ['updateProduct 200', 'listAdminProducts 200', 'getProduct 200'],
    'sets the fields that are sent and keeps all others, the stock status too',
    async (exam) => {
      const token = await exam.clerk();
      const before = await newProduct(exam, RICH);
      const others = (await adminProducts(exam)).filter(({ id }) => id !== before.id);
      const body = { name: 'Renamed Exam', slug: before.slug, price: '13.75', stockQuantity: 0 };
      const { body: after } = await exam.ok('updateProduct', { token, path: { id: before.id }, body });
      expect(after).toEqual({
        ...before,
        name: 'Renamed Exam',
        price: '13.75',
        wholesalePrice: '13.75',
        stock: 0,
        stockQuantity: 0,
      });
      expect(await adminProduct(exam, before.id)).toEqual(after);
      expect(await shoppersProduct(exam, before.id)).toMatchObject({ name: 'Renamed Exam', price: '13.75', stock: 0 });
      expect((await adminProducts(exam)).filter(({ id }) => id !== before.id)).toEqual(others);
    },
  ),
  check('updateProduct 200', 'each field that is sent is set, by the rules of createProduct', async (exam) => {
    const token = await exam.clerk();
    let product = await newProduct(exam, RICH);
    const { name, slug, price, stockQuantity } = product;
    const { body: categories } = await exam.ok('listCategories');
    const edits: [Record<string, unknown>, Record<string, unknown>][] = [
      [{ description: 'Other' }, { description: 'Other' }],
      [{ features: [] }, { features: [] }],
      [{ images: ['', 'exam.two.front.svg', ' '] }, { images: ['exam.two.front.svg'] }],
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
      const { body: after } = await exam.ok('updateProduct', { token, path: { id: product.id }, body });
      expect(after, JSON.stringify(sent)).toEqual({ ...product, ...changed });
      product = after;
    }
  }),
  check(
    ['updateProduct 200', 'getProduct 200', 'getProduct 404'],
    'a new slug is where the product is found from then on',
    async (exam) => {
      const token = await exam.clerk();
      const { id, slug, name, price, stockQuantity } = await newProduct(exam);
      const other = `${slug}-b`;
      const body = { name, slug: other, price, stockQuantity };
      exam.later(() => exam.ask('deleteProduct', { token, path: { id } }));
      await exam.ok('updateProduct', { token, path: { id }, body });
      expect((await shoppersProduct(exam, other)).id).toBe(id);
      await exam.refused('getProduct', 404, 'not_found', { path: { slugOrId: slug } });
      expect((await newProduct(exam, { slug })).slug).toBe(slug);
    },
  ),
  check(
    ['updateProduct 200', 'getCart 200', 'getOrder 200'],
    'a cart shows the product as it is now; an order keeps name and price and shows the product as it is now',
    async (exam) => {
      const token = await exam.clerk();
      const product = await newProduct(exam);
      const { token: buyer } = await exam.newBuyer();
      const order = await placeOrder(exam, buyer, { product });
      const { id: line } = await oneLine(exam, buyer, product);
      const body = { name: 'Renamed Exam', slug: product.slug, price: '99.00', stockQuantity: 5 };
      const { body: edited } = await exam.ok('updateProduct', { token, path: { id: product.id }, body });
      const { supplier_cost: _cost, ...shown } = edited;
      expect((await exam.ok('getCart', { token: buyer })).body).toMatchObject([{ id: line, product: shown }]);
      const { body: after } = await exam.ok('getOrder', { token: buyer, path: { id: order.id } });
      const now = { name: 'Renamed Exam', wholesalePrice: '99.00' };
      const items = order.items.map((item) => ({ ...item, product: { ...item.product, ...now } }));
      expect(after).toEqual({ ...order, items, orderItems: items });
    },
  ),
  check(
    ['updateProduct 404', 'patchProduct 404', 'deleteProduct 404'],
    'an unknown product is not_found',
    async (exam) => {
      const token = await exam.clerk();
      const id = Math.max(0, ...(await adminProducts(exam)).map((product) => product.id)) + 1_000_000;
      for (const operation of WITH_ID) {
        const body = BODIES[operation];
        await exam.refused(operation, 404, 'not_found', { token, path: { id }, ...(body && { body }) });
      }
    },
  ),
  check(
    ['updateProduct 400', 'patchProduct 400', 'deleteProduct 400'],
    'an id that is none is named in fields',
    async (exam) => {
      const token = await exam.clerk();
      for (const id of ['first', 0, '1.5', -1]) {
        for (const operation of WITH_ID) {
          const body = BODIES[operation];
          const asked = { token, path: { id }, ...(body && { body }) };
          const { fields } = await exam.refused(operation, 400, 'invalid_request', asked);
          expect(Object.keys(fields ?? {})).toEqual(['id']);
        }
      }
    },
  ),
];
