/** Percent off by minimum quantity. */
export type Breaks = Readonly<Record<number, number>>;

/** Quantity discounts for products whose name matches (S1 9). */
export interface NameRule {
  id: string;
  /** These words must follow each other; used for names that end in a model number. */
  phrase?: string;
  /** Each of these words must occur, in any order. */
  words?: readonly string[];
  /** Empty: no discount, and no later rule applies. */
  breaks: Breaks;
  /** Shown on the home page's cards instead (D-01, D-02); never charged. */
  homeBreaks?: Breaks;
}

// breaks that several rules share
const EARBUDS: Breaks = { 2: 5, 11: 10, 50: 20, 200: 30 };
const PORTABLE: Breaks = { 2: 5, 10: 10, 30: 15, 100: 20 };
const DYSON: Breaks = { 2: 10, 10: 15, 40: 20, 100: 25 };
const GAMING_AND_POWER: Breaks = { 2: 10, 20: 20, 50: 30, 100: 40 };
const AIRPODS: Breaks = { 2: 5, 11: 10, 50: 15, 200: 20 };
const CHARGERS: Breaks = { 2: 10, 50: 15, 200: 20, 600: 30 };

/** The first matching rule counts (D-03). The lowest break starts at 2 pieces (D-04). */
export const NAME_RULES: readonly NameRule[] = [
  { id: '60w-usb-c', words: ['60w', 'usb', 'c'], breaks: {} },
  {
    id: 'prada',
    words: ['prada'],
    breaks: { 2: 5, 11: 10, 41: 20, 100: 30 },
  },
  { id: 'earbuds-pro-2', phrase: 'earbuds pro 2', breaks: EARBUDS },
  { id: 'earbuds-basic-2', phrase: 'earbuds basic 2', breaks: EARBUDS },
  {
    id: 'jbl-flip-6',
    phrase: 'jbl flip 6',
    breaks: PORTABLE,
    homeBreaks: { 2: 5, 30: 10, 100: 15, 200: 20 },
  },
  { id: 'bose-flex', words: ['bose', 'flex'], breaks: PORTABLE },
  { id: 'jbl-pulse-5', phrase: 'jbl pulse 5', breaks: PORTABLE },
  { id: 'bose-micro', words: ['bose', 'micro'], breaks: PORTABLE, homeBreaks: PORTABLE },
  { id: 'beats-studio3', words: ['beats', 'studio3'], breaks: PORTABLE },
  {
    id: 'apple-watch-s10',
    phrase: 'apple watch series 10',
    breaks: { 2: 5, 10: 10, 50: 20, 200: 30 },
  },
  {
    id: 'apple-watch-ultra',
    phrase: 'apple watch ultra',
    breaks: { 2: 10, 30: 15, 70: 19, 150: 26 },
  },
  { id: 'dyson-supersonic', words: ['dyson', 'supersonic'], breaks: DYSON },
  { id: 'dyson-airwrap', words: ['dyson', 'airwrap'], breaks: DYSON },
  { id: 'samsung-battery', words: ['samsung', 'battery', 'pack'], breaks: GAMING_AND_POWER },
  { id: 'sony-controller', words: ['sony', 'controller'], breaks: GAMING_AND_POWER },
  {
    id: '35w-dual-usb-c',
    words: ['35w', 'dual', 'usb', 'c'],
    breaks: { 2: 8, 20: 14, 100: 20, 500: 24 },
  },
  {
    id: 'airpods-max',
    phrase: 'airpods max',
    breaks: { 2: 5, 10: 10, 40: 14, 100: 18 },
  },
  { id: 'airpods-3', phrase: 'airpods 3', breaks: AIRPODS },
  { id: 'airpods-4', phrase: 'airpods 4', breaks: AIRPODS },
  {
    id: 'earpods',
    words: ['earpods'],
    breaks: { 2: 4, 50: 8, 400: 12, 1000: 15 },
  },
  { id: '20w-iphone-charger', words: ['20w', 'iphone', 'charger'], breaks: CHARGERS },
  { id: 'magsafe', words: ['magsafe'], breaks: CHARGERS },
];

/** The first rule that matches the product's name, by whole words (D-03); null when none does. */
export function matchingRule(name: string): NameRule | null {
  const tokens = tokensOf(name);
  const matches = ({ phrase, words = [] }: NameRule) =>
    phrase === undefined ? containsWords(tokens, words) : containsPhrase(tokens, phrase.split(' '));
  return NAME_RULES.find(matches) ?? null;
}

/** Whether the phrase's words follow each other. */
const containsPhrase = (tokens: readonly string[], phrase: readonly string[]): boolean =>
  tokens.some((_, start) => phrase.every((word, offset) => tokens[start + offset] === word));

/** Whether each word occurs, as one token or as two adjacent ones: "Studio 3" matches studio3. */
const containsWords = (tokens: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => tokens.some((token, index) => token === word || `${token}${tokens[index + 1] ?? ''}` === word));

const isLetterOrDigit = (char: string) => /[\p{L}\p{N}]/u.test(char);

/** The name's words in lower case: runs of letters and digits. */
function tokensOf(name: string): string[] {
  const tokens: string[] = [];
  let token = '';
  for (const char of `${name.toLowerCase()} `) {
    if (isLetterOrDigit(char)) token += char;
    else if (token !== '') {
      tokens.push(ordinalToNumber(token));
      token = '';
    }
  }
  return tokens;
}

/** Turns an ordinal into its number: 3rd is 3. */
function ordinalToNumber(token: string): string {
  const number = token.slice(0, -2);
  const isOrdinal = ['st', 'nd', 'rd', 'th'].includes(token.slice(-2)) && /^\d+$/.test(number);
  return isOrdinal ? number : token;
}
