import type { Reporter, TestCase, TestModule } from 'vitest/node';

export interface Outcome {
  /** A check's title: its clauses, a colon, its sentence. */
  title: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  /** Why it failed or was skipped. */
  reason?: string | undefined;
}

/** The first line of a failure, without the assertion library's own words. */
const firstLine = (message = 'no reason given') => (message.split('\n')[0] ?? '').replace(/ \/\/ .*$/, '');

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}

/** The failed checks of one clause, which is the first that they name. */
function failuresOf([clause, outcomes]: [string, Outcome[]]): string[] {
  const lines = outcomes.map(
    ({ title, reason }) => `    ${title.slice(title.indexOf(': ') + 2)} — ${firstLine(reason)}`,
  );
  return [`  ${clause}`, ...lines];
}

/** How many checks passed, failed and were skipped; the failures by their clause, the skips by their reason. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const passed = outcomes.filter(({ state }) => state === 'passed');
  const failed = outcomes.filter(({ state }) => state === 'failed');
  const skipped = outcomes.filter(({ state }) => state === 'skipped' || state === 'pending');
  const reasons = grouped(skipped, ({ reason }) => reason ?? 'not reached').toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return [
    `Conformance: ${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`,
    ...(failed.length > 0 ? ['', 'Failed, by the clause of the contract'] : []),
    ...grouped(failed, ({ title }) => title.split(/, |: /)[0] ?? title).flatMap(failuresOf),
    ...(skipped.length > 0 ? ['', 'Skipped, by the reason'] : []),
    ...reasons.map(([reason, rows]) => `${String(rows.length).padStart(5)}  ${reason}`),
  ].join('\n');
}

function outcomeOf(test: TestCase): Outcome {
  const { state, errors, ...result } = test.result();
  return { title: test.name, state, reason: errors?.[0]?.message ?? ('note' in result ? result.note : undefined) };
}

/** A file that could not be read, or whose server could not be reached: its checks have no outcome of their own. */
const brokenFile = (module: TestModule): Outcome[] =>
  [...module.children.suites()]
    .flatMap((suite) => [...suite.errors()])
    .concat(module.errors())
    .map(({ message }) => ({ title: `${module.relativeModuleId}: the whole file`, state: 'failed', reason: message }));

/** Ends a run of `npm run conformance` with its summary. */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const outcomes = modules.flatMap((module) => [
      ...brokenFile(module),
      ...[...module.children.allTests()].map(outcomeOf),
    ]);
    if (outcomes.length > 0) console.log(`\n${summaryOf(outcomes)}\n`);
  }
}
