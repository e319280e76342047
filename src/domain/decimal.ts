const PLAIN_DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

function parseDecimal(text: string, scale: number, round: boolean): number | null {
  const match = PLAIN_DECIMAL.exec(text.trim());
  if (!match) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  const rest = decimals.slice(scale);
  if (!round && /[1-9]/.test(rest)) return null;
  const truncated = Number(whole + decimals.slice(0, scale).padEnd(scale, '0'));
  const magnitude = round && rest.charAt(0) >= '5' ? truncated + 1 : truncated;
  if (!Number.isSafeInteger(magnitude)) return null;
  // A negative zero would print as -$0.00 (D-46).
  return sign === '-' && magnitude !== 0 ? -magnitude : magnitude;
}

/**
 * Decimal text as a whole number of 10^-scale (`'12.34', 2` is 1234), read digit by digit, since floats lose cents. Null for anything but a
 * plain decimal, for more decimals than `scale` (trailing zeros aside), and beyond the safe integers.
 */
export function parseScaled(text: string, scale: number): number | null {
  return parseDecimal(text, scale, false);
}

/** Like `parseScaled`, but rounds further decimals half-up on the magnitude. */
export function parseScaledRounded(text: string, scale: number): number | null {
  return parseDecimal(text, scale, true);
}

/**
 * The decimal text of a number from JSON; null when it is not finite. Below a millionth counts as 0. A number of 1e21 or more
 * keeps its exponent, which `parseScaled` refuses.
 */
export function decimalText(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  // String() writes such numbers with an exponent, and no amount or weight is that small.
  return Math.abs(value) < 1e-6 ? '0' : String(value);
}

/** A whole number of 10^-scale as decimal text with exactly `scale` decimals: `1234, 2` is '12.34'. */
export function formatScaled(value: number, scale: number): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  const split = digits.length - scale;
  const sign = value < 0 ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, split)}.${digits.slice(split)}`;
}

/** Kilograms from the server as whole grams (D-38). Null for 0, below 0, and anything but a number (D-37). */
export function gramsFromKilograms(weight: number | string | null | undefined): number | null {
  const text = typeof weight === 'number' ? decimalText(weight) : weight;
  // The server may send a value of any type here.
  const grams = typeof text === 'string' ? parseScaledRounded(text, 3) : null;
  return grams !== null && grams > 0 ? grams : null;
}
