import { expect, it } from 'vitest';
import { ROUTES } from '../generated/contract';
import type { Handlers } from '../api/handlerTypes';
import { handlers } from './handlers';

it('has a handler for each operation of the contract and no other', () => {
  expect(Object.keys(handlers).sort()).toEqual(ROUTES.map(({ id }) => id).sort());
});

it('compiles with documented answers only', () => {
  const wrong: Partial<Handlers> = {
    // @ts-expect-error a category has no text as its id
    listCategories: () => ({ status: 200, body: [{ id: '1', name: 'x', slug: 'x', description: null }] }),
    // @ts-expect-error 204 is not documented
    clearCart: () => ({ status: 204, body: null }),
    // @ts-expect-error the catalogue is open: nobody is known to be signed in
    getProduct: ({ buyer }) => ({ status: 404, body: { message: buyer.name, code: 'not_found' } }),
  };
  // @ts-expect-error operations are missing
  const incomplete: Handlers = wrong;
  expect(Object.keys(incomplete)).toHaveLength(3);
});
