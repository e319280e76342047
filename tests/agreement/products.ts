import fc from 'fast-check';
import type { ApiProduct, QuantityTier, Specifications } from '@/api/types';
import { PLAIN_PRODUCT } from '@tests/support/productFrom';

/** The labels of the table of bulk discounts (S1 9), and names that only look like them. */
const LABELS = [
  '60W USB-C',
  'Prada',
  'earbuds pro 2',
  'earbuds basic 2',
  'JBL Flip 6',
  'Bose Flex',
  'JBL Pulse 5',
  'Bose Micro',
  'Beats Studio3',
  'Beats Studio 3',
  'Apple Watch Series 10',
  'Apple Watch Ultra',
  'Dyson Supersonic',
  'Dyson Airwrap',
  'Samsung battery pack',
  'Sony controller',
  '35W dual USB-C',
  'AirPods Max',
  'AirPods 3',
  'AirPods (3rd generation)',
  'AirPods 4 with MagSafe Case',
  'EarPods',
  '20W iPhone charger',
  'MagSafe',
  'AirPods Pro 3',
  'Ear Pods',
  'Mag Safe',
  'JBL Flip 60',
  'Studio3 Beats by Bose',
  'Garmin Forerunner 55',
];

const separator = fc.constantFrom(' ', '  ', '-', ' - ', '/', '.', ', ', '_', '®', '’', '\u00a0', '');
const word = fc.oneof(
  fc.constantFrom('Pro', 'SoundLink', 'USB', '2', '3rd', '10th', 'C', 'Case', 'Straße', 'İ', 'Nº', '2nd', 'Bose'),
  fc.string({ maxLength: 5 }),
);
const casing = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
);

/** A label in any case, with any separator between its words, and with other words before, between and after them. */
const name: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...LABELS), separator, casing, fc.array(fc.tuple(fc.nat(6), word), { maxLength: 3 }))
  .map(([label, apart, write, others]) => {
    const words = label.split(' ');
    for (const [at, other] of others) words.splice(at, 0, other);
    return write(words.join(apart)) || '–';
  });

/** US cents. Small ones reveal rounding errors, large ones lost digits. */
const cents = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: 200_000 }),
  fc.integer({ min: 1, max: 99_999_999 }),
);
const asMoney = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
const money = cents.map(asMoney);

const quantity = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 5000 }));

const discountText = fc.oneof(
  fc.integer({ min: 0, max: 110 }).map((percent) => `${percent}% OFF`),
  fc.double({ min: 0, max: 101, noNaN: true }).map((percent) => `${percent.toFixed(3)} % off`),
  fc.constantFrom('', '5 OFF', '5', '150%', '12.5% off', '12,5% OFF', '100%', '0% OFF', 'ask us', '% OFF', '$5 OFF'),
  fc.constantFrom('5% or 8%', 'Buy 10, save 5 %', '1.2.3% 4%', '.5%', '7.%', '33.3333%', '33.33333%', '-5%', '1e1%'),
  fc.tuple(fc.string({ maxLength: 4 }), fc.nat(120), fc.string({ maxLength: 4 })).map((parts) => parts.join('')),
);

const start = fc.oneof(
  fc.integer({ min: 1, max: 12 }),
  fc.constantFrom(20, 50, 100),
  fc.integer({ min: 1, max: 5000 }),
);
const length = fc.oneof(fc.nat(30), fc.nat(3000));
const rangeText = fc.oneof(
  fc.tuple(fc.constantFrom('≥', '>=', '≥ '), start).map((parts) => parts.join('')),
  start.map((from) => `${from}+`),
  fc.tuple(start, fc.constantFrom('-', '–', ' - '), length).map(([from, sign, more]) => `${from}${sign}${from + more}`),
  start.map(String),
  fc.constantFrom('', '0', '0-9', '9-2', '5-', '2—9', '≥50+', 'many', ' 2 – 9 ', '2 0+', '99999999999999999999+'),
);
const span = fc.oneof(
  rangeText.map((range) => ({ range })),
  fc.tuple(start, length).map(([min, more]) => ({ min_qty: min, max_qty: min + more })),
  start.map((min) => ({ min_qty: min, max_qty: null })),
  start.map((min) => ({ min_qty: min })),
  fc.tuple(start, start, rangeText).map(([min_qty, max_qty, range]) => ({ min_qty, max_qty, range })),
);

/** Both forms, prices below and above any base, texts without a discount; several often start together or overlap. */
const tier: fc.Arbitrary<QuantityTier> = fc
  .tuple(span, fc.option(money, { nil: undefined }), fc.option(discountText, { nil: undefined }))
  .map(([quantities, price, discount]) => ({
    ...quantities,
    ...(price !== undefined && { price }),
    ...(discount !== undefined && { discount }),
  }));

const models = fc.array(
  fc.record({
    id: fc.constantFrom('m1', 'm2', 'anc', 'no_anc', '7', 7, ' m3 '),
    name: fc.constantFrom('41 mm', '45 mm'),
    price: money,
  }),
  { maxLength: 3 },
);

