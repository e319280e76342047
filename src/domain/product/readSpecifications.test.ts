import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTexts } from './parseFields';
import { DISPLAY_DEFAULTS } from './readProduct';
import { readSpecifications } from './readSpecifications';

const EMPTY = readSpecifications({});

const KEYS = [
  'colors',
  'Colors',
  'models',
  'has_anc',
  'anc_price',
  'no_anc_price',
  'price',
  'quantity_pricing',
  'Item NO',
  'Rating',
  'rating',
  'Reviews',
  'reviews',
  'Sold',
  'units_sold',
  'sold_count',
  'Brand',
  '__proto__',
  'Weight',
] as const;

/** Objects with the known keys and arbitrary values. */
const oddSpecifications = fc.dictionary(fc.constantFrom(...KEYS), fc.anything(), { maxKeys: KEYS.length });

describe('specifications', () => {
  it('read the same as an object and as its JSON text', () => {
    const specifications = { Brand: 'Lumen', Rating: '4.6', colors: ['Black'], Battery: '24 h' };
    expect(readSpecifications(JSON.stringify(specifications))).toEqual(readSpecifications(specifications));
    expect(readSpecifications(specifications).brand).toBe('Lumen');
  });

  it('count as empty unless they are an object or JSON text of one', () => {
    for (const raw of [null, undefined, '', 'not json', '[1]', '"text"', 'null', '12', 12, true, ['a']]) {
      expect(readSpecifications(raw)).toEqual(EMPTY);
    }
  });

  it('have null or empty fields when the product has none', () => {
    expect(EMPTY).toEqual({
      colors: [],
      models: [],
      hasAnc: false,
      ancPrice: null,
      noAncPrice: null,
      price: null,
      tiers: [],
      rating: null,
      reviews: null,
      sold: null,
      brand: null,
      otherFields: [],
    });
    expect(DISPLAY_DEFAULTS).toEqual({ rating: 4.7, reviews: 126, sold: 4831 });
  });

  it('use the first field name whose value is not empty', () => {
    const read = readSpecifications({
      colors: [],
      Colors: ['Red'],
      Rating: '',
      rating: 4.2,
      Reviews: null,
      reviews: '31',
      Sold: ' ',
      units_sold: 900,
      sold_count: 7,
    });
    expect(read).toMatchObject({ rating: 4.2, reviews: 31, sold: 900 });
    expect(read.colors.map(({ name }) => name)).toEqual(['Red']);
    expect(readSpecifications({ Rating: 4.9, rating: 1 }).rating).toBe(4.9);
  });

  it('keep a rating between 0 and 5, and drop one that is not a number', () => {
    expect(readSpecifications({ Rating: 9 }).rating).toBe(5);
    expect(readSpecifications({ Rating: '-1' }).rating).toBe(0);
    expect(readSpecifications({ Rating: 'great' }).rating).toBeNull();
    expect(readSpecifications('{"Rating": 1e999}').rating).toBeNull();
  });

  it('read counts with and without thousands separators', () => {
    expect(readSpecifications({ Sold: '4,831', Reviews: 126 })).toMatchObject({ sold: 4831, reviews: 126 });
    expect(readSpecifications({ Sold: 'many', Reviews: -3 })).toMatchObject({ sold: null, reviews: null });
  });

  it('have noise canceling only for the text "true"', () => {
    expect(readSpecifications({ has_anc: 'true' }).hasAnc).toBe(true);
    for (const other of ['false', 'TRUE', true, 1, null])
      expect(readSpecifications({ has_anc: other }).hasAnc).toBe(false);
  });

  it('read prices as text or number, and never below zero', () => {
    const read = readSpecifications({ anc_price: '24.50', no_anc_price: 19.75, price: '-1.00' });
    expect(read).toMatchObject({ ancPrice: 2450, noAncPrice: 1975, price: null });
  });

  it('list every other value that can be displayed', () => {
    const { otherFields } = readSpecifications({
      Brand: 'Lumen',
      Battery: '24 h',
      Drivers: 2,
      Waterproof: true,
      Folding: false,
      Box: {},
      Notes: '',
      Empty: null,
    });
    expect(otherFields).toEqual([
      ['Battery', '24 h'],
      ['Drivers', '2'],
      ['Waterproof', 'Yes'],
      ['Folding', 'No'],
    ]);
  });
});

