import { expect } from 'vitest';
import type { ApiProduct as Product } from '@/api/types';
import { newProduct } from '../support/backOffice';
import { check, type Check } from '../support/check';
import { priceOf, regionOf, specificationText } from '../support/productOptions';
import { CheckSkipped, type TestApi } from '../support/testApi';
import { searchChecks } from './productSearch';

type Query = Record<string, string | number | boolean>;

const ids = (products: readonly Product[]) => products.map(({ id }) => id);

/** The first of these specifications that is not empty, as a number. */
function figure(product: Product, ...spellings: string[]): number | null {
  const given = spellings.map((name) => specificationText(product, name)).find((text) => text !== '');
  const number = Number(given?.replaceAll(',', ''));
  return Number.isNaN(number) ? null : number;
}
const ratingOf = (product: Product) => figure(product, 'Rating', 'rating') ?? 4.7;
const soldOf = (product: Product) => figure(product, 'Sold', 'units_sold', 'sold_count') ?? 0;
const brandOf = (product: Product) => specificationText(product, 'Brand').trim();
const hasAnc = (product: Product) => specificationText(product, 'has_anc') === 'true';

/** All products; the check is skipped without any, because an empty list proves nothing. */
async function catalogue(api: TestApi): Promise<Product[]> {
  const products = await api.products();
  api.requires(products[0], 'product');
  return products;
}

/** Ids of a list with parameters that every backend supports. */
async function idsBy(api: TestApi, query: Query): Promise<number[]> {
  return ids((await api.ok('listProducts', { query })).body);
}

/**
 * A list with parameters that a backend may ignore.
 * @throws CheckSkipped when it ignores them; the list must then be complete
 */
async function paged(api: TestApi, query: Query): Promise<{ found: number[]; total: number }> {
  const { body, headers } = await api.ok('listProducts', { query });
  const total = headers.get('x-total-count');
  if (total !== null) return { found: ids(body), total: Number(total) };
  const required = Object.fromEntries(
    Object.entries(query).filter(([name]) => name === 'search' || name === 'category'),
  );
  expect(ids(body), 'without X-Total-Count the list has all that search and category leave').toEqual(
    await idsBy(api, required),
  );
  throw new CheckSkipped('the server does not page, sort or filter lists, which is optional');
}

/** Checks several values of one filter against the whole list, in catalog order. */
function filterCheck(
  sentence: string,
  cases: (products: Product[]) => [Query, (product: Product) => boolean][],
): Check {
  return check('listProducts 200', sentence, async (api) => {
    const products = await catalogue(api);
    for (const [query, fits] of cases(products)) {
      const expected = ids(products.filter(fits));
      expect(await paged(api, query), JSON.stringify(query)).toEqual({ found: expected, total: expected.length });
    }
  });
}

/** Checks one sort order; equal rows keep catalog order. */
function sortCheck(sort: string, sentence: string, keyOf: (product: Product) => number): Check {
  return check('listProducts 200', `sort=${sort}: ${sentence}`, async (api) => {
    const products = await catalogue(api);
    const expected = ids(products.toSorted((a, b) => keyOf(a) - keyOf(b)));
    expect(await paged(api, { sort })).toEqual({ found: expected, total: products.length });
  });
}

const cents = (amount: number) => amount / 100;
/** The median price: products lie on both sides of it and at least one exactly on it. */
function middlePrice(products: readonly Product[]): number {
  const prices = products.map(priceOf).toSorted((a, b) => a - b);
  return prices[Math.floor(prices.length / 2)] ?? 0;
}
const swapCase = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

const categoryChecks: Check[] = [
  check('listProducts 200', 'category is an id or a slug; an unknown one returns an empty list', async (api) => {
    const products = await api.products();
    for (const { id, slug } of (await api.ok('listCategories')).body) {
      const expected = ids(products.filter(({ categoryId }) => categoryId === id));
      expect(await idsBy(api, { category: id })).toEqual(expected);
      expect(await idsBy(api, { category: slug })).toEqual(expected);
    }
    expect(await idsBy(api, { category: 999_999 })).toEqual([]);
    expect(await idsBy(api, { category: `${api.target.unique()}-x` })).toEqual([]);
  }),
  check('listProducts 200', 'unknown query parameters are ignored', async (api) => {
    const { body } = await api.ok('listProducts', { query: { colour: 'red' }, invalid: true });
    expect(ids(body)).toEqual(ids(await api.products()));
  }),
];

