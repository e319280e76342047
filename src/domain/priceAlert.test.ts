import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { centsFromText, textFromCents } from './money';
import { priceAlertBounds, priceAlertCheck, priceAlertConfirmation } from './priceAlert';

const cents = (text: string) => centsFromText(text) ?? Number.NaN;

describe('the targets of a price alert', () => {
  const cases = casesOf('priceAlertBounds');

  it('have four worked cases', () => {
    expect(cases).toHaveLength(4);
  });

  it.each(cases)('$id: at $input.price the range is $expected.min to $expected.max', ({ input, expected }) => {
    const { min, max, step } = priceAlertBounds(cents(input.price));
    expect({ min: textFromCents(min), max: textFromCents(max), step: textFromCents(step) }).toEqual(expected);
  });
});

describe('a price alert', () => {
  const cases = casesOf('priceAlertCheck');

  it('has ten worked cases', () => {
    expect(cases).toHaveLength(10);
  });

  it.each(cases)('$id: $input.target at $input.price shows $expected.title', ({ input, expected }) => {
    const { ok, ...toast } = priceAlertCheck({
      price: cents(input.price),
      target: cents(input.target),
      currency: input.currency,
    });
    expect(toast).toEqual(expected);
    expect(ok).toBe(expected.text === undefined);
  });

  it('accepts the minimum that its message names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 10_000_000 }), (price) => {
        const { min } = priceAlertBounds(price);
        expect(priceAlertCheck({ price, target: min, currency: 'USD' }).ok).toBe(true);
        expect(priceAlertCheck({ price, target: min - 1, currency: 'USD' }).ok).toBe(false);
      }),
    );
  });

  it('uses the display currency in its messages', () => {
    expect(priceAlertCheck({ price: 123_456, target: 1, currency: 'EUR' })).toMatchObject({
      text: 'Minimum target price is €1,111.10',
    });
    expect(priceAlertConfirmation('AirPods 4', 9_950, 'GBP')).toBe("We'll email you when AirPods 4 drops to £99.50");
  });

  it('rejects a target that is not an amount', () => {
    expect(priceAlertCheck({ price: 10_000, target: null, currency: 'USD' }).title).toBe('Invalid Target Price');
  });
});
