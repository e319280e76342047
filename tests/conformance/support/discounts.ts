import { ZERO, percent, type Fraction, isGreater, parseFraction } from './money';

type Row = [what: { words: string } | { phrase: string }, steps: string];

/** The table ‘Quantity discounts by product name’ of the contract, tag `orders`. */
const TABLE: readonly Row[] = [
  [{ words: '60w usb c' }, ''],
  [{ words: 'prada' }, '2: 5 %, 11: 10 %, 41: 20 %, 100: 30 %'],
  [{ phrase: 'earbuds pro 2' }, '2: 5 %, 11: 10 %, 50: 20 %, 200: 30 %'],
  [{ phrase: 'earbuds basic 2' }, '2: 5 %, 11: 10 %, 50: 20 %, 200: 30 %'],
  [{ phrase: 'jbl flip 6' }, '2: 5 %, 10: 10 %, 30: 15 %, 100: 20 %'],
  [{ words: 'bose flex' }, '2: 5 %, 10: 10 %, 30: 15 %, 100: 20 %'],
  [{ phrase: 'jbl pulse 5' }, '2: 5 %, 10: 10 %, 30: 15 %, 100: 20 %'],
  [{ words: 'bose micro' }, '2: 5 %, 10: 10 %, 30: 15 %, 100: 20 %'],
  [{ words: 'beats studio3' }, '2: 5 %, 10: 10 %, 30: 15 %, 100: 20 %'],
  [{ phrase: 'apple watch series 10' }, '2: 5 %, 10: 10 %, 50: 20 %, 200: 30 %'],
  [{ phrase: 'apple watch ultra' }, '2: 10 %, 30: 15 %, 70: 19 %, 150: 26 %'],
  [{ words: 'dyson supersonic' }, '2: 10 %, 10: 15 %, 40: 20 %, 100: 25 %'],
  [{ words: 'dyson airwrap' }, '2: 10 %, 10: 15 %, 40: 20 %, 100: 25 %'],
  [{ words: 'samsung battery pack' }, '2: 10 %, 20: 20 %, 50: 30 %, 100: 40 %'],
  [{ words: 'sony controller' }, '2: 10 %, 20: 20 %, 50: 30 %, 100: 40 %'],
  [{ words: '35w dual usb c' }, '2: 8 %, 20: 14 %, 100: 20 %, 500: 24 %'],
  [{ phrase: 'airpods max' }, '2: 5 %, 10: 10 %, 40: 14 %, 100: 18 %'],
  [{ phrase: 'airpods 3' }, '2: 5 %, 11: 10 %, 50: 15 %, 200: 20 %'],
  [{ phrase: 'airpods 4' }, '2: 5 %, 11: 10 %, 50: 15 %, 200: 20 %'],
  [{ words: 'earpods' }, '2: 4 %, 50: 8 %, 400: 12 %, 1000: 15 %'],
  [{ words: '20w iphone charger' }, '2: 10 %, 50: 15 %, 200: 20 %, 600: 30 %'],
  [{ words: 'magsafe' }, '2: 10 %, 50: 15 %, 200: 20 %, 600: 30 %'],
];

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1'));

function matches(name: readonly string[], [what]: Row): boolean {
  if ('phrase' in what) return ` ${name.join(' ')} `.includes(` ${what.phrase} `);
  const found = new Set([...name, ...name.slice(1).map((word, index) => `${name[index]}${word}`)]);
  return what.words.split(' ').every((word) => found.has(word));
}

/** The quantity discount by product name. */
export function discountByName(name: string, pieces: number): Fraction {
  const words = wordsOf(name);
  const [, text = ''] = TABLE.find((row) => matches(words, row)) ?? [];
  const steps = [...text.matchAll(/(\d+): (\d+) %/g)];
  const step = steps.findLast(([, from]) => Number(from) <= pieces);
  return step ? percent(Number(step[2])) : ZERO;
}

interface Tier {
  from: number;
  /** Infinity when it is open-ended. */
  to: number;
  discount: Fraction;
}

type TierFields = Record<string, unknown>;
const isRow = (value: unknown): value is TierFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number of at least 1, also as digits in text; null for anything else. */
function wholeQuantity(value: unknown): number | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^\d+$/.test(text) && Number(text) >= 1 ? Number(text) : null;
}

function span({ min_qty: min, max_qty: max, range }: TierFields): [number, number] | null {
  if (min !== undefined && min !== null) {
    const from = wholeQuantity(min);
    const to = max === undefined || max === null ? Infinity : wholeQuantity(max);
    return from === null || to === null ? null : [from, to];
  }
  const text = typeof range === 'string' ? range.replaceAll(/\s/g, '') : '';
  const open = /^(?:≥|>=)(\d+)$/.exec(text) ?? /^(\d+)\+$/.exec(text);
  const closed = /^(\d+)[-–](\d+)$/.exec(text) ?? /^(\d+)$/.exec(text);
  const from = wholeQuantity((open ?? closed)?.[1]);
  if (from === null) return null;
  return [from, open ? Infinity : (wholeQuantity(closed?.[2] ?? closed?.[1]) ?? 0)];
}

/** The first percentage in a text, as a fraction; null without one. */
function percentageIn(text: unknown): Fraction | null {
  if (typeof text !== 'string') return null;
  for (const [, number = ''] of text.matchAll(/(?<![\d.])(\d+(?:\.\d{1,4})?)\s*%/g)) {
    const fraction = parseFraction(number);
    if (fraction && fraction.part <= 100n * fraction.of) return { part: fraction.part, of: fraction.of * 100n };
  }
  return null;
}

/** 1 − price / base price, not below 0. */
function discountByPrice(price: unknown, base: bigint): Fraction | null {
  const read = typeof price === 'string' || typeof price === 'number' ? parseFraction(String(price)) : null;
  if (!read || base === 0n) return null;
  const whole = base * read.of;
  const cost = read.part * 100n;
  return cost >= whole ? ZERO : { part: whole - cost, of: whole };
}

/** Reads a QuantityTier; null when it is unusable and therefore ignored. */
function tierOf(row: unknown, base: bigint): Tier | null {
  if (!isRow(row)) return null;
  const [from, to] = span(row) ?? [1, 0];
  const fraction = percentageIn(row['discount']) ?? discountByPrice(row['price'], base);
  return fraction && to >= from ? { from, to, discount: fraction } : null;
}

/**
 * The quantity discount by the product's own tiers (schema QuantityTier).
 * @param base US cents of one piece
 * @returns null when none of the tiers is usable
 */
export function discountByOwnTiers(rows: unknown, count: number, base: bigint): Fraction | null {
  const tiers = (Array.isArray(rows) ? rows : []).map((row) => tierOf(row, base)).filter((tier) => tier !== null);
  if (tiers.length === 0) return null;
  const holding = tiers.filter(({ from, to }) => from <= count && count <= to);
  const [best] = holding.toSorted(
    (one, other) => other.from - one.from || (isGreater(one.discount, other.discount) ? -1 : 1),
  );
  return best?.discount ?? ZERO;
}
