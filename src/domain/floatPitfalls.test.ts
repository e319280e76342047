import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney } from './currency';
import {
  centsFromNumber,
  centsFromText,
  fractionFromPercent,
  numberFromCents,
  applyDiscount,
  textFromCents,
} from './money';
import { gramsFromKilograms } from './decimal';
import {
  shippingAlternateCheckout,
  shippingCardPage,
  shippingCartEstimate,
  shippingMainCheckout,
} from './order/shipping';
import { cartAmounts, lineAmounts } from './order/orderTotals';

// Amounts that floats get wrong. Each test also shows that floats fail: otherwise it would prove nothing.

const percent = (value: number) => fractionFromPercent(String(value)) ?? expect.unreachable();

/** Half-up by long division on whole numbers, which is how a clerk would check it. */
const halfUp = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor));

describe('weight on a half-kilogram boundary', () => {
  // Kilograms as a seller writes them × quantities: 16 weights × 200 quantities.
  const weights = ['0.05', '0.07', '0.1', '0.12', '0.14', '0.2', '0.25', '0.28', '0.3', '0.35', '0.5', '0.55'].concat(
    '0.7',
    '1.1',
    '1.2',
    '2.2',
  );
  const quantities = Array.from({ length: 200 }, (_, index) => index + 1);

  it('is exact for a hundred pieces of 70 g, which floats round up to fifteen half kilograms', () => {
    expect(100 * 0.07).not.toBe(7);
    expect(Math.ceil((100 * 0.07) / 0.5)).toBe(15);
  });

  it.each([
    ['0.07', 50, 7],
    ['0.07', 100, 14],
    ['0.07', 150, 21],
    ['0.07', 200, 28],
    ['0.14', 25, 7],
    ['0.14', 50, 14],
    ['0.14', 75, 21],
    ['0.14', 100, 28],
    ['0.28', 25, 14],
  ])('%s kg × %i is %i half kilos, as text and as a number', (kilograms, quantity, steps) => {
    for (const weight of [kilograms, Number(kilograms)]) {
      const items = [{ weightGrams: gramsFromKilograms(weight), quantity }];
      expect(shippingMainCheckout(items)).toBe(1030 + steps * 239);
      expect(shippingAlternateCheckout(items)).toBe(1030 + (steps - 1) * 239);
      expect(shippingCardPage(items)).toBe(1030 + (steps - 1) * 495);
    }
  });

  it('is never charged a step too many, for 3,200 weights and quantities', () => {
    let caught = 0;
    for (const kilograms of weights) {
      const grams = BigInt(kilograms.replace('.', '').padEnd(kilograms.indexOf('.') + 3, '0'));
      for (const quantity of quantities) {
        const steps = Number((grams * BigInt(quantity) + 499n) / 500n);
        if (Math.ceil((Number(kilograms) * quantity) / 0.5) !== steps) caught += 1;
        const weightGrams = gramsFromKilograms(Number(kilograms));
        expect(shippingMainCheckout([{ weightGrams, quantity }])).toBe(1030 + steps * 239);
      }
    }
    expect(caught).toBeGreaterThan(0);
  });

  it('of several lines is computed from their exact sum', () => {
    // 0.1 + 0.2 + 0.2 kg: a hair over half a kilo in floats.
    const items = [
      { weightGrams: gramsFromKilograms(0.1), quantity: 1 },
      { weightGrams: gramsFromKilograms(0.2), quantity: 2 },
    ];
    expect(shippingMainCheckout(items)).toBe(1030 + 239);
  });

  it('of a single piece is rounded up to steps in the cart’s estimate', () => {
    // 0.5 kg is one step, of which the first is free; 0.51 kg is two.
    const none = percent(0);
    expect(shippingCartEstimate([{ weightGrams: gramsFromKilograms(0.5), quantity: 3, fraction: none }])).toBe(1030);
    expect(shippingCartEstimate([{ weightGrams: gramsFromKilograms(0.51), quantity: 3, fraction: none }])).toBe(
      1030 + 3 * 493,
    );
  });
});

