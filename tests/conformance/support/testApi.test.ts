import { expect, it } from 'vitest';
import { inProcessTarget } from '../target/inProcess';
import { check, runCheck } from './check';
import { findProduct } from './carts';

const needy = check('getProduct 200', 'needs both buyers, the clerk and a product', async (api) => {
  await api.buyerToken();
  await api.otherBuyerToken();
  await api.clerkToken();
  await findProduct(api);
});

it('a run signs in once and reads the catalogue once, and each check looks at its product as it is now', async () => {
  const target = await inProcessTarget();
  const calls: string[] = [];
  const counted = {
    ...target,
    fetch(request: Request) {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return target.fetch(request);
    },
  };
  await runCheck(needy, counted);
  await runCheck(needy, counted);
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
  const target = await inProcessTarget();
  const found: number[] = [];
  const seek = check('getProduct 200', 'finds a product', async (api) => {
    found.push((await findProduct(api)).id);
  });
  await runCheck(seek, target);
  const undo = await target.changeProduct?.(found[0] ?? 0, { stockStatus: 'out_of_stock', inStock: false });
  await runCheck(seek, target);
  await undo?.();
  expect(new Set(found).size).toBe(2);
});
