import { describe, expect, it } from 'vitest';
import { ratioToNumber, ZERO } from './money';
import { discountFraction } from './tiers';

/** The specification's table of bulk discounts (S1 9), product by product. */
const EXPECTED: [name: string, tiers: string][] = [
  ['Earbuds Pro 2', '2: 5%, 11: 10%, 50: 20%, 200: 30%'],
  ['Earbuds Basic 2', '2: 5%, 11: 10%, 50: 20%, 200: 30%'],
  ['JBL Flip 6', '2: 5%, 10: 10%, 30: 15%, 100: 20%'],
  ['Bose SoundLink Flex', '2: 5%, 10: 10%, 30: 15%, 100: 20%'],
  ['JBL Pulse 5', '2: 5%, 10: 10%, 30: 15%, 100: 20%'],
  ['Bose SoundLink Micro', '2: 5%, 10: 10%, 30: 15%, 100: 20%'],
  ['Beats Studio3', '2: 5%, 10: 10%, 30: 15%, 100: 20%'],
  ['Apple Watch Series 10', '2: 5%, 10: 10%, 50: 20%, 200: 30%'],
  ['Dyson Supersonic (Fuchsia)', '2: 10%, 10: 15%, 40: 20%, 100: 25%'],
  ['Dyson Airwrap', '2: 10%, 10: 15%, 40: 20%, 100: 25%'],
  ['Samsung Battery Pack', '2: 10%, 20: 20%, 50: 30%, 100: 40%'],
  ['Sony Controller', '2: 10%, 20: 20%, 50: 30%, 100: 40%'],
  ['35W Dual USB-C Charger', '2: 8%, 20: 14%, 100: 20%, 500: 24%'],
  ['20W iPhone Charger', '2: 10%, 50: 15%, 200: 20%, 600: 30%'],
  ['MagSafe Charger', '2: 10%, 50: 15%, 200: 20%, 600: 30%'],
  ['AirPods Max', '2: 5%, 10: 10%, 40: 14%, 100: 18%'],
  ['AirPods 3', '2: 5%, 11: 10%, 50: 15%, 200: 20%'],
  ['AirPods 4', '2: 5%, 11: 10%, 50: 15%, 200: 20%'],
  ['EarPods', '2: 4%, 50: 8%, 400: 12%, 1000: 15%'],
  ['Prada Earphone Case', '2: 5%, 11: 10%, 41: 20%, 100: 30%'],
  ['Apple Watch Ultra 2', '2: 10%, 30: 15%, 70: 19%, 150: 26%'],
];

const HOME: typeof EXPECTED = [
  ['JBL Flip 6', '2: 5%, 30: 10%, 100: 15%, 200: 20%'],
  ['Bose SoundLink Micro', '2: 5%, 10: 10%, 30: 15%, 100: 20%'],
  ['Apple AirPods 4', '2: 5%, 11: 10%, 50: 15%, 200: 20%'],
];

/** For each quantity: the rule's discount just below it, and at it. */
function breaksOf(name: string, quantities: number[], surface: 'product' | 'home') {
  const at = (quantity: number) => ratioToNumber(discountFraction({ name, quantity, surface }).fraction);
  return quantities.map((from) => [from, at(from - 1), at(from)]);
}

/** The same, parsed from the table's text. */
function parseTiers(tiers: string) {
  const breaks = [...tiers.matchAll(/(\d+): (\d+)%/g)].map(([, from, percent]) => [
    Number(from),
    Number(percent) / 100,
  ]);
  return breaks.map(([from, fraction], index) => [from, breaks[index - 1]?.[1] ?? 0, fraction]);
}

const quantities = (tiers: string) => [...tiers.matchAll(/(\d+):/g)].map(([, from]) => Number(from));

describe('quantity discounts by name', () => {
  it.each(EXPECTED)('%s: %s', (name, tiers) => {
    expect(breaksOf(name, quantities(tiers), 'product')).toEqual(parseTiers(tiers));
  });

  it.each(HOME)('%s on its home card: %s (D-01, D-02)', (name, tiers) => {
    expect(breaksOf(name, quantities(tiers), 'home')).toEqual(parseTiers(tiers));
  });

  it('none for the 60W USB-C cable', () => {
    expect(discountFraction({ name: '60W USB-C MagSafe Cable', quantity: 9999 })).toEqual({
      fraction: ZERO,
      source: 'none',
    });
  });
});
