/** Marks on letters, such as the accent that NFKD separates from its `e`. */
const COMBINING_MARKS = /\p{M}/gu;
const BLANKS = /[\s\u002D\u2010-\u2015]+/g;

/** Text as the search compares it: without accents and case, hyphens as spaces, single spaces (D-137). */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(COMBINING_MARKS, '').toLowerCase().replace(BLANKS, ' ').trim();

/** What a product search covers, folded. */
export interface SearchedTexts {
  name: string;
  /** Description, brand, category, region and id. */
  others: readonly string[];
}

/**
 * How well a product matches a folded term: 0 when its name contains the whole term, 1 when its name contains every word,
 * 2 when only all texts together do, null when a word is missing (D-137).
 */
export function searchRank(term: string, { name, others }: SearchedTexts): 0 | 1 | 2 | null {
  const words = term.split(' ');
  if (name.includes(term)) return 0;
  if (words.every((word) => name.includes(word))) return 1;
  return words.every((word) => name.includes(word) || others.some((text) => text.includes(word))) ? 2 : null;
}
