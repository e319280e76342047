/** Hex values of common color names, for products that name a color without a value. */
const HEX_BY_NAME: Record<string, string> = {
  black: '#1F2226',
  graphite: '#3B3F46',
  midnight: '#232C3D',
  grey: '#8A8F98',
  gray: '#8A8F98',
  silver: '#C9CCD1',
  white: '#F2F1EE',
  sand: '#D8C7A8',
  beige: '#D8C7A8',
  gold: '#C9A869',
  red: '#B3262E',
  orange: '#D9662B',
  yellow: '#E0B62F',
  green: '#3F7F5B',
  teal: '#2E8C86',
  blue: '#2F5FA8',
  purple: '#6E5AA8',
  pink: '#D98BA0',
  rose: '#D9A79C',
  fuchsia: '#B5226F',
};

/** Returns the hex value of the first known word in a color's name: 'Midnight Blue'. Returns null for 'Sunset'. */
export function hexOfColorName(name: string): string | null {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.map((word) => HEX_BY_NAME[word]).find((hex) => hex !== undefined) ?? null;
}
