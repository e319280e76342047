/** Arabic, Persian and full-width digits; the last four bits of each are its value. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
/** Groups of thousands, one separator throughout: '1,000', '12 500', "1'000". A full stop may be a decimal point. */
const GROUPED = /^[1-9]\d{0,2}([,'’\u066c\uff0c\s])(?:\d{2,3}\1)*\d{3}$/;

/**
 * The digits of a whole number as people type or paste it, '' for blank text. Null for anything that is none, or that could
 * be read in two ways: '1.000', '1,5', '0,500'.
 */
export function typedCount(text: string): string | null {
  const plain = text.trim().replaceAll(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
  if (/^\d*$/.test(plain)) return plain;
  return GROUPED.test(plain) ? plain.replaceAll(/\D/g, '') : null;
}
