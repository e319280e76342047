import { NOTHING, percent, type Share } from './fractions';

type Row = [what: { words: string } | { phrase: string }, steps: string];

/** The table ‘Quantity discounts by product name’ of the contract's tag `orders`, row by row and in its words. */
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

function holds(name: readonly string[], [what]: Row): boolean {
  if ('phrase' in what) return ` ${name.join(' ')} `.includes(` ${what.phrase} `);
  const found = new Set([...name, ...name.slice(1).map((word, index) => `${name[index]}${word}`)]);
  return what.words.split(' ').every((word) => found.has(word));
}

/** The discount by name of so many pieces. */
export function shareByName(name: string, pieces: number): Share {
  const words = wordsOf(name);
  const [, text = ''] = TABLE.find((row) => holds(words, row)) ?? [];
  const steps = [...text.matchAll(/(\d+): (\d+) %/g)];
  const step = steps.findLast(([, from]) => Number(from) <= pieces);
  return step ? percent(Number(step[2])) : NOTHING;
}
