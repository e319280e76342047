/** The smallest quantity of each step and its discount in whole percent, ascending. */
export type NameSteps = Readonly<Record<number, number>>;

export interface NameRule {
  /** The rule's name in the worked cases. */
  readonly rule: string;
  readonly words: string;
  /** `run`: the words stand side by side; `all`: each is there, anywhere. */
  readonly match: 'run' | 'all';
  readonly steps: NameSteps;
  /** What the cards on the home page say instead (D-01, D-02, D-230). */
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
  { rule: '60w-usb-c', match: 'all', words: '60w usb c', steps: {} },
  { rule: 'prada', match: 'all', words: 'prada', steps: { 2: 5, 11: 10, 41: 20, 100: 30 } },
  { rule: 'earbuds-pro-2', match: 'run', words: 'earbuds pro 2', steps: EARBUDS },
  { rule: 'earbuds-basic-2', match: 'run', words: 'earbuds basic 2', steps: EARBUDS },
  { rule: 'jbl-flip-6', match: 'run', words: 'jbl flip 6', steps: SPEAKERS, homeSteps: SPEAKERS_AT_HOME },
  { rule: 'bose-flex', match: 'all', words: 'bose flex', steps: SPEAKERS },
  { rule: 'jbl-pulse-5', match: 'run', words: 'jbl pulse 5', steps: SPEAKERS },
  { rule: 'bose-micro', match: 'all', words: 'bose micro', steps: SPEAKERS },
  { rule: 'beats-studio3', match: 'all', words: 'beats studio3', steps: SPEAKERS },
  { rule: 'apple-watch-s10', match: 'run', words: 'apple watch series 10', steps: { 2: 5, 10: 10, 50: 20, 200: 30 } },
  { rule: 'apple-watch-ultra', match: 'run', words: 'apple watch ultra', steps: { 2: 10, 30: 15, 70: 19, 150: 26 } },
  { rule: 'dyson-supersonic', match: 'all', words: 'dyson supersonic', steps: DYSON },
  { rule: 'dyson-airwrap', match: 'all', words: 'dyson airwrap', steps: DYSON },
  { rule: 'samsung-battery', match: 'all', words: 'samsung battery pack', steps: PADS },
  { rule: 'sony-controller', match: 'all', words: 'sony controller', steps: PADS },
  { rule: '35w-dual-usb-c', match: 'all', words: '35w dual usb c', steps: { 2: 8, 20: 14, 100: 20, 500: 24 } },
  { rule: 'airpods-max', match: 'run', words: 'airpods max', steps: { 2: 5, 10: 10, 40: 14, 100: 18 } },
  { rule: 'airpods-3', match: 'run', words: 'airpods 3', steps: AIRPODS },
  { rule: 'airpods-4', match: 'run', words: 'airpods 4', steps: AIRPODS },
  { rule: 'earpods', match: 'all', words: 'earpods', steps: { 2: 4, 50: 8, 400: 12, 1000: 15 } },
  { rule: '20w-iphone-charger', match: 'all', words: '20w iphone charger', steps: CHARGERS },
  { rule: 'magsafe', match: 'all', words: 'magsafe', steps: CHARGERS },
];

/** Lower-case whole words; an ordinal counts as its number (D-03). */
function wordsOf(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1'));
}

function matches(rule: NameRule, words: readonly string[]): boolean {
  if (rule.match === 'run') return ` ${words.join(' ')} `.includes(` ${rule.words} `);
  // 'Studio 3' is Studio3: two neighbours may make one word (D-03).
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  const known = new Set([...words, ...pairs]);
  return rule.words.split(' ').every((word) => known.has(word));
}

/** The bulk-discount rule that a product's name selects, or null (D-03). */
export function nameRuleOf(name: string): NameRule | null {
  const words = wordsOf(name);
  return NAME_RULES.find((rule) => matches(rule, words)) ?? null;
}

/** Steps as numbers, ascending, since object keys come as text: [from quantity, percent]. */
export function stepsInOrder(steps: NameSteps): [from: number, percent: number][] {
  return Object.entries(steps).map(([from, percent]) => [Number(from), percent]);
}
