import { expect } from 'vitest';
import type { ApiProduct as Product } from '@/api/types';
import { newProduct } from '../support/backOffice';
import { check, type Check } from '../support/check';
import { regionOf, specificationText } from '../support/productOptions';
import type { TestApi } from '../support/testApi';

const ids = (products: readonly Product[]) => products.map(({ id }) => id);
const swapCase = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

/** A text's words as listProducts folds them. */
const wordsOf = (text: string): string[] =>
  Array.from(text.normalize('NFKD'), (character) =>
    /\p{M}/u.test(character) ? '' : /[\s\u002D\u2010-\u2015]/.test(character) ? ' ' : character.toLowerCase(),
  )
    .join('')
    .split(' ')
    .filter(Boolean);
const folded = (text: string) => wordsOf(text).join(' ');

/** The products that a term finds, the best first, by the rule of listProducts. */
function expectedIds(products: readonly Product[], categories: ReadonlyMap<number, string>, term: string): number[] {
  const words = wordsOf(term);
  const textsOf = (product: Product) => [
    product.name,
    product.description,
    specificationText(product, 'Brand'),
    categories.get(product.categoryId) ?? '',
    regionOf(product),
    String(product.id),
  ];
  const found = products.filter((product) => {
    const texts = textsOf(product).map(folded);
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
  const phrase = found.filter(({ name }) => folded(name).includes(words.join(' ')));
  const named = found.filter(
    (product) => !phrase.includes(product) && words.every((word) => folded(product.name).includes(word)),
  );
  return ids([
    ...phrase,
    ...named,
    ...found.filter((product) => !phrase.includes(product) && !named.includes(product)),
  ]);
}

async function idsBy(api: TestApi, search: string): Promise<number[]> {
  return ids((await api.ok('listProducts', { query: { search } })).body);
}

/** Expects that each term finds the products that the rule says, in its order. */
async function expectFound(api: TestApi, terms: (products: Product[]) => string[]): Promise<void> {
  const products = await api.products();
  api.requires(products[0], 'product');
  const categories = new Map((await api.ok('listCategories')).body.map(({ id, name }) => [id, name]));
  for (const term of terms(products))
    expect(await idsBy(api, term), `search=${term}`).toEqual(expectedIds(products, categories, term));
}

/** Three products from different places of the catalog. */
const samples = (products: Product[]): Product[] =>
  [0, 1, 2].flatMap((part) => products[Math.floor((part * products.length) / 3)] ?? []);

/** The search of listProducts. */
export const searchChecks: Check[] = [
  check('listProducts 200', 'search finds text in name or description, also inside a word', (api) =>
    expectFound(api, (products) =>
      samples(products).flatMap(({ name, description }) => [
        name,
        name.slice(1, -1),
        wordsOf(description).slice(0, 3).join(' '),
      ]),
    ),
  ),
  check('listProducts 200', 'search ignores case, accents, hyphens and blanks around and between words', (api) =>
    expectFound(api, (products) =>
      samples(products).flatMap(({ name }) => [
        swapCase(name),
        `  ${name.replaceAll(' ', '   ')} `,
        name.replaceAll(' ', ' \u2013 '),
        name.replaceAll(/[aeiou]/gi, '$&\u0301').normalize('NFC'),
      ]),
    ),
  ),
  check('listProducts 200', 'search finds the words in any order, and all of them must occur', (api) =>
    expectFound(api, (products) =>
      samples(products).flatMap(({ name }) => {
        const words = wordsOf(name);
        return [words.toReversed().join(' '), `${words.at(-1)} ${words[0]}`, `${name} ${api.target.unique()}`];
      }),
    ),
  ),
  check('listProducts 200', 'search finds words in brand, category name, region and id', async (api) => {
    const { body: categories } = await api.ok('listCategories');
    await expectFound(api, (products) =>
      samples(products).flatMap((product) => {
        const [word = ''] = wordsOf(product.name);
        const category = categories.find(({ id }) => id === product.categoryId)?.name ?? '';
        return [
          `${word} ${regionOf(product)}`,
          `${regionOf(product).toLowerCase()} ${word}`,
          `${category} ${word}`,
          `${specificationText(product, 'Brand')} ${word}`,
          String(product.id),
          `${word} ${product.id}`,
        ];
      }),
    );
  }),
  check('listProducts 200', 'search without sort lists the best names first', (api) =>
    expectFound(api, (products) => [
      ...new Set(products.flatMap(({ name }) => [...wordsOf(name).slice(0, 1), wordsOf(name).slice(-2).join(' ')])),
    ]),
  ),
  check('listProducts 200', 'search finds the plain letters of an accented name', async (api) => {
    const { id } = await newProduct(api, { name: `Câble Über\u2011Röhre ${api.target.unique()}` });
    for (const search of ['cable uber rohre', 'RÖHRE câble', 'u\u0308ber-ro'])
      expect(await idsBy(api, search), search).toEqual([id]);
  }),
  check(
    'listProducts 200',
    'a search without a match returns an empty list; one without a word counts as absent',
    async (api) => {
      expect(await idsBy(api, `${api.target.unique()} nothing`)).toEqual([]);
      const all = ids(await api.products());
      for (const search of ['', '   ', ' - ']) expect(await idsBy(api, search), `‘${search}’`).toEqual(all);
    },
  ),
  check('listProducts 200', 'special characters in a search are plain text', (api) =>
    expectFound(api, () => ['.*', '%', '_%_', "' OR '1'='1", '\\', '"', '(', '+']),
  ),
  check('listProducts 200', 'search and category combine by AND', async (api) => {
    const products = await api.products();
    const { name, categoryId } = api.requires(products[0], 'product');
    const other = products.find((product) => product.categoryId !== categoryId)?.categoryId ?? 999_999;
    const idsIn = async (category: number) =>
      ids((await api.ok('listProducts', { query: { search: name, category } })).body);
    expect(await idsIn(categoryId)).toContain(products[0]?.id);
    expect(await idsIn(other)).not.toContain(products[0]?.id);
  }),
  check('listProducts 400', 'a search of more than 200 characters is named in fields', async (api) => {
    const { fields } = await api.refused('listProducts', 400, 'invalid_request', {
      query: { search: 'x'.repeat(201) },
    });
    expect(fields).toHaveProperty('search');
  }),
];