const color = fc.oneof(
  fc.constantFrom('Black', ' Blue ', '', 'Black'),
  fc.record(
    {
      name: fc.constantFrom('Red', ' Teal', ''),
      color: fc.constantFrom('Rot', ''),
      hex: fc.constantFrom('#B3262E', ''),
    },
    { requiredKeys: [] },
  ),
  fc.record({ code: fc.constant('#1F2226') }),
);
const figure = fc.constantFrom(
  '4.8',
  4.8,
  '1,204',
  '12,04',
  '4.9/5',
  '',
  ' ',
  0,
  -1,
  9240,
  '9240.7',
  'many',
  '5.1',
  ' 3 ',
);

/** Products as in the contract. */
const specifications: fc.Arbitrary<Specifications> = fc.record(
  {
    quantity_pricing: fc.oneof(fc.array(tier, { maxLength: 6 }), fc.array(tier, { minLength: 1, maxLength: 2 })),
    models,
    has_anc: fc.constantFrom('true', 'false', 'TRUE', ''),
    anc_price: money,
    no_anc_price: money,
    price: money,
    Brand: fc.constantFrom('JBL', '', ' Bose '),
    colors: fc.array(color, { maxLength: 3 }),
    Colors: fc.array(color, { maxLength: 2 }),
    Rating: figure,
    rating: figure,
    Sold: figure,
    units_sold: figure,
    sold_count: figure,
  },
  { requiredKeys: [] },
);

const looseNumber = fc.oneof(fc.nat(5000), fc.double(), fc.constantFrom(0.005, 1.005, 19.99, 1e-7, 1e21, -1, 0));
/** What JSON text may contain, since no schema checks it. */
const looseValue = fc.oneof(
  money,
  looseNumber,
  fc.constantFrom('', ' ', '5', ' 7 ', '19.990', '19.999', '-1.00', '-0', 'true', true, null, '1e3', '٣'),
  fc.jsonValue({ maxDepth: 1 }),
);
const looseTier = fc.oneof(
  { weight: 4, arbitrary: tier },
  fc.record(
    { min_qty: looseValue, max_qty: looseValue, range: looseValue, price: looseValue, discount: looseValue },
    { requiredKeys: [] },
  ),
  fc.jsonValue({ maxDepth: 1 }),
);
const looseText = fc
  .record(
    {
      quantity_pricing: fc.oneof(fc.array(looseTier, { maxLength: 4 }), looseValue),
      models: fc.oneof(
        fc.array(
          fc.oneof(
            fc.record(
              { id: fc.oneof(looseValue, fc.constantFrom('m1', 'anc')), price: looseValue },
              { requiredKeys: [] },
            ),
            looseValue,
          ),
          { maxLength: 3 },
        ),
        looseValue,
      ),
      has_anc: fc.oneof(fc.constant('true'), looseValue),
      anc_price: looseValue,
      no_anc_price: looseValue,
      price: looseValue,
      colors: fc.oneof(fc.array(fc.oneof(color, looseValue), { maxLength: 3 }), looseValue),
      Colors: fc.array(color, { maxLength: 2 }),
      Brand: looseValue,
      Rating: fc.oneof(figure, looseValue),
      rating: figure,
      Sold: fc.oneof(figure, looseValue),
      sold_count: figure,
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value));

const anySpecifications: fc.Arbitrary<ApiProduct['specifications']> = fc.oneof(
  { weight: 6, arbitrary: specifications },
  { weight: 2, arbitrary: specifications.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: looseText },
  fc.constantFrom('', 'no JSON', '[]', 'null', '"text"'),
);

/** Kilograms. */
export const weight: fc.Arbitrary<number | null> = fc.oneof(
  fc.constantFrom(null, 0, 0.07, 0.2, 0.5, 0.5004, 0.5005, 1e-7, 0.0004),
  fc.integer({ min: 1, max: 5000 }).map((grams) => grams / 1000),
  fc.double({ min: 0, max: 40, noNaN: true }),
);

/** Products that the contract allows. The price may be in the specifications only, or missing. */
export const product: fc.Arbitrary<ApiProduct> = fc
  .record({
    id: fc.oneof(fc.integer({ min: 1, max: 6000 }), fc.constantFrom(2999, 3000)),
    region: fc.constantFrom('USA' as const, 'EU' as const, null, undefined),
    name,
    wholesalePrice: fc.oneof({ weight: 6, arbitrary: money }, fc.constant('')),
    specifications: anySpecifications,
    weight: fc.oneof(weight, fc.constant(undefined)),
  })
  .map(({ region, weight: kilograms, ...given }) => ({
    ...PLAIN_PRODUCT,
    ...given,
    price: given.wholesalePrice,
    ...(region !== undefined && { region }),
    ...(kilograms !== undefined && { weight: kilograms }),
  }));

/** The options of a cart line. */
interface Choice {
  model: string | null;
  ancOption: string | null;
}

const model = fc.constantFrom(null, null, 'm1', 'm2', 'm3', '7', 'unknown', '');
const ancOption = fc.constantFrom(null, 'anc', 'no_anc', '', 'm1');
const choice: fc.Arbitrary<Choice> = fc.record({ model, ancOption });

/** A line without its price. */
export interface Line {
  product: ApiProduct;
  choice: Choice;
  quantity: number;
}

export const line: fc.Arbitrary<Line> = fc.record({ product, choice, quantity });