const filterChecks: Check[] = [
  filterCheck('region filters by Product.region, or by id where that is missing', () => [
    [{ region: 'USA' }, (product) => regionOf(product) === 'USA'],
    [{ region: 'EU' }, (product) => regionOf(product) === 'EU'],
  ]),
  filterCheck('stock filters by stock status', () => [
    [{ stock: 'in_stock' }, ({ stockStatus }) => stockStatus === 'in_stock'],
    [{ stock: 'low_stock' }, ({ stockStatus }) => stockStatus === 'low_stock'],
    [{ stock: 'out_of_stock' }, ({ stockStatus }) => stockStatus === 'out_of_stock'],
  ]),
  filterCheck('minPrice and maxPrice are inclusive, to the cent', (products) => {
    const edge = middlePrice(products);
    return [
      [{ minPrice: cents(edge) }, (product) => priceOf(product) >= edge],
      [{ maxPrice: cents(edge) }, (product) => priceOf(product) <= edge],
      [{ minPrice: cents(edge), maxPrice: cents(edge) }, (product) => priceOf(product) === edge],
      [{ minPrice: cents(edge + 1) }, (product) => priceOf(product) > edge],
      [{ maxPrice: cents(edge - 1) }, (product) => priceOf(product) < edge],
      [{ maxPrice: 0 }, (product) => priceOf(product) === 0],
    ];
  }),
  filterCheck('anc=true lists products whose has_anc is ‘true’, anc=false the others', () => [
    [{ anc: true }, hasAnc],
    [{ anc: false }, (product) => !hasAnc(product)],
  ]),
  filterCheck('minRating is inclusive; without a rating 4.7 counts', () =>
    [0, 4.5, 4.7, 4.71, 5].map((minRating) => [{ minRating }, (product) => ratingOf(product) >= minRating]),
  ),
  filterCheck(
    'brand matches the whole brand, ignoring case; ‘Other brands’ matches products without one',
    (products) => {
      const brands = [...new Set(products.map(brandOf).filter(Boolean))].slice(0, 3);
      return [
        ...brands.map((brand): [Query, (product: Product) => boolean] => [
          { brand: swapCase(brand) },
          (product) => brandOf(product).toLowerCase() === brand.toLowerCase(),
        ]),
        [{ brand: 'Other brands' }, (product) => brandOf(product) === ''],
        [{ brand: '' }, () => true],
        [{ brand: '  ' }, () => true],
        [{ brand: (brands[0] ?? 'Brand').slice(0, -1) }, () => false],
      ];
    },
  ),
  filterCheck('ids keeps the products with these ids, in catalog order; an unknown id matches nothing', (products) => {
    const some = ids(products).filter((_, index) => index % 3 === 0);
    const few = some.slice(0, 250);
    const [first = 1] = some;
    return [
      [{ ids: first }, ({ id }) => id === first],
      [{ ids: few.toReversed().join(',') }, ({ id }) => few.includes(id)],
      [{ ids: `${first},999999999,${first}` }, ({ id }) => id === first],
      [{ ids: '999999999' }, () => false],
    ];
  }),
  filterCheck('filters combine by AND', (products) => {
    const edge = middlePrice(products);
    const category = products[0]?.categoryId ?? 1;
    const few = ids(products).slice(0, 20);
    return [
      [
        { ids: few.join(','), region: 'USA', minPrice: cents(edge) },
        (product) => few.includes(product.id) && regionOf(product) === 'USA' && priceOf(product) >= edge,
      ],
      [
        { category, region: 'USA', minPrice: cents(edge) },
        (product) => product.categoryId === category && regionOf(product) === 'USA' && priceOf(product) >= edge,
      ],
    ];
  }),
];

