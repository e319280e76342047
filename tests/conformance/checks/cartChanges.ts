import { expect } from 'vitest';
import type { CartItem, Product } from '@/api/types';
import { check, type Check, type Clause } from '../exam/check';
import { firstChoice, offeredBy, regionOf } from '../exam/choices';
import type { Exam } from '../exam/exam';
import { adding, oneLine, someProduct } from '../exam/goods';

interface Changed {
  exam: Exam;
  token: string;
  /** The cart's one line of 2 pieces, as it was before its product changed. */
  line: CartItem;
  put(quantity: number): { token: string; path: { cartItemId: number }; body: { quantity: number } };
}

/** A check of what becomes of a line whose product changes while it lies in the cart. */
function changeCheck(
  clauses: Clause[],
  sentence: string,
  changesOf: (product: Product) => Partial<Product>,
  run: (changed: Changed) => Promise<void>,
  choose: (exam: Exam) => Promise<Product> = (exam) => someProduct(exam),
): Check {
  return check(clauses, sentence, async (exam) => {
    const change = exam.need(exam.examinee.changeProduct, 'way to change a product');
    const product = await choose(exam);
    const token = await exam.first();
    const line = await oneLine(exam, token, product);
    const changes = changesOf(product);
    const undo = await change(product.id, changes);
    try {
      const { body: lines } = await exam.ok('getCart', { token });
      expect(lines, 'the line as it was, with its product as it is').toEqual([
        { ...line, product: { ...line.product, ...changes } },
      ]);
      const put = (quantity: number) => ({ token, path: { cartItemId: line.id }, body: { quantity } });
      await run({ exam, token, line, put });
      await exam.ok('updateCartLine', put(1));
      await exam.ok('removeCartLine', { token, path: { cartItemId: line.id } });
      expect((await exam.ok('getCart', { token })).body).toEqual([]);
    } finally {
      await undo();
    }
  });
}

const withColors = (exam: Exam) =>
  someProduct(
    exam,
    'product with colours alone',
    (one) =>
      offeredBy(one).colors.length > 0 && offeredBy(one).models.length === 0 && typeof one.specifications !== 'string',
  );

/** What becomes of lines whose product changes: they are shown, lowered and removed, but not raised. */
export const changedProductChecks: Check[] = [
  changeCheck(
    ['getCart 200', 'updateCartLine 404', 'updateCartLine 200', 'removeCartLine 200', 'addCartLine 404'],
    'a line whose product became inactive is listed, lowered and removed, but not raised',
    () => ({ isActive: false }),
    async ({ exam, token, line, put }) => {
      await exam.refused('updateCartLine', 404, 'not_found', put(3));
      await exam.refused('addCartLine', 404, 'not_found', { token, body: adding(line.product) });
      expect((await exam.ok('updateCartLine', put(2))).body.quantity).toBe(2);
    },
  ),
  changeCheck(
    ['getCart 200', 'updateCartLine 409', 'updateCartLine 200', 'removeCartLine 200', 'addCartLine 409'],
    'a line whose product sold out is listed, lowered and removed, but not raised',
    () => ({ stockStatus: 'out_of_stock', inStock: false, stock: 0, stockQuantity: 0 }),
    async ({ exam, token, line, put }) => {
      await exam.refused('updateCartLine', 409, 'out_of_stock', put(3));
      await exam.refused('addCartLine', 409, 'out_of_stock', { token, body: adding(line.product) });
      expect((await exam.ok('updateCartLine', put(2))).body.quantity).toBe(2);
    },
  ),
  changeCheck(
    ['getCart 200', 'updateCartLine 200', 'removeCartLine 200', 'addCartLine 409'],
    'a line whose product changed its region is changed as before, and only products of the new region are added',
    (product) => ({ region: regionOf(product) === 'USA' ? 'EU' : 'USA' }),
    async ({ exam, token, line, put }) => {
      expect((await exam.ok('updateCartLine', put(3))).body.quantity).toBe(3);
      const other = await someProduct(
        exam,
        'second product of the old region',
        (product) => product.id !== line.productId && regionOf(product) === regionOf(line.product),
      );
      await exam.refused('addCartLine', 409, 'region_conflict', { token, body: adding(other) });
    },
  ),
  changeCheck(
    ['getCart 200', 'updateCartLine 200', 'removeCartLine 200', 'addCartLine 400'],
    'a line whose colour is no longer offered is changed as before, but the colour is not added again',
    (product) => ({ specifications: { ...Object(product.specifications), colors: [{ name: 'Exam Colour' }] } }),
    async ({ exam, token, line, put }) => {
      expect((await exam.ok('updateCartLine', put(3))).body.selectedColor).toBe(firstChoice(line.product).color);
      const body = adding(line.product);
      await exam.refused('addCartLine', 400, 'invalid_request', { token, body, wrong: false });
    },
    withColors,
  ),
];
