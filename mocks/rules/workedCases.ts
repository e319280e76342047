/** The worked cases that app and server must both pass; for tests alone. */
import { readFileSync } from 'node:fs';
import { readCents, readDecimal, type Ratio } from './money';

export interface WorkedCase<Input, Expected> {
  id: string;
  fn: string;
  input: Input;
  expected: Expected;
}

/** Every case of the file, in its order. */
export function allCases(): WorkedCase<unknown, unknown>[] {
  const text = readFileSync(new URL('../../tests/data/pricing-cases.json', import.meta.url), 'utf8');
  // JSON boundary: the file's shape is fixed, and a wrong one fails the tests that read it.
  return (JSON.parse(text) as { cases: WorkedCase<unknown, unknown>[] }).cases;
}

/** The cases of one rule, each with its number for the test's name. The caller names the shape of that rule's cases. */
export function casesOf<Input, Expected>(fn: string): (readonly [string, Input, Expected])[] {
  const cases = allCases().filter((row) => row.fn === fn);
  // JSON boundary, as above: the shape differs by rule.
  return cases.map(({ id, input, expected }) => [id, input as Input, expected as Expected] as const);
}

/** Money text of a case in US cents. @throws Error when it is none */
export function cents(text: string): number {
  const value = readCents(text);
  if (value === null) throw new Error(`${text} is no amount.`);
  return value;
}

/** Decimal text of a case as an exact fraction. @throws Error when it is none */
export function fraction(text: string): Ratio {
  const value = readDecimal(text);
  if (value === null) throw new Error(`${text} is no fraction.`);
  return value;
}
