import { expect, it } from 'vitest';
import { ROUTES } from '../generated/contract';
import type { Handlers } from '../api/handlerTypes';
import { handlers } from './handlers';

it('has exactly one handler for each operation of the contract', () => {
  expect(Object.keys(handlers).sort()).toEqual(ROUTES.map(({ id }) => id).sort());
});

it('compiles with documented responses only', () => {
  const wrong: Partial<Handlers> = {
    // @ts-expect-error a category's id is a number
    listCategories: () => ({ status: 200, body: [{ id: '1', name: 'x', slug: 'x', description: null }] }),
    // @ts-expect-error 204 is not documented
    clearCart: () => ({ status: 204, body: null }),
    // @ts-expect-error the operation is public: there is no signed-in buyer
    getProduct: ({ buyer }) => ({ status: 404, body: { message: buyer.name, code: 'not_found' } }),
  };
  // @ts-expect-error operations are missing
  const incomplete: Handlers = wrong;
  expect(Object.keys(incomplete)).toHaveLength(3);
});
