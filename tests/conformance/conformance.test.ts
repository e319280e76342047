import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS, coverageTable, documentedResponses } from './coverage';
import { runCheck, type Check } from './support/check';
import { CheckSkipped, resetTarget } from './support/testApi';
import { openTarget } from './target/openTarget';
import { CHECK_TIMEOUT_MS, conformanceSettings, selectedTags } from './target/settings';
import type { Target } from './target/target';

const tags = selectedTags(process.env, Object.keys(CHECKS));
const isWholeSuiteInProcess = conformanceSettings(process.env) === null && tags.length === Object.keys(CHECKS).length;
/** Only a complete run on the mock server shows what the checks cover. */
const coverageFiles = isWholeSuiteInProcess ? ['COVERAGE.md'] : [];

/** The documented responses that each check received. */
const covered = new Map<Check, string[]>();
let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

describe.each(tags)('%s', { timeout: CHECK_TIMEOUT_MS }, (tag) => {
  for (const check of CHECKS[tag] ?? []) {
    it(check.title, async (context) => {
      await resetTarget(target);
      try {
        covered.set(check, await runCheck(check, target));
      } catch (error) {
        if (error instanceof CheckSkipped && !target.complete) context.skip(error.message);
        throw error;
      }
    });
  }
});

it.each(coverageFiles)(
  'a check covers every documented response, and every error by its code; %s lists them',
  async (file) => {
    const responses = new Set([...covered.values()].flat());
    expect(documentedResponses().filter((response) => !responses.has(response))).toEqual([]);
    expect([...responses].filter((response) => !documentedResponses().includes(response))).toEqual([]);
    await expect(coverageTable(covered)).toMatchFileSnapshot(file);
  },
);
