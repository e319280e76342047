import { expect, it } from 'vitest';
import { ROUTES, schemas } from '@mocks/generated/contract';
import { CHECKS, clauseTable } from './clauses';

const checks = Object.values(CHECKS).flat();

it('every answer that the contract documents has a check', () => {
  const unproved = [...clauseTable()].filter(([, titles]) => titles.length === 0).map(([answer]) => answer);
  expect(unproved).toEqual([]);
});

it('every tag of the contract has a part of the exam', () => {
  expect(Object.keys(CHECKS).toSorted()).toEqual([...new Set(ROUTES.map(({ tag }) => tag))].toSorted());
});

it('no check names a clause that the contract does not have', () => {
  const known = new Set([...clauseTable().keys(), ...Object.keys(schemas).map((name) => `#${name}`), '#info']);
  const unknown = checks.flatMap(({ clauses }) => clauses).filter((clause) => !known.has(clause));
  expect(unknown).toEqual([]);
});

it('every check names a clause and says one thing', () => {
  expect(checks.filter(({ clauses }) => clauses.length === 0)).toEqual([]);
  const titles = checks.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
