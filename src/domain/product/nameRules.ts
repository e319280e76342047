/** The discount in whole percent by the quantity that it starts at, ascending. */
export type NameSteps = Readonly<Record<number, number>>;

export interface NameRule {
  /** The rule's name in the worked cases. */
  readonly rule: string;
  readonly words: string;
  /** `phrase`: the words next to each other, in this order; `words`: every word, anywhere in the name. */
  readonly match: 'phrase' | 'words';
  readonly steps: NameSteps;
  /** The steps that the home page's cards show instead (D-01, D-02, D-230). */
  readonly homeSteps?: NameSteps;
}

const EARBUDS: NameSteps = { 2: 5, 11: 10, 50: 20, 200: 30 };
const SPEAKERS: NameSteps = { 2: 5, 10: 10, 30: 15, 100: 20 };
const SPEAKERS_AT_HOME: NameSteps = { 2: 5, 30: 10, 100: 15, 200: 20 };
const DYSON: NameSteps = { 2: 10, 10: 15, 40: 20, 100: 25 };
const PADS: NameSteps = { 2: 10, 20: 20, 50: 30, 100: 40 };
const AIRPODS: NameSteps = { 2: 5, 11: 10, 50: 15, 200: 20 };
const CHARGERS: NameSteps = { 2: 10, 50: 15, 200: 20, 600: 30 };

/** Bulk discounts by product name (S1 9), first match wins, in the order of D-03; each starts at 2 pieces (D-04). */
export const NAME_RULES: readonly NameRule[] = [
  { rule: '60w-usb-c', match: 'words', words: '60w usb c', steps: {} },
  { rule: 'prada', match: 'words', words: 'prada', steps: { 2: 5, 11: 10, 41: 20, 100: 30 } },
  { rule: 'earbuds-pro-2', match: 'phrase', words: 'earbuds pro 2', steps: EARBUDS },
  { rule: 'earbuds-basic-2', match: 'phrase', words: 'earbuds basic 2', steps: EARBUDS },
  { rule: 'jbl-flip-6', match: 'phrase', words: 'jbl flip 6', steps: SPEAKERS, homeSteps: SPEAKERS_AT_HOME },
  { rule: 'bose-flex', match: 'words', words: 'bose flex', steps: SPEAKERS },
  { rule: 'jbl-pulse-5', match: 'phrase', words: 'jbl pulse 5', steps: SPEAKERS },
  { rule: 'bose-micro', match: 'words', words: 'bose micro', steps: SPEAKERS },
  { rule: 'beats-studio3', match: 'words', words: 'beats studio3', steps: SPEAKERS },
  {
    rule: 'apple-watch-s10',
    match: 'phrase',
    words: 'apple watch series 10',
    steps: { 2: 5, 10: 10, 50: 20, 200: 30 },
  },
  { rule: 'apple-watch-ultra', match: 'phrase', words: 'apple watch ultra', steps: { 2: 10, 30: 15, 70: 19, 150: 26 } },
  { rule: 'dyson-supersonic', match: 'words', words: 'dyson supersonic', steps: DYSON },
  { rule: 'dyson-airwrap', match: 'words', words: 'dyson airwrap', steps: DYSON },
  { rule: 'samsung-battery', match: 'words', words: 'samsung battery pack', steps: PADS },
  { rule: 'sony-controller', match: 'words', words: 'sony controller', steps: PADS },
  { rule: '35w-dual-usb-c', match: 'words', words: '35w dual usb c', steps: { 2: 8, 20: 14, 100: 20, 500: 24 } },
  { rule: 'airpods-max', match: 'phrase', words: 'airpods max', steps: { 2: 5, 10: 10, 40: 14, 100: 18 } },
  { rule: 'airpods-3', match: 'phrase', words: 'airpods 3', steps: AIRPODS },
  { rule: 'airpods-4', match: 'phrase', words: 'airpods 4', steps: AIRPODS },
  { rule: 'earpods', match: 'words', words: 'earpods', steps: { 2: 4, 50: 8, 400: 12, 1000: 15 } },
  { rule: '20w-iphone-charger', match: 'words', words: '20w iphone charger', steps: CHARGERS },
  { rule: 'magsafe', match: 'words', words: 'magsafe', steps: CHARGERS },
];

/** The words of a name in lower case; '3rd' counts as '3' (D-03). */
function splitWords(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1'));
}

function matches(rule: NameRule, words: readonly string[]): boolean {
  if (rule.match === 'phrase') return ` ${words.join(' ')} `.includes(` ${rule.words} `);
  // Two neighbors may form one word: 'Studio 3' matches 'studio3' (D-03).
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  const known = new Set([...words, ...pairs]);
  return rule.words.split(' ').every((word) => known.has(word));
}

/** The bulk discount for a product's name, or null (D-03). */
export function findNameRule(name: string): NameRule | null {
  const words = splitWords(name);
  return NAME_RULES.find((rule) => matches(rule, words)) ?? null;
}

/** Steps as [from quantity, percent] in numbers, since object keys are text. */
export function stepEntries(steps: NameSteps): [from: number, percent: number][] {
  return Object.entries(steps).map(([from, percent]) => [Number(from), percent]);
}
