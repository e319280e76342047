import { expect } from 'vitest';
import { adminProducts, newProduct, type AdminProduct } from '../support/backOffice';
import { check, type Check } from '../support/check';
import { priceOf } from '../support/productOptions';
import type { TestApi } from '../support/testApi';
import { expectPages, expectRows, expectInvalidQueries, readPage, type Query } from '../support/lists';

const LIST = 'listAdminProducts';

/** Checks several values of one filter against the whole list, in catalog order. */
function filterCheck(
  sentence: string,
  cases: (products: AdminProduct[]) => [Query, (product: AdminProduct) => boolean][],
): Check {
  return check('listAdminProducts 200', sentence, async (api) => {
    await newProduct(api, { isActive: false, stockQuantity: 3 });
    const products = await adminProducts(api);
    for (const [query, fits] of cases(products)) await expectRows(api, LIST, query, products.filter(fits));
  });
}

/** Checks one sort key in both directions. */
function sortCheck(sort: string, keyOf: (product: AdminProduct) => number, directions = ['', '-']): Check {
  return check('listAdminProducts 200', `sorts by ${sort}; equal rows keep catalog order`, async (api) => {
    const products = await adminProducts(api);
    for (const direction of directions) {
      const sign = direction === '-' ? -1 : 1;
      const wanted = products.toSorted((a, b) => sign * (keyOf(a) - keyOf(b)));
      await expectRows(api, LIST, { sort: `${direction}${sort}` }, wanted);
    }
  });
}

const has = (search: string) => {
  const wanted = search.toLowerCase();
  return ({ id, name, slug, description }: AdminProduct) =>
    String(id) === search || [name, slug, description].some((text) => text.toLowerCase().includes(wanted));
};

/** A product with a unique word in its name, slug and description. */
async function marked(api: TestApi) {
  const [name, description] = [api.target.unique(), api.target.unique()];
  const product = await newProduct(api, { name: `Named ${name} here`, description: `Told ${description} there.` });
  return { product, words: [name, description, product.slug, String(product.id)] };
}

export const adminProductListChecks: Check[] = [
  check(
    ['listAdminProducts 200', 'listProducts 200'],
    'lists every product with its cost, also inactive ones; the shop lists the active ones in the same order',
    async (api) => {
      const hidden = await newProduct(api, { isActive: false, supplier_cost: '7.25' });
      const products = await adminProducts(api);
      expect(products).toContainEqual(hidden);
      const active = products.filter(({ isActive }) => isActive);
      const withoutCosts = active.map(({ supplier_cost: _cost, ...product }) => product);
      expect(await api.products()).toEqual(withoutCosts);
    },
  ),
  check(
    'listAdminProducts 200',
    'search finds name, slug, description and the exact id, ignoring case',
    async (api) => {
      const { words } = await marked(api);
      const products = await adminProducts(api);
      for (const word of [...words, ...words.map((text) => text.toUpperCase()), products[0]?.name ?? 'x', 'e'])
        await expectRows(api, LIST, { search: word }, products.filter(has(word)));
    },
  ),
  check(
    'listAdminProducts 200',
    'a search does not match part of an id; a blank search counts as absent',
    async (api) => {
      const { product } = await marked(api);
      const products = await adminProducts(api);
      const part = String(product.id).slice(0, -1);
      await expectRows(api, LIST, { search: part }, products.filter(has(part)));
      for (const search of ['', '   ']) await expectRows(api, LIST, { search }, products);
      const nothing = `${api.target.unique()} nothing`;
      await expectRows(api, LIST, { search: nothing }, []);
    },
  ),
  check('listAdminProducts 200', 'special characters in a search are plain text', async (api) => {
    const products = await adminProducts(api);
    for (const search of ['.*', '%', '_%_', "' OR '1'='1", '\\'])
      await expectRows(api, LIST, { search }, products.filter(has(search)));
  }),
  filterCheck('category filters by id', (products) => [
    ...[...new Set(products.map(({ categoryId }) => categoryId))].map(
      (category): [Query, (product: AdminProduct) => boolean] => [
        { category },
        ({ categoryId }) => categoryId === category,
      ],
    ),
    [{ category: 999_999 }, () => false],
  ]),
  filterCheck('stock filters by stock status', () =>
    ['in_stock', 'low_stock', 'out_of_stock'].map((stock) => [{ stock }, ({ stockStatus }) => stockStatus === stock]),
  ),
  filterCheck('active=true lists active products, active=false the others', () => [
    [{ active: true }, ({ isActive }) => isActive],
    [{ active: false }, ({ isActive }) => !isActive],
  ]),
  filterCheck('filters combine by AND', (products) => {
    const { categoryId: category = 1, name = 'x' } = products[0] ?? {};
    const inCategory = (product: AdminProduct) => product.categoryId === category;
    return [
      [
        { category, stock: 'in_stock', active: true },
        (product) => inCategory(product) && product.stockStatus === 'in_stock' && product.isActive,
      ],
      [{ category, search: name }, (product) => inCategory(product) && has(name)(product)],
      [{ category, active: false }, (product) => inCategory(product) && !product.isActive],
    ];
  }),
  sortCheck('price', priceOf),
  sortCheck('stock', ({ stock }) => stock),
  sortCheck('id', ({ id }) => id, ['-']),
  check('listAdminProducts 200', 'sort=name and -name: alphabetical', async (api) => {
    const products = await adminProducts(api);
    const nameOf = new Map(products.map(({ id, name }) => [id, name]));
    // Only first letters, because collations treat punctuation and digits differently.
    const initials = ({ found }: { found: number[] }) =>
      found.map((id) => (/^[a-z]/i.exec(nameOf.get(id) ?? '')?.[0] ?? '').toLowerCase()).filter(Boolean);
    const up = initials(await readPage(api, LIST, { sort: 'name' }));
    expect(up).toEqual(up.toSorted());
    expect(initials(await readPage(api, LIST, { sort: '-name' }))).toEqual(up.toReversed());
  }),
  check(
    'listAdminProducts 200',
    'limit and offset select a page after filters and sort; X-Total-Count counts all matches',
    async (api) => {
      const products = await adminProducts(api);
      await expectPages(api, LIST, {}, products);
      await expectPages(
        api,
        LIST,
        { sort: '-price' },
        products.toSorted((a, b) => priceOf(b) - priceOf(a)),
      );
      const active = products.filter(({ isActive }) => isActive);
      await expectPages(api, LIST, { active: true }, active);
    },
  ),
  check('listAdminProducts 400', 'invalid parameter values are named in fields', async (api) => {
    await expectInvalidQueries(api, LIST, [
      { sort: 'colour' },
      { sort: 'id' },
      { category: 'speakers' },
      { category: 0 },
      { stock: 'some' },
      { active: 'yes' },
      { search: 'x'.repeat(201) },
    ]);
  }),
];
