/** What usual colour words look like, for a product that names a colour without a code. */
const COLOR_WORDS: Record<string, string> = {
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

/** A hex code for a colour's name, by the first of its words that is known; null for 'Sunset'. */
export function hexOfColorName(name: string): string | null {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.map((word) => COLOR_WORDS[word]).find((hex) => hex !== undefined) ?? null;
}