describe('half a cent', () => {
  it.each([
    [115, 10, 104],
    [150, 15, 128],
  ])('%i cents less %i %% is %i cents', (price, off, left) => {
    const inFloats = Math.round((price / 100) * (1 - off / 100) * 100);
    expect(inFloats).toBe(left - 1);
    expect(applyDiscount(price, percent(off))).toBe(left);
  });

  it('is rounded up for every price up to 200 dollars and every discount of the shop', () => {
    let caught = 0;
    for (const off of [4, 5, 8, 10, 12, 14, 15, 18, 19, 20, 24, 25, 26, 30, 40]) {
      const fraction = percent(off);
      // Every third price, for the clock's sake.
      for (let price = 1; price <= 20_000; price += 3) {
        const exact = halfUp(BigInt(price) * BigInt(100 - off), 100n);
        if (applyDiscount(price, fraction) !== exact) expect.unreachable(`${price} less ${off} % is ${exact}`);
        if (Math.round((price / 100) * (1 - off / 100) * 100) !== exact) caught += 1;
      }
    }
    expect(caught).toBeGreaterThan(300);
  });

  it('in text is rounded by its digits: 1.005 is 1.01 and 10.235 is 10.24', () => {
    expect([(1.005).toFixed(2), (10.235).toFixed(2)]).toEqual(['1.00', '10.23']);
    expect([centsFromNumber(1.005), centsFromNumber(10.235)]).toEqual([101, 1024]);
  });
});

describe('dollars and cents', () => {
  it('convert to each other without loss for each of the first 100,000 amounts', () => {
    let caught = 0;
    for (let cents = 0; cents < 100_000; cents += 1) {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      if (Math.trunc(Number(text) * 100) !== cents) caught += 1;
      if (centsFromText(text) !== cents || centsFromNumber(Number(text)) !== cents)
        expect.unreachable(`${text} is ${cents} cents`);
      if (textFromCents(cents) !== text || numberFromCents(cents) !== Number(text))
        expect.unreachable(`${cents} cents are ${text}`);
    }
    expect(caught).toBe(4586);
  });

  it('0.29 is 29 cents, 19.99 is 1999 and 4.35 is 435', () => {
    expect(Math.trunc(0.29 * 100)).toBe(28);
    expect([0.29, 19.99, 4.35].map(centsFromNumber)).toEqual([29, 1999, 435]);
    expect(['0.29', '19.99', '4.35'].map(centsFromText)).toEqual([29, 1999, 435]);
  });

  it('five pieces of 36.49 are 182.45', () => {
    expect(5 * 36.49).not.toBe(182.45);
    const { subtotal, lines } = cartAmounts([{ base: 3649, quantity: 5, fraction: percent(0) }], null);
    expect([lines[0]?.lineTotal, subtotal]).toEqual([18_245, 18_245]);
    expect(formatMoney(subtotal, 'USD')).toBe('$182.45');
  });

  it('are rounded per piece, then multiplied', () => {
    expect(lineAmounts({ base: 999, quantity: 50, fraction: percent(20) }).lineTotal).toBe(50 * 799);
    expect(lineAmounts({ base: 115, quantity: 100, fraction: percent(10) }).lineTotal).toBe(100 * 104);
  });
});

describe('another currency', () => {
  it('is converted from the total: three times 1.11 at 0.79 is 2.63, not 2.64', () => {
    expect(3 * Math.round(111 * 0.79)).toBe(264);
    expect(formatMoney(333, 'GBP')).toBe('£2.63');
  });

  it.each([
    [650, '£5.14'],
    [2150, '£16.99'],
  ])('%i US cents is %s, where toFixed is a penny short', (cents, text) => {
    expect(`£${((cents / 100) * 0.79).toFixed(2)}`).not.toBe(text);
    expect(formatMoney(cents, 'GBP')).toBe(text);
  });

  it('formats an amount exactly', () => {
    expect(formatAmount(123_456_789, 'EUR')).toBe('€1,234,567.89');
  });
});
