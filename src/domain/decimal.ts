const PLAIN_DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

function shifted(text: string, scale: number, round: boolean): number | null {
  const match = PLAIN_DECIMAL.exec(text.trim());
  if (!match) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  const rest = decimals.slice(scale);
  if (!round && /[1-9]/.test(rest)) return null;
  const kept = Number(whole + decimals.slice(0, scale).padEnd(scale, '0'));
  const magnitude = round && rest.charAt(0) >= '5' ? kept + 1 : kept;
  if (!Number.isSafeInteger(magnitude)) return null;
  // A negative zero would be printed as -$0.00 (D-46).
  return sign === '-' && magnitude !== 0 ? -magnitude : magnitude;
}

/**
 * Decimal text as a whole number of 10^-scale, digit by digit, since floats lose cents.
 * Null for anything but a plain decimal, for more decimals than `scale` (zeros aside), and beyond the safe integers.
 */
export function exactInteger(text: string, scale: number): number | null {
  return shifted(text, scale, false);
}

/** As `exactInteger`, but further decimals are rounded half-up on the magnitude. */
export function roundedInteger(text: string, scale: number): number | null {
  return shifted(text, scale, true);
}

/** The decimal text of a number from JSON; null when it is not finite. Below a millionth counts as 0. */
export function decimalText(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  // String() writes such numbers with an exponent, and nothing we read is that fine.
  return Math.abs(value) < 1e-6 ? '0' : String(value);
}

/** A whole number of 10^-scale as decimal text with exactly `scale` decimals. */
export function textFromInteger(value: number, scale: number): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  const split = digits.length - scale;
  const sign = value < 0 ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, split)}.${digits.slice(split)}`;
}
