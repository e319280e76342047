import type { Target } from '../target/target';
import type { OperationId } from './contract';
import { createTestApi, expectNone, Unproved, type TestApi } from './testApi';
import { transcriptOf } from './transcript';

/** An answer that the contract documents, such as `getCart 401`; or a schema (`#Product`), or the preface (`#info`). */
export type Clause = `${OperationId} ${number}` | `#${string}`;

/** One thing that a server must do. It proves clauses of the contract, and names them in its title. */
export interface Check {
  clauses: readonly Clause[];
  title: string;
  /** The title without the clauses. */
  sentence: string;
  run(api: TestApi): Promise<void>;
}

/** A check; its sentence says what holds, for whoever reads the conformance suite's result. */
export function check(clauses: Clause | readonly Clause[], sentence: string, run: Check['run']): Check {
  const list = typeof clauses === 'string' ? [clauses] : clauses;
  return { clauses: list, title: `${list.join(', ')}: ${sentence}`, sentence, run };
}

/** The answers that these clauses stand for: a success itself, and each refusal by the codes that were expected. */
const provedBy = (clauses: readonly Clause[], { refusals }: TestApi): string[] =>
  clauses.flatMap((clause) =>
    / [45]\d\d$/.test(clause) ? [...refusals].filter((refusal) => refusal.startsWith(`${clause} `)) : [clause],
  );

/**
 * Puts one check to a server.
 * @returns the answers that it has proved: those of its clauses, as `getCart 200` and `getCart 401 token_expired`
 * @throws Unproved where the server lacks what the check needs; otherwise an error whose message ends with the calls
 * that show it
 */
export async function put({ clauses, run }: Check, target: Target): Promise<string[]> {
  const api = createTestApi(target);
  target.complaints?.();
  try {
    await run(api);
    const noticed = (target.complaints?.() ?? []).filter(
      ({ side, request }) => side === 'response' || !api.isWrong(request),
    );
    expectNone(
      noticed.map(({ text }) => text),
      'the server’s own guard',
    );
    const claimed = clauses.filter((clause) => !clause.startsWith('#'));
    expectNone(
      claimed.filter((clause) => !api.seen.has(clause)),
      'answers that this check must have got',
    );
    return provedBy(claimed, api);
  } catch (error) {
    if (error instanceof Error && !(error instanceof Unproved)) error.message += `\n\n${transcriptOf(api.exchanges)}`;
    throw error;
  } finally {
    await api.tidy();
  }
}
