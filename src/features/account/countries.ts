/** Countries that an address may be in; the United States first, where the main checkout ships to. */
const CODES = 'US AT BE BG CA CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The country's name in English; the code itself when it is none. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The options of a country field, and `current` if it is none of them. */
export function countriesWith(current: string | undefined): { value: string; label: string }[] {
  const codes = current && !CODES.includes(current) ? [current, ...CODES] : CODES;
  return codes.map((value) => ({ value, label: countryName(value) }));
}
