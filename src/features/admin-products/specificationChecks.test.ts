import { expect, it } from 'vitest';
import { checkSpecifications } from './specificationChecks';

const errorOf = (text: string) => {
  const checked = checkSpecifications(text);
  return checked.ok ? null : checked.error;
};

it.each([
  ['{', { line: 1, column: 2, length: 0, message: 'The text ends too early' }],
  ['{\n  "Brand": "Apple",\n  "Sold" 7\n}', { line: 3, column: 10, length: 1, message: 'A colon belongs here' }],
  ['{\n  "colors": ["Black",]\n}', { line: 2, column: 22, length: 1, message: 'A value belongs here' }],
  ['{\r\n  "a": 1\r\n  "b": 2\r\n}', { line: 3, column: 3, length: 3, message: 'A comma belongs here' }],
  ['{ "a": "x }', { line: 1, column: 8, message: 'The closing quote is missing' }],
  ['{ "a": yes }', { line: 1, column: 8, length: 3, message: 'Unexpected yes' }],
  ['{ "a": 1 } // new', { line: 1, column: 12, message: 'JSON has no comments' }],
  ['["Black"]', { line: 1, column: 1 }],
  ['{"a":[1e400]}', { line: 1, column: 7, length: 5, message: 'This number would be changed: write it in quotes' }],
  ['{"EAN":12345678901234567890}', { line: 1, column: 8, length: 20 }],
])('points at the error in %j, in every browser', (text, place) => {
  expect(errorOf(text)).toMatchObject(place);
});

it('takes an object, and blank text as an empty one', () => {
  expect(checkSpecifications('{"Brand":"Apple"}')).toEqual({ ok: true, value: { Brand: 'Apple' } });
  expect(checkSpecifications('  ')).toEqual({ ok: true, value: {} });
});
