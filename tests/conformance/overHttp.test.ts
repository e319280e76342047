import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS, coverageTable, documentedResponses } from './coverage';
import { runCheck, type Check } from './support/check';
import { CheckSkipped } from './support/testApi';
import { inProcessTarget } from './target/inProcess';
import { startMockServerTarget, type MockServerTarget } from './target/mockServerTarget';

/** What only the in-process target provides. No check may be skipped for any other reason. */
const IN_PROCESS_ONLY = ['way to make it fail', 'way to let time pass'];
const isInProcessOnly = (error: unknown): error is CheckSkipped =>
  error instanceof CheckSkipped && IN_PROCESS_ONLY.some((what) => error.message.endsWith(` no ${what}`));

describe('the mock server in a child process', () => {
  const skipped = new Set<Check>();
  const covered = new Map<Check, string[]>();
  let server: MockServerTarget;
  beforeAll(async () => {
    server = await startMockServerTarget();
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
  });

  for (const [tag, checks] of Object.entries(CHECKS)) {
    describe(`${tag}, over HTTP`, () => {
      for (const [index, check] of checks.entries()) {
        it(check.title, async (context) => {
          try {
            covered.set(check, await runCheck(check, server.targetFor(index)));
          } catch (error) {
            if (!isInProcessOnly(error)) throw error;
            skipped.add(check);
            context.skip(`${error.message}: in process only`);
          }
        });
      }
    });
  }

  it('logs no response that breaks the contract', () => {
    expect(server.responseViolations()).toEqual([]);
  });

  it('some checks run in process only', () => {
    expect(skipped.size).toBeGreaterThan(0);
  });

  it('a check covers every documented response, and every error by its code', async () => {
    const target = await inProcessTarget();
    for (const check of skipped) covered.set(check, await runCheck(check, target));
    await target.close();
    const responses = new Set([...covered.values()].flat());
    expect(documentedResponses().filter((response) => !responses.has(response))).toEqual([]);
    expect([...responses].filter((response) => !documentedResponses().includes(response))).toEqual([]);
    await expect(coverageTable(covered)).toMatchFileSnapshot('COVERAGE.md');
  });
});
