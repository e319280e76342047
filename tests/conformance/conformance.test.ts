import { afterAll, beforeAll, describe, it } from 'vitest';
import { CHECKS } from './coverage';
import { runCheck } from './support/check';
import { CheckSkipped, resetTarget } from './support/testApi';
import { inProcessTarget } from './target/inProcess';
import { overHttpTarget } from './target/overHttp';
import { CHECK_TIMEOUT_MS, conformanceSettings, selectedTags } from './target/settings';
import type { Target } from './target/target';

/** The server at CONFORMANCE_URL; without that setting the mock server. */
async function openTarget(): Promise<Target> {
  const settings = conformanceSettings(process.env);
  return settings ? overHttpTarget({ ...settings, run: Date.now().toString(36) }) : inProcessTarget();
}

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

describe.each(selectedTags(process.env, Object.keys(CHECKS)))('%s', { timeout: CHECK_TIMEOUT_MS }, (tag) => {
  for (const check of CHECKS[tag] ?? []) {
    it(check.title, async (context) => {
      await resetTarget(target);
      try {
        await runCheck(check, target);
      } catch (error) {
        if (error instanceof CheckSkipped && !target.complete) context.skip(error.message);
        throw error;
      }
    });
  }
});
