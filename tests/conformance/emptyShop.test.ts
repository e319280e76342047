import { expect, it } from 'vitest';
import { CHECKS } from './coverage';
import { inProcessTarget } from './target/inProcess';
import { runCheck } from './support/check';
import { CheckSkipped, resetTarget } from './support/testApi';

it('against a server without products no check fails; those that need one are skipped with the reason', async () => {
  const target = await inProcessTarget({ scenario: 'empty-shop' });
  const failed: string[] = [];
  const reasons = new Set<string>();
  for (const check of Object.values(CHECKS).flat()) {
    await resetTarget(target);
    try {
      await runCheck(check, target);
    } catch (error) {
      if (error instanceof CheckSkipped) reasons.add(error.message);
      else failed.push(`${check.title}: ${String(error)}`);
    }
  }
  expect(failed).toEqual([]);
  expect([...reasons]).toContain('the server has no product');
});
