import { expect, it } from 'vitest';
import { failuresIn, summaryOf, type Outcome } from './summary';

it('a run is summed up: counts, failures by their clause, skips by their reason, the most frequent first', () => {
  const failure = 'the total, in cents: expected 300 to be 387 // Object.is equality\n\ncurl -i -X GET …';
  expect(
    summaryOf([
      { title: 'getCart 200: one', state: 'passed' },
      { title: 'createOrder 201, getOrder 200: the figures are kept', state: 'failed', reason: failure },
      { title: 'createOrder 201: the total is the sum', state: 'failed', reason: 'no' },
      { title: 'getCart 500: a failure', state: 'skipped', reason: 'the server has no way to make it fail' },
      { title: 'getStats 200: sums', state: 'skipped', reason: 'the server has no clerk' },
      { title: 'getStats 200: margin', state: 'skipped', reason: 'the server has no clerk' },
    ]),
  ).toBe(`Conformance: 1 passed, 2 failed, 3 skipped

Failed, by the clause of the contract
  createOrder 201
    the figures are kept — the total, in cents: expected 300 to be 387
    the total is the sum — no

Skipped, by the reason
    2  the server has no clerk
    1  the server has no way to make it fail`);
});

it('a run without a fault is one line', () => {
  expect(summaryOf([{ title: 'getCart 200: one', state: 'passed' }])).toBe(
    'Conformance: 1 passed, 0 failed, 0 skipped',
  );
});

/** Checks that fail because the server has no `createProduct`, and one that fails for another reason. */
const UNFINISHED: Outcome[] = [
  { title: 'getProduct 404: an inactive product is hidden', state: 'failed', reason: missing('createProduct', 404) },
  { title: 'listProducts 200: sorted', state: 'failed', reason: missing('createProduct', 404) },
  { title: 'listProducts 200: filtered', state: 'failed', reason: wrongPrice(3) },
  { title: 'listProducts 200: searched', state: 'failed', reason: wrongPrice(12) },
  { title: 'listProducts 200: found', state: 'failed', reason: wrongPrice(0) },
  {
    title: 'login 200: a token',
    state: 'failed',
    reason: 'the name: expected 1 to be 2\n\ncurl -X POST',
    diff: '- 2\n+ 1',
  },
];

function missing(operation: string, status: number): string {
  return `${operation} keeps the contract: ${status} is not documented for ${operation}\n  the body is not JSON\n\ncurl -X PUT`;
}

function wrongPrice(row: number): string {
  return `listProducts keeps the contract: body/${row}/price must be string\n\ncurl -X GET ${row}`;
}

it('a response that breaks the contract is named once, with the number of checks that it fails', () => {
  expect(summaryOf(UNFINISHED)).toBe(`Conformance: 0 passed, 6 failed, 0 skipped

Responses that break the contract, by the number of checks that they fail
    3  listProducts: body/N/price must be string
    2  createProduct: 404 is not documented for createProduct

Failed, by the clause of the contract
  login 200
    a token — the name: expected 1 to be 2`);
});

it('a failure is told with its requests, and once for all checks that fail by the same response', () => {
  expect(failuresIn([{ title: 'getCart 200: one', state: 'passed' }, ...UNFINISHED]))
    .toBe(`FAILED  getProduct 404: an inactive product is hidden
checks that fail by this response too: 1
createProduct keeps the contract: 404 is not documented for createProduct
  the body is not JSON

curl -X PUT

FAILED  listProducts 200: filtered
checks that fail by this response too: 2
listProducts keeps the contract: body/3/price must be string

curl -X GET 3

FAILED  login 200: a token
the name: expected 1 to be 2

curl -X POST

- 2
+ 1`);
});
