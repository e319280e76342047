import { expect, it } from 'vitest';
import { ROUTES, schemas } from '@mocks/generated/contract';
import { CHECKS, documentedAnswers } from './clauses';
import { documentedStatuses } from './suite/contract';

const checks = Object.values(CHECKS).flat();
/** Without codes. */
const answers = ROUTES.flatMap((route) => documentedStatuses(route).map((status) => `${route.id} ${status}`));

it('a refusal is one clause for each of its codes', () => {
  expect(documentedAnswers().filter((answer) => answer.startsWith('createOrder 409'))).toEqual(
    ['figures_changed', 'cart_changed', 'out_of_stock', 'region_conflict', 'token_used', 'idempotency_mismatch'].map(
      (code) => `createOrder 409 ${code}`,
    ),
  );
});

it('every tag of the contract has a part of the conformance suite', () => {
  expect(Object.keys(CHECKS).toSorted()).toEqual([...new Set(ROUTES.map(({ tag }) => tag))].toSorted());
});

it('no check names a clause that the contract does not have', () => {
  const known = new Set([...answers, ...Object.keys(schemas).map((name) => `#${name}`), '#info']);
  const unknown = checks.flatMap(({ clauses }) => clauses).filter((clause) => !known.has(clause));
  expect(unknown).toEqual([]);
});

it('every check names a clause and says one thing', () => {
  expect(checks.filter(({ clauses }) => clauses.length === 0)).toEqual([]);
  const titles = checks.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
