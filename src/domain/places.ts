/** The countries that the older checkout pages offer, by code (S2 9). */
export const COUNTRIES = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  IT: 'Italy',
  ES: 'Spain',
  NL: 'Netherlands',
  JP: 'Japan',
} as const satisfies Record<string, string>;

/** A country's English name, or the text itself where it is no known code. */
export const countryName = (code: string): string =>
  Object.entries(COUNTRIES).find(([known]) => known === code)?.[1] ?? code;
