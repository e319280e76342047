import { expect, it } from 'vitest';
import { summaryOf } from './summary';

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
