import { expect, it } from 'vitest';
import { CHECKS } from './clauses';
import { inProcessExaminee } from './examinee/inProcess';
import { put } from './exam/check';
import { Unproved } from './exam/exam';
import { PATIENCE_MS } from './exam/patience';

it(
  'a server without any product fails nothing: what it has none of is skipped with the reason',
  { timeout: PATIENCE_MS },
  async () => {
    const examinee = await inProcessExaminee({ scenario: 'empty-shop' });
    const failed: string[] = [];
    const reasons = new Set<string>();
    for (const given of Object.values(CHECKS).flat()) {
      try {
        await put(given, examinee);
      } catch (error) {
        if (error instanceof Unproved) reasons.add(error.message);
        else failed.push(`${given.title}: ${String(error)}`);
      }
    }
    expect(failed).toEqual([]);
    expect([...reasons]).toContain('this server gives no product');
  },
);
