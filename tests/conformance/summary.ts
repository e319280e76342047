import { DefaultReporter, type TestCase, type TestModule } from 'vitest/node';

type DefaultReporterMethod<Name extends 'onTestRunEnd' | 'reportSummary'> = Parameters<DefaultReporter[Name]>;

export interface Outcome {
  /** A check's title: its clauses, a colon, its sentence. */
  title: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  /** Why it failed or was skipped. A failure ends with the requests that reproduce it. */
  reason?: string | undefined;
  /** What was expected and what was received, line by line. */
  diff?: string | undefined;
}

/** The first line of a failure, without the assertion library's own words. */
const firstLine = (message = 'no reason given') => (message.split('\n')[0] ?? '').replace(/ \/\/ .*$/, '');

/**
 * A response that breaks the contract, such as `getCart: 404 is not documented for getCart`; null for another failure.
 * Every check that gets this response fails in the same way, whatever it tests.
 */
function brokenResponse({ reason }: Outcome): string | null {
  const [, operation, problem = ''] = /^(\w+) keeps the contract: (.*)$/.exec(firstLine(reason)) ?? [];
  return operation === undefined ? null : `${operation}: ${problem.replaceAll(/\/\d+(?=\/|\b)/g, '/N')}`;
}

function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}

/** Groups by text, the largest first, each as its size and its text. */
function counted<Row>(rows: readonly Row[], keyOf: (row: Row) => string): string[] {
  const groups = grouped(rows, keyOf).toSorted(([, one], [, other]) => other.length - one.length);
  return groups.map(([text, { length }]) => `${String(length).padStart(5)}  ${text}`);
}

/** The failed checks of one clause, which is the first that they name. */
function failuresOf([clause, outcomes]: [string, Outcome[]]): string[] {
  const lines = outcomes.map(
    ({ title, reason }) => `    ${title.slice(title.indexOf(': ') + 2)} — ${firstLine(reason)}`,
  );
  return [`  ${clause}`, ...lines];
}

const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : []);

/**
 * How many checks passed, failed and were skipped; the responses that break the contract, the other failures by their clause,
 * and the skips by their reason.
 */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const passed = outcomes.filter(({ state }) => state === 'passed');
  const failed = outcomes.filter(({ state }) => state === 'failed');
  const skipped = outcomes.filter(({ state }) => state === 'skipped' || state === 'pending');
  const broken = failed.flatMap((outcome) => brokenResponse(outcome) ?? []);
  const others = grouped(
    failed.filter((outcome) => brokenResponse(outcome) === null),
    ({ title }) => title.split(/, |: /)[0] ?? title,
  );
  return [
    `Conformance: ${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`,
    ...section(
      'Responses that break the contract, by the number of checks that they fail',
      counted(broken, (text) => text),
    ),
    ...section('Failed, by the clause of the contract', others.flatMap(failuresOf)),
    ...section(
      'Skipped, by the reason',
      counted(skipped, ({ reason }) => reason ?? 'not reached'),
    ),
  ].join('\n');
}

/** Each failure with its requests; of the checks that fail by one response that breaks the contract only the first. */
export function failuresIn(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(({ state }) => state === 'failed');
  const shown = grouped(failed, (outcome) => brokenResponse(outcome) ?? outcome).map(([, same]) => same);
  return shown.flatMap(([first, ...same]) => (first ? [textOf(first, same.length)] : [])).join('\n\n');
}

function textOf({ title, reason = 'no reason given', diff }: Outcome, same: number): string {
  const more = same > 0 ? [`checks that fail by this response too: ${same}`] : [];
  return [`FAILED  ${title}`, ...more, reason.trimEnd(), ...(diff === undefined ? [] : ['', diff])].join('\n');
}

function outcomeOf(test: TestCase): Outcome {
  const { state, errors, ...result } = test.result();
  const [error] = errors ?? [];
  return {
    title: test.name,
    state,
    reason: error?.message ?? ('note' in result ? result.note : undefined),
    diff: error?.diff,
  };
}

/** A file that could not be read, or whose server could not be reached: its checks have no outcome of their own. */
const brokenFile = (module: TestModule): Outcome[] =>
  [...module.children.suites()]
    .flatMap((suite) => [...suite.errors()])
    .concat(module.errors())
    .map(({ message }) => ({ title: `${module.relativeModuleId}: the whole file`, state: 'failed', reason: message }));

/**
 * Reports a run of `npm run conformance`: its progress, its failures, and at the end its summary. A server that has only
 * some operations fails hundreds of checks, so failures have no stack traces and none is told twice.
 */
export default class ConformanceReporter extends DefaultReporter {
  private outcomes: readonly Outcome[] = [];

  override onTestRunEnd(...args: DefaultReporterMethod<'onTestRunEnd'>): void {
    this.outcomes = args[0].flatMap((module) => [
      ...brokenFile(module),
      ...[...module.children.allTests()].map(outcomeOf),
    ]);
    super.onTestRunEnd(...args);
    if (this.outcomes.length > 0) this.log(`\n${summaryOf(this.outcomes)}\n`);
  }

  override reportSummary(...[files, errors]: DefaultReporterMethod<'reportSummary'>): void {
    const failures = failuresIn(this.outcomes);
    if (failures) this.log(`\n${failures}`);
    if (errors.length > 0) this.ctx.logger.printUnhandledErrors(errors);
    this.reportTestSummary(files, errors, 0);
  }
}
