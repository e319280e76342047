import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISPLAY_DEFAULTS, readProduct } from '@/domain/product/readProduct';
import { ANC_OPTIONS, defaultOption } from '@/domain/product/productOptions';
import { readChoice } from '@mocks/db/cartLines';
import { productFacts, productOptions } from '@mocks/db/productFacts';
import { product } from './products';

const RUNS = { numRuns: 1000 };

describe('a product in the app and on the server', () => {
  it('offers the same colors, models and ANC choice', () => {
    fc.assert(
      fc.property(product, (given) => {
        const { colors, models, options } = readProduct(given);
        const offered = productOptions(given);
        expect(colors.map(({ name }) => name)).toEqual([...new Set(offered.colors)]);
        expect(models.map(({ id }) => id)).toEqual([...new Set(offered.models)]);
        expect(options === ANC_OPTIONS).toBe(offered.hasAncChoice);
      }),
      RUNS,
    );
  });

  it('can be added with its preselected options', () => {
    fc.assert(
      fc.property(product, (given) => {
        const read = readProduct(given);
        const choice = {
          color: read.colors[0]?.name ?? null,
          model: read.models[0]?.id ?? null,
          ancOption: defaultOption(read),
        };
        expect(readChoice(given, choice)).toEqual({ choice, fields: {} });
      }),
      RUNS,
    );
  });

  it('has the same rating, number sold, brand and list price, which lists filter and sort by', () => {
    fc.assert(
      fc.property(product, (given) => {
        const { rating, sold, brand, price } = readProduct(given);
        const facts = productFacts(given);
        expect(facts.rating).toBe(rating ?? DISPLAY_DEFAULTS.rating);
        expect(facts.sold).toBe(sold ?? 0);
        expect(facts.brand).toBe(brand);
        expect(facts.priceCents).toBe(price);
      }),
      RUNS,
    );
  });
});
