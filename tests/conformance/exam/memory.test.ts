import { expect, it } from 'vitest';
import { inProcessExaminee } from '../examinee/inProcess';
import { check, put } from './check';
import { someProduct } from './goods';

const needy = check('getProduct 200', 'needs both buyers, the clerk and a product', async (exam) => {
  await exam.first();
  await exam.second();
  await exam.clerk();
  await someProduct(exam);
});

it('a run signs in once and reads the catalogue once, and each check looks at its product as it is now', async () => {
  const examinee = await inProcessExaminee();
  const calls: string[] = [];
  const counted = {
    ...examinee,
    fetch(request: Request) {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return examinee.fetch(request);
    },
  };
  await put(needy, counted);
  await put(needy, counted);
  const [product = ''] = calls.slice(-1);
  expect(product).toMatch(/^GET \/api\/products\/\d+$/);
  expect(calls).toEqual([
    'POST /api/auth/login',
    'POST /api/auth/login',
    'POST /api/admin/auth/login',
    'GET /api/products',
    product,
    product,
  ]);
});

it('a remembered product that has been sold out since is passed over', async () => {
  const examinee = await inProcessExaminee();
  const found: number[] = [];
  const seek = check('getProduct 200', 'finds a product', async (exam) => {
    found.push((await someProduct(exam)).id);
  });
  await put(seek, examinee);
  const undo = await examinee.changeProduct?.(found[0] ?? 0, { stockStatus: 'out_of_stock', inStock: false });
  await put(seek, examinee);
  await undo?.();
  expect(new Set(found).size).toBe(2);
});
