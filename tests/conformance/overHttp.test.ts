import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS, clauseTable, documentedAnswers } from './clauses';
import { inProcessTarget } from './target/inProcess';
import { startOwnProcess, type OwnProcess } from './target/ownProcess';
import { put, type Check } from './suite/check';
import { Unproved } from './suite/testApi';

/** What nobody can do to a server from outside. Checks that need it are made in process; nothing else may be skipped. */
const FROM_INSIDE = ['way to make it fail'];

/** Proved here, behind a real line and in another process, it holds for a server anywhere. */
describe('the mock server as a process of its own', () => {
  const wanted = new Map<Check, string>();
  const proofs = new Map<Check, string[]>();
  let server: OwnProcess;
  beforeAll(async () => {
    server = await startOwnProcess();
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
  });

  for (const [tag, checks] of Object.entries(CHECKS)) {
    describe(`${tag}, over HTTP`, () => {
      for (const given of checks) {
        it(given.title, async (context) => {
          try {
            proofs.set(given, await put(given, server.target));
          } catch (error) {
            const missing =
              error instanceof Unproved && FROM_INSIDE.find((need) => error.message.endsWith(` no ${need}`));
            if (!missing) throw error;
            wanted.set(given, missing);
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
    expect([...new Set(wanted.values())].toSorted()).toEqual(FROM_INSIDE.toSorted());
  });

  it('every answer that the contract documents, each refusal by its code, is proved by a check', async () => {
    const inside = await inProcessTarget();
    for (const given of wanted.keys()) proofs.set(given, await put(given, inside));
    await inside.close();
    const inOrder = new Map(
      Object.values(CHECKS).flatMap((checks) => checks.map((one) => [one, proofs.get(one) ?? []] as const)),
    );
    const proved = new Set([...inOrder.values()].flat());
    expect(documentedAnswers().filter((answer) => !proved.has(answer))).toEqual([]);
    expect([...proved].filter((answer) => !documentedAnswers().includes(answer))).toEqual([]);
    await expect(clauseTable(inOrder)).toMatchFileSnapshot('CLAUSES.md');
  });
});
