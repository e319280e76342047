import { describe, expect, it } from 'vitest';
import { casesOf } from '@tests/support/pricingCases';
import { productFrom } from '@tests/support/productFrom';
import { centsFromText } from '../money';
import { baseUnitPrice, optionsDifferInPrice, struckListPrice } from './basePrice';
import { defaultOption } from './productOptions';

describe('the price of one piece before any discount', () => {
  const cases = casesOf('baseUnitPrice');

  it('has five worked cases', () => {
    expect(cases).toHaveLength(5);
  });

  it.each(cases)('$id: option $input.option costs $expected', ({ input, expected }) => {
    expect(baseUnitPrice(productFrom(input.product), input.option)).toBe(centsFromText(expected));
  });

  const models = productFrom({
    wholesalePrice: '10.00',
    specifications: { models: [{ id: 'm1', price: '12.00' }, { id: 'm2' }] },
  });
  const ancPrices = { anc_price: '24.50', no_anc_price: '19.75' };
  const anc = productFrom({ wholesalePrice: '20.00', specifications: { ...ancPrices, has_anc: 'true' } });

  it('is the wholesale price without a choice, or when the choice has no price', () => {
    expect(baseUnitPrice(models, null)).toBe(1000);
    expect(baseUnitPrice(models, 'm2')).toBe(1000);
    expect(baseUnitPrice(productFrom({ wholesalePrice: '20.00', specifications: { has_anc: 'true' } }), 'anc')).toBe(
      2000,
    );
  });

  it('is the price without noise canceling until the buyer chooses it', () => {
    expect(baseUnitPrice(anc, null)).toBe(1975);
    expect(
      baseUnitPrice(
        productFrom({ wholesalePrice: '20.00', specifications: { ...ancPrices, has_anc: 'false' } }),
        'anc',
      ),
    ).toBe(2000);
  });

  it('is the price in the specifications only if there is no wholesale price', () => {
    expect(baseUnitPrice(productFrom({ wholesalePrice: '8.88', specifications: { price: '7.77' } }), null)).toBe(888);
    expect(baseUnitPrice(productFrom({ wholesalePrice: null, specifications: '{"price":"7.77"}' }), null)).toBe(777);
  });

  it('is null, never zero, when no price can be read', () => {
    expect(baseUnitPrice(productFrom({ wholesalePrice: '', specifications: 'not json' }), null)).toBeNull();
  });

  it('varies by choice only if the choices’ prices differ', () => {
    expect(optionsDifferInPrice(models)).toBe(true);
    expect(optionsDifferInPrice(anc)).toBe(true);
    expect(
      optionsDifferInPrice(
        productFrom({
          wholesalePrice: '10.00',
          specifications: {
            models: [
              { id: 1, price: '9.00' },
              { id: 2, price: '9.00' },
            ],
          },
        }),
      ),
    ).toBe(false);
    expect(optionsDifferInPrice(productFrom({ wholesalePrice: '10.00', specifications: { price: '7.00' } }))).toBe(
      false,
    );
  });

  it('is that of the first model, or without noise canceling, before the buyer chooses', () => {
    expect(defaultOption(models)).toBe('m1');
    expect(defaultOption(anc)).toBe('no_anc');
    expect(defaultOption(productFrom({ wholesalePrice: '10.00', specifications: {} }))).toBeNull();
  });
});

it.each([
  ['129.95', 9999, 12_995],
  ['99.99', 9999, null],
  ['', 9999, null],
  [null, 9999, null],
  ['129.95', null, null],
])('the list price %s beside %s cents is struck as %s', (originalPrice, base, expected) => {
  expect(struckListPrice(productFrom({ originalPrice }), base)).toBe(expected);
});
