import { readCents, readDecimal, type Ratio } from '@mocks/rules/money';

/** Money text of a worked case in US cents. @throws Error when it is not an amount */
export function cents(text: string): number {
  const value = readCents(text);
  if (value === null) throw new Error(`${text} is not an amount.`);
  return value;
}

/** Decimal text of a worked case as an exact fraction. @throws Error when it is not a decimal */
export function fraction(text: string): Ratio {
  const value = readDecimal(text);
  if (value === null) throw new Error(`${text} is not a decimal.`);
  return value;
}
