import { expect, it } from 'vitest';
import { checkSpecifications } from './specificationChecks';

const fault = (text: string) => {
  const checked = checkSpecifications(text);
  return checked.ok ? null : checked.fault;
};

it.each([
  ['{', { line: 1, column: 2 }],
  ['{\n  "Brand": "Apple",\n  "Sold" 7\n}', { line: 3, column: 10 }],
  ['{\n  "colors": ["Black",]\n}', { line: 2, column: 22 }],
  ['["Black"]', { line: 1, column: 1 }],
])('points at the fault in %j', (text, place) => {
  expect(fault(text)).toMatchObject(place);
});

it('takes an object, and blank text as an empty one', () => {
  expect(checkSpecifications('{"Brand":"Apple"}')).toEqual({ ok: true, value: { Brand: 'Apple' } });
  expect(checkSpecifications('  ')).toEqual({ ok: true, value: {} });
});