const orderChecks: Check[] = [
  sortCheck('price', 'by wholesale price, cheapest first', priceOf),
  sortCheck('-price', 'by wholesale price, most expensive first', (product) => -priceOf(product)),
  sortCheck('-rating', 'best rated first; without a rating 4.7 counts', (product) => -ratingOf(product)),
  sortCheck('-sold', 'most sold first; without a number 0 counts', (product) => -soldOf(product)),
  sortCheck('-id', 'highest id first', ({ id }) => -id),
  check(
    'listProducts 200',
    'sort=name compares letters, then accents, then case, as the CLDR collation for English does',
    async (api) => {
      const mark = api.target.unique();
      const inOrder = ['Äpfel', 'apple', 'eclair', 'Eclair', 'éclair', 'zebra', 'Zebra'];
      const made = new Map<string, number>();
      for (const word of inOrder.toReversed()) made.set(word, (await newProduct(api, { name: `${word} ${mark}` })).id);
      const found = inOrder.map((word) => made.get(word));
      expect(await paged(api, { search: mark, sort: 'name' })).toEqual({ found, total: found.length });
      const reversed = found.toReversed();
      expect(await paged(api, { search: mark, sort: '-name' })).toEqual({ found: reversed, total: found.length });
    },
  ),
  check('listProducts 200', 'a rating below 0 counts as 0 and one above 5 as 5', async (api) => {
    const mark = api.target.unique();
    const made: number[] = [];
    for (const Rating of [5, -1, '7', 4.9])
      made.push((await newProduct(api, { name: `Rated ${mark}`, specifications: { Rating } })).id);
    const [five, below, above, less] = made;
    const best = { found: [five, above], total: 2 };
    expect(await paged(api, { search: mark, minRating: 5 })).toEqual(best);
    expect(await paged(api, { search: mark, minRating: 0 })).toEqual({ found: made, total: 4 });
    expect(await paged(api, { search: mark, sort: '-rating' })).toEqual({
      found: [five, above, less, below],
      total: 4,
    });
  }),
  check('listProducts 200', 'sort=name and -name: by the English alphabet, ignoring case', async (api) => {
    const products = await catalogue(api);
    const nameOf = new Map(products.map(({ id, name }) => [id, name]));
    // Only first letters, because collations treat punctuation and digits differently.
    const initials = (found: number[]) =>
      found.map((id) => (/^[a-z]/i.exec(nameOf.get(id) ?? '')?.[0] ?? '').toLowerCase()).filter(Boolean);
    const up = await paged(api, { sort: 'name' });
    expect(initials(up.found)).toEqual(initials(up.found).toSorted());
    expect(up.found.toSorted((a, b) => a - b)).toEqual(ids(products).toSorted((a, b) => a - b));
    const down = await paged(api, { sort: '-name' });
    expect(initials(down.found)).toEqual(initials(up.found).toReversed());
  }),
  check(
    'listProducts 200',
    'limit and offset select a page after filters and sort; X-Total-Count counts all matches',
    async (api) => {
      const products = await catalogue(api);
      const all = ids(products);
      const total = all.length;
      expect(await paged(api, { limit: 2 })).toEqual({ found: all.slice(0, 2), total });
      expect(await paged(api, { limit: 2, offset: 1 })).toEqual({ found: all.slice(1, 3), total });
      expect(await paged(api, { offset: total - 1 })).toEqual({ found: all.slice(-1), total });
      expect(await paged(api, { limit: 500, offset: total })).toEqual({ found: [], total });
      const dearest = ids(products.toSorted((a, b) => priceOf(b) - priceOf(a)));
      expect(await paged(api, { sort: '-price', limit: 3, offset: 2 })).toEqual({ found: dearest.slice(2, 5), total });
      const usa = products.filter((product) => regionOf(product) === 'USA');
      expect(await paged(api, { region: 'USA', limit: 1 })).toEqual({
        found: ids(usa).slice(0, 1),
        total: usa.length,
      });
    },
  ),
  check('listProducts 400', 'invalid parameter values are named in fields', async (api) => {
    await paged(api, { limit: 1 });
    const wrong: Query[] = [
      { limit: 0 },
      { limit: 501 },
      { limit: 'all' },
      { limit: '' },
      { limit: ' ' },
      { limit: '5.0' },
      { limit: '+5' },
      { minPrice: '1.999' },
      { minPrice: '1e2' },
      { ids: '' },
      { ids: '0' },
      { ids: '1,' },
      { ids: '1;2' },
      { region: '' },
      { sort: '' },
      { anc: '' },
      { offset: -1 },
      { sort: 'colour' },
      { region: 'Asia' },
      { stock: 'some' },
      { anc: 'yes' },
      { minRating: 6 },
      { minPrice: -1 },
      { maxPrice: 'ten' },
    ];
    for (const query of wrong) {
      const { fields } = await api.refused('listProducts', 400, 'invalid_request', { query });
      expect(Object.keys(fields ?? {}), JSON.stringify(query)).toEqual(Object.keys(query));
    }
  }),
];

/** Search, filters, sorting and paging of listProducts. */
export const listChecks: Check[] = [...searchChecks, ...categoryChecks, ...filterChecks, ...orderChecks];
