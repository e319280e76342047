import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS } from './clauses';
import { startOwnProcess, type OwnProcess } from './examinee/ownProcess';
import { put } from './exam/check';
import { Unproved } from './exam/exam';
import { PATIENCE_MS } from './exam/patience';

/** What nobody can do to a server from outside. Checks that need it are made in process; nothing else may be skipped. */
const FROM_INSIDE = ['way to make it fail'];

/** Proved here, behind a real line and in another process, it holds for a server anywhere. */
describe('the pretend server as a process of its own', { timeout: PATIENCE_MS }, () => {
  const wanted = new Set<string>();
  let server: OwnProcess;
  beforeAll(async () => {
    server = await startOwnProcess();
  }, PATIENCE_MS);
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
  });

  for (const [tag, checks] of Object.entries(CHECKS)) {
    describe(`${tag}, over HTTP`, () => {
      for (const given of checks) {
        it(given.title, async (context) => {
          try {
            await put(given, server.examinee);
          } catch (error) {
            const missing =
              error instanceof Unproved && FROM_INSIDE.find((need) => error.message.endsWith(` no ${need}`));
            if (!missing) throw error;
            wanted.add(missing);
            context.skip(`${missing}: in process only`);
          }
        });
      }
    });
  }

  it('has noticed no wrong answer of its own', () => {
    expect(server.wrongAnswers()).toEqual([]);
  });

  it('lacks no more than is listed', () => {
    expect([...wanted].toSorted()).toEqual(FROM_INSIDE.toSorted());
  });
});
