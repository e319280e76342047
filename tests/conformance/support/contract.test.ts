import { expect, it } from 'vitest';
import { routeOf, violationsIn, type OperationId } from './contract';

const violations = (operation: OperationId, status: number, body: unknown, headers: Record<string, string>) =>
  violationsIn(routeOf(operation), {
    status,
    headers: new Headers({ 'content-type': 'application/json', ...headers }),
    text: JSON.stringify(body),
    body,
  });

it('a private response must be no-store, whatever else its Cache-Control says; a public one need not', () => {
  const refusal = { message: 'Please log in.', code: 'unauthenticated' };
  for (const value of ['no-store', 'no-cache, No-Store, max-age=0', 'private,no-store'])
    expect(violations('getCart', 401, refusal, { 'cache-control': value }), value).toEqual([]);
  expect(violations('getCart', 401, refusal, { 'cache-control': 'private' })).toEqual([
    'Cache-Control is private, not no-store',
  ]);
  expect(violations('deleteAddress', 204, '', {})).toContain('Cache-Control is missing, not no-store');
  expect(violations('listCategories', 200, [], {})).toEqual([]);
});

it('a status that is not documented is named before what follows from it', () => {
  const [first] = violations('createAddress', 404, undefined, { 'content-type': 'text/html' });
  expect(first).toBe('404 is not documented for createAddress');
});
