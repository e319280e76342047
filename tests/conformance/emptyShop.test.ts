import { expect, it } from 'vitest';
import { CHECKS } from './clauses';
import { inProcessTarget } from './target/inProcess';
import { put } from './suite/check';
import { Unproved } from './suite/testApi';

it('a server without any product fails nothing: what it has none of is skipped with the reason', async () => {
  const target = await inProcessTarget({ scenario: 'empty-shop' });
  const failed: string[] = [];
  const reasons = new Set<string>();
  for (const given of Object.values(CHECKS).flat()) {
    try {
      await put(given, target);
    } catch (error) {
      if (error instanceof Unproved) reasons.add(error.message);
      else failed.push(`${given.title}: ${String(error)}`);
    }
  }
  expect(failed).toEqual([]);
  expect([...reasons]).toContain('this server gives no product');
});
