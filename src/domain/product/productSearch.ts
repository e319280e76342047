/** Text as the search compares it: no accents, no capitals, single blanks in place of white space and hyphens (D-137). */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\u002D\u2010-\u2015]+/g, ' ')
    .trim();
}

/**
 * Returns how well a product matches the term by its name and its other texts: 0 for the whole term in the name, 1 for each
 * word in the name, 2 for each word somewhere, null for a product that does not match (D-137). A blank term matches all.
 */
export function createSearch(
  term: string,
): (name: string, others: () => readonly (string | null)[]) => 0 | 1 | 2 | null {
  const phrase = fold(term);
  const words = phrase.split(' ');
  return (name, others) => {
    const foldedName = fold(name);
    if (foldedName.includes(phrase)) return 0;
    const missing = words.filter((word) => !foldedName.includes(word));
    if (missing.length === 0) return 1;
    const folded = others().map((text) => fold(text ?? ''));
    return missing.every((word) => folded.some((text) => text.includes(word))) ? 2 : null;
  };
}

/** How many terms `shorterTerms` returns. */
const MOST_SHORTER_TERMS = 4;

/** The term with one word less: each word is left out in turn, starting with the last; at most four. Empty for a single word. */
export function shorterTerms(term: string): string[] {
  const words = term.trim().split(/\s+/);
  if (words.length < 2) return [];
  const terms = words.map((_, index) => words.filter((_word, other) => other !== index).join(' '));
  return [...new Set(terms.toReversed())].slice(0, MOST_SHORTER_TERMS);
}
