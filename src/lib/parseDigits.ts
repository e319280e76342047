/** Arabic, Persian and full-width digits. The last four bits of each code are its value. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
/** Grouped thousands with one kind of separator: '1,000', '12 500', "1'000". A period may be a decimal point. */
const GROUPED = /^[1-9]\d{0,2}([,'’\u066c\uff0c\s])(?:\d{2,3}\1)*\d{3}$/;

/**
 * Returns the ASCII digits of a whole number that was typed or pasted, and '' for blank text. Returns null for anything
 * else, including ambiguous numbers: '1.000', '1,5', '0,500'.
 */
export function parseDigits(text: string): string | null {
  const plain = text.trim().replaceAll(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
  if (/^\d*$/.test(plain)) return plain;
  return GROUPED.test(plain) ? plain.replaceAll(/\D/g, '') : null;
}
