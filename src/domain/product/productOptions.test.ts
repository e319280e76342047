import { describe, expect, it } from 'vitest';
import { chosenOptions, colorNamed, optionsOf, pictureOf } from './productOptions';
import { readSpecifications } from './readSpecifications';

const MODELS = readSpecifications({ models: [{ id: '42mm', name: '42 mm' }, { id: 46 }], has_anc: 'true' });
const ANC = readSpecifications({ has_anc: 'true' });
const PLAIN = readSpecifications({ colors: ['Black'] });
const named = (specifications: typeof PLAIN) => optionsOf(specifications).map(({ id, name }) => [id, name]);

it('a product’s options are its models, else ANC, else none', () => {
  expect(named(MODELS)).toEqual([
    ['42mm', '42 mm'],
    ['46', '46'],
  ]);
  expect(named(ANC)).toEqual([
    ['no_anc', 'Without ANC'],
    ['anc', 'With ANC'],
  ]);
  expect(named(PLAIN)).toEqual([]);
});

it('a model is sent in two fields, ANC in one (D-10)', () => {
  expect(chosenOptions(MODELS, null, '42mm')).toEqual({ color: null, model: '42mm', ancOption: '42mm' });
  expect(chosenOptions(ANC, 'White', 'anc')).toEqual({ color: 'White', model: null, ancOption: 'anc' });
  expect(chosenOptions(PLAIN, 'Black', null)).toEqual({ color: 'Black', model: null, ancOption: null });
});

describe('the color of a name', () => {
  const product = { colors: [{ name: 'Black' }, { name: 'Red' }, { name: 'red' }] };

  it.each([
    ['black', 'Black'],
    ['BLACK', 'Black'],
    ['red', 'red'],
    ['RED', 'Red'],
    ['Blue', undefined],
    [null, undefined],
  ])('%s is %s', (name, color) => {
    expect(colorNamed(product, name)?.name).toBe(color);
  });
});

it('shows the picture of a color, else the product’s first one', () => {
  const { colors } = readSpecifications({ colors: [{ name: 'Teal', image: 'teal.webp' }, { name: 'Red' }] });
  const product = { colors, images: ['front.webp'] };
  expect(pictureOf(product, 'teal')).toBe('teal.webp');
  expect(pictureOf(product, 'Red')).toBe('front.webp');
  expect(pictureOf({ colors: [], images: [] }, 'Teal')).toBeNull();
});
