import { expect, it } from 'vitest';
import { ROUTES, schemas } from '@mocks/generated/contract';
import { CHECKS, documentedResponses } from './coverage';
import { documentedStatuses } from './support/contract';

const checks = Object.values(CHECKS).flat();
const responses = ROUTES.flatMap((route) => documentedStatuses(route).map((status) => `${route.id} ${status}`));

it('an error response is documented once for each of its codes', () => {
  expect(documentedResponses().filter((response) => response.startsWith('createOrder 409'))).toEqual(
    ['figures_changed', 'cart_changed', 'out_of_stock', 'region_conflict', 'token_used', 'idempotency_mismatch'].map(
      (code) => `createOrder 409 ${code}`,
    ),
  );
});

it('every tag of the contract has checks', () => {
  expect(Object.keys(CHECKS).toSorted()).toEqual([...new Set(ROUTES.map(({ tag }) => tag))].toSorted());
});

it('no check names a clause that is not in the contract', () => {
  const known = new Set([...responses, ...Object.keys(schemas).map((name) => `#${name}`), '#info']);
  const unknown = checks.flatMap(({ clauses }) => clauses).filter((clause) => !known.has(clause));
  expect(unknown).toEqual([]);
});

it('every check names a clause, and no two have the same title', () => {
  expect(checks.filter(({ clauses }) => clauses.length === 0)).toEqual([]);
  const titles = checks.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
