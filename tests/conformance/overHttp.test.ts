import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS } from './coverage';
import { runCheck, type Check } from './support/check';
import { CheckSkipped } from './support/testApi';
import { startMockServerTarget, type MockServerTarget } from './target/mockServerTarget';

/** What only the in-process target provides. No check may be skipped for any other reason. */
const IN_PROCESS_ONLY = ['way to make it fail', 'way to let time pass'];
const isInProcessOnly = (error: unknown): error is CheckSkipped =>
  error instanceof CheckSkipped && IN_PROCESS_ONLY.some((what) => error.message.endsWith(` no ${what}`));

/** Responses that earlier checks have tested. */
const tested = new Set<string>();
/** A schema is tested with each response, and a 500 can be made in process only. */
const isResponse = (clause: string) => !clause.startsWith('#') && !clause.endsWith(' 500');

/**
 * Whether a check tests HTTP itself (`#info`: methods, headers, other origins), or the first response of an operation with
 * this status. The other checks would test nothing more than in process.
 */
function isNeeded({ clauses }: Check): boolean {
  const isNew = clauses.some((clause) => clause === '#info' || (isResponse(clause) && !tested.has(clause)));
  for (const clause of clauses) tested.add(clause);
  return isNew;
}

describe('the mock server in a child process', () => {
  let server: MockServerTarget;
  beforeAll(async () => {
    server = await startMockServerTarget();
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
  });

  for (const [tag, checks] of Object.entries(CHECKS)) {
    describe(`${tag}, over HTTP`, () => {
      for (const [index, check] of checks.filter(isNeeded).entries()) {
        it(check.title, async (context) => {
          try {
            await runCheck(check, server.targetFor(index));
          } catch (error) {
            if (!isInProcessOnly(error)) throw error;
            context.skip(`${error.message}: in process only`);
          }
        });
      }
    });
  }

  it('logs no response that breaks the contract', () => {
    expect(server.responseViolations()).toEqual([]);
  });
});
