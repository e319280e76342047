import fc from 'fast-check';
import type { ApiProduct } from '@/api/types';
import { PLAIN_PRODUCT } from './productFrom';

/** Markup, URLs and styles that must always be rendered as text. */
const HOSTILE = [
  '<b>bold</b>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p>First.</p><p>Second&nbsp;one.</p>',
  'javascript:alert(1)',
  '../../secret.svg',
  'http://elsewhere.example/a.svg',
  'red;background:url(//elsewhere.example)',
];

/** What a careless backend sends for a missing value. */
const MISSING_VALUE_TEXTS = ['undefined', 'null', 'NaN', '[object Object]', '', '   ', '\u0000', 'None'];

const FIGURES = [
  '0',
  '-5',
  '4.7',
  '1,204',
  '1,2,3',
  '9'.repeat(400),
  '1e309',
  '0x10',
  '٣',
  '12 kg',
  '19.999',
  '$5',
  ' 7 ',
];

const RANGES = ['≥10', '>=10', '10+', '2-9', '9-2', '2–9', '0-0', '1-', '5', '≥', `≥${'9'.repeat(30)}`, '1-999999999'];

const DISCOUNTS = [
  '5% OFF',
  '150% OFF',
  '-5% OFF',
  '0%',
  '12.5% off',
  '100% off',
  '% OFF',
  '5 OFF',
  '1e2%',
  '9'.repeat(99) + '%',
];

const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'Units sold',
  'ANC support',
  'Item number',
  'Colors ',
];

const PICTURES = ['speaker-cylinder.black.front.svg', 'no-such.svg', 'A B.svg', 'x.svg.exe'];

const giant = fc.integer({ min: 1, max: 3 }).map((length) => 'Ünbreakable'.repeat(length * 50));

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...HOSTILE, ...MISSING_VALUE_TEXTS, ...FIGURES, ...RANGES, ...DISCOUNTS, ...PICTURES),
  },
  { weight: 1, arbitrary: giant },
);

const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, -1, 0.1 + 0.2, 1e21, 1e-9, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER),
);

/** Any value that JSON can carry, and some that it cannot. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 3, arbitrary: number },
  { weight: 2, arbitrary: fc.constantFrom(null, undefined, true, false) },
  {
    weight: 1,
    arbitrary: fc.array(fc.oneof(text, number, fc.constant(null), fc.array(text, { maxLength: 2 })), { maxLength: 3 }),
  },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.oneof(fc.constantFrom('name', 'id', 'price', ...KEYS), text), text, { maxKeys: 3 }),
  },
);

/** Usually a valid value, sometimes any other. */
const mostly = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: anything });

/** A list with its members repeated now and then, or anything. */
const listOf = (member: fc.Arbitrary<unknown>, maxLength: number) =>
  mostly(
    fc
      .tuple(fc.array(mostly(member), { maxLength }), fc.boolean())
      .map(([members, twice]) => (twice ? [...members, ...members] : members)),
  );

/** An object with some of the keys. */
const some = (keys: Record<string, fc.Arbitrary<unknown>>) => fc.record(keys, { requiredKeys: [] });

const price = fc.oneof(
  fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.constantFrom('0.00', '999999999.99', '', '12', '-3.00', '1.005', '90071992547409.91'),
  fc.double({ min: 0, max: 1e6 }),
);
const count = fc.oneof(
  fc.nat(2_000_000),
  fc.nat(300),
  fc.constantFrom('12', '12.5', '', null, Number.MAX_SAFE_INTEGER),
);

const colors = listOf(
  fc.oneof(
    fc.constantFrom('Black', 'Red', ''),
    some({
      name: mostly(fc.constantFrom('Black', 'Blue', 'A color with a very long name')),
      color: mostly(text),
      hex: mostly(fc.constantFrom('#000', '#12345678', '#12345', 'red')),
      value: anything,
      code: anything,
      image: mostly(fc.constantFrom(...PICTURES)),
    }),
  ),
  5,
);
const models = listOf(
  some({
    id: mostly(fc.oneof(fc.nat(5), fc.constantFrom('46mm', '__proto__'))),
    name: mostly(fc.constantFrom('46 mm', 'Same')),
    price: mostly(price),
  }),
  3,
);
const tiers = listOf(
  some({
    min_qty: mostly(count),
    max_qty: mostly(count),
    range: mostly(fc.constantFrom(...RANGES)),
    price: mostly(price),
    discount: mostly(fc.constantFrom(...DISCOUNTS)),
  }),
  5,
);

const specifications = fc
  .tuple(
    some({
      Brand: mostly(text),
      colors,
      Colors: colors,
      models,
      has_anc: mostly(fc.constantFrom('true', 'false', 'TRUE')),
      anc_price: mostly(price),
      no_anc_price: mostly(price),
      price: mostly(price),
      quantity_pricing: tiers,
      'Item NO': anything,
      Rating: mostly(fc.constantFrom(4.8, '4.8', 7, -1, '4,8')),
      rating: anything,
      Reviews: mostly(fc.constantFrom(...FIGURES)),
      reviews: anything,
      Sold: mostly(fc.constantFrom(...FIGURES)),
      units_sold: anything,
      sold_count: anything,
    }),
    fc.dictionary(fc.oneof(text, fc.constantFrom(...KEYS)), anything, { maxKeys: 4 }),
  )
  .map(([known, others]): unknown => ({ ...known, ...others }));

/** As an object, as its JSON text (D-135), or as something that is neither. */
const anySpecifications = fc.oneof(
  { weight: 5, arbitrary: specifications },
  { weight: 3, arbitrary: specifications.map((value) => JSON.stringify(value)) },
  {
    weight: 1,
    arbitrary: fc.oneof(anything, fc.constantFrom('{', '[]', '"text"', 'null', '{"__proto__":{"has_anc":"true"}}')),
  },
);

const NAMES = ['JBL Flip 6', 'Earbuds Pro 2', 'Apple AirPods Max', 'Nothing in particular', '__proto__'];

/** Products whose loose fields have arbitrary values. Prices and names are valid. */
export const malformedProduct: fc.Arbitrary<ApiProduct> = fc
  .record({
    id: fc.integer({ min: 1, max: 5000 }),
    name: fc.oneof(fc.constantFrom(...NAMES), giant),
    description: mostly(text),
    features: listOf(text, 4),
    images: listOf(fc.constantFrom(...PICTURES, ''), 9),
    video: mostly(fc.constantFrom('turn.mp4', '../x.mp4', '', null)),
    region: mostly(fc.constantFrom('USA', 'EU', null)),
    wholesalePrice: fc.oneof(price.map(String), fc.constantFrom('', '19.99')),
    originalPrice: fc.oneof(fc.constant(null), price.map(String)),
    weight: fc.oneof(number, fc.constantFrom(0.2, 0, null, 1e-9, 1200)),
    specifications: anySpecifications,
  })
  // The generated values violate the type on purpose.
  .map(
    (fields) =>
      ({
        ...PLAIN_PRODUCT,
        ...fields,
        price: fields.wholesalePrice,
        compareAtPrice: fields.originalPrice,
      }) as ApiProduct,
  );
