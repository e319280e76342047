import type { Target } from '../target/target';
import type { OperationId } from './contract';
import { createTestApi, expectNoProblems, CheckSkipped, type TestApi } from './testApi';
import { transcriptOf } from './transcript';

/** A part of the contract: a documented response such as `getCart 401`, a schema (`#Product`) or the introduction (`#info`). */
export type Clause = `${OperationId} ${number}` | `#${string}`;

/** One requirement. Its title names the clauses of the contract that it tests. */
export interface Check {
  clauses: readonly Clause[];
  title: string;
  /** The title without the clauses. */
  sentence: string;
  run(api: TestApi): Promise<void>;
}

/** Defines a check. The sentence states the requirement for whoever reads the results. */
export function check(clauses: Clause | readonly Clause[], sentence: string, run: Check['run']): Check {
  const list = typeof clauses === 'string' ? [clauses] : clauses;
  return { clauses: list, title: `${list.join(', ')}: ${sentence}`, sentence, run };
}

/** The documented responses among the clauses; an error response once for each code that was received. */
const coveredBy = (clauses: readonly Clause[], { errors }: TestApi): string[] =>
  clauses.flatMap((clause) =>
    / [45]\d\d$/.test(clause) ? [...errors].filter((error) => error.startsWith(`${clause} `)) : [clause],
  );

/**
 * Runs one check against a server.
 * @returns the documented responses that it covered, such as `getCart 200` and `getCart 401 token_expired`
 * @throws CheckSkipped when the server lacks what the check needs; any other error ends with the requests that
 * reproduce it, as curl commands
 */
export async function runCheck({ clauses, run }: Check, target: Target): Promise<string[]> {
  const api = createTestApi(target);
  target.takeViolations?.();
  try {
    await run(api);
    const violations = (target.takeViolations?.() ?? []).filter(
      ({ side, request }) => side === 'response' || !api.isInvalid(request),
    );
    expectNoProblems(
      violations.map(({ text }) => text),
      'the server reports no violation of the contract',
    );
    const claimed = clauses.filter((clause) => !clause.startsWith('#'));
    expectNoProblems(
      claimed.filter((clause) => !api.responses.has(clause)),
      'the check received every response that it claims to test',
    );
    return coveredBy(claimed, api);
  } catch (error) {
    if (error instanceof Error && !(error instanceof CheckSkipped))
      error.message += `\n\n${transcriptOf(api.exchanges)}`;
    throw error;
  } finally {
    await api.cleanUp();
  }
}