describe('colors', () => {
  it('may be names, or objects with any of the known field names', () => {
    const { colors } = readSpecifications({
      colors: [
        'Black',
        { name: 'Red', hex: '#f00' },
        { color: 'Blue', value: '#0000FF', image: 'blue.svg' },
        { color: 'Clear', code: '#ffffff80' },
      ],
    });
    expect(colors).toEqual([
      { name: 'Black', hex: null, image: null },
      { name: 'Red', hex: '#f00', image: null },
      { name: 'Blue', hex: '#0000FF', image: 'blue.svg' },
      { name: 'Clear', hex: '#ffffff80', image: null },
    ]);
  });

  it('with the same name are one color', () => {
    const { colors } = readSpecifications({ colors: ['Red', { name: ' Red ', hex: '#f00' }, 'red'] });
    expect(colors.map(({ name }) => name)).toEqual(['Red', 'red']);
  });

  it('without a name are named by their code, and are skipped without either', () => {
    const { colors } = readSpecifications({ colors: [{ hex: '#123456' }, {}, '', null, 7, ['Red']] });
    expect(colors).toEqual([{ name: '#123456', hex: '#123456', image: null }]);
  });

  it('accept only a hex code as a style', () => {
    for (const hex of ['red', '#12', '#12345', 'url(http://a.test)', '#fff;background:red', 'rgb(0,0,0)']) {
      expect(readSpecifications({ colors: [{ name: 'A', hex }] }).colors).toEqual([
        { name: 'A', hex: null, image: null },
      ]);
    }
  });
});

describe('models', () => {
  it('have their id as text and their own price', () => {
    const { models } = readSpecifications({
      models: [
        { id: 1, name: '128 GB', price: '12.00' },
        { id: 'm2', price: 15.99 },
        { id: '1', name: 'again' },
        { name: 'no id' },
      ],
    });
    expect(models).toEqual([
      { id: '1', name: '128 GB', priceCents: 1200 },
      { id: 'm2', name: 'm2', priceCents: 1599 },
    ]);
  });
});

describe('invalid text, or text with markup', () => {
  it('is skipped, or read without its tags', () => {
    const read = readSpecifications({
      Brand: '<b>Acme</b>',
      colors: ['undefined', { name: '<i>Red</i>' }, 'Red', { name: null, color: 'Blue' }],
      models: [{ id: 'a', name: '[object Object]' }],
      Battery: '<p>12&nbsp;h</p>',
      Noise: 'NaN',
      Power: '<3 W and >2 W',
      '<i>Weight</i>': '200 g',
      '<br>': 'no label',
    });
    expect(read.brand).toBe('Acme');
    expect(read.colors.map(({ name }) => name)).toEqual(['Red', 'Blue']);
    expect(read.models).toEqual([{ id: 'a', name: 'a', priceCents: null }]);
    expect(read.otherFields).toEqual([
      ['Battery', '12 h'],
      ['Power', '<3 W and >2 W'],
      ['Weight', '200 g'],
    ]);
  });
});

describe('lists of texts', () => {
  it('contain each text once, and are empty for a value that is not an array', () => {
    expect(cleanTexts(['a.svg', 'a.svg', '', null, 7, ['b'], ' b.svg '])).toEqual(['a.svg', '7', 'b.svg']);
    expect([cleanTexts(null), cleanTexts('a.svg'), cleanTexts({ length: 1 })]).toEqual([[], [], []]);
  });
});

describe('the reader', () => {
  it('never throws for any JSON, as a value or as text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readSpecifications(value).otherFields).toBeInstanceOf(Array);
        expect(readSpecifications(JSON.stringify(value)).otherFields).toBeInstanceOf(Array);
      }),
    );
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readSpecifications(text).tiers).toBeInstanceOf(Array);
      }),
    );
  });

  it('never throws for any value, nor for any value of a known key', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), oddSpecifications), (value) => {
        const { rating, reviews, sold, colors } = readSpecifications(value);
        if (rating !== null) expect(rating >= 0 && rating <= 5).toBe(true);
        for (const count of [reviews, sold])
          if (count !== null) expect(Number.isInteger(count) && count >= 0).toBe(true);
        expect(new Set(colors.map(({ name }) => name)).size).toBe(colors.length);
      }),
      { numRuns: 500 },
    );
  });
});
