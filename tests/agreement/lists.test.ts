import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '@mocks/server/createServer';
import { ask } from '@tests/support/testCalls';
import type { ApiProduct } from '@/api/types';
import { listQuery } from '@/features/catalogue/catalogueQueries';
import { RATINGS, readListFilters, REGIONS, SORTS, STOCKS } from '@/features/catalogue/listFilters';
import { listPage, type ListRequest } from '@/features/catalogue/listPage';

const ALL: ListRequest = { ...readListFilters(new URLSearchParams()), category: null };
const optional = <T>(values: readonly T[]) => fc.constantFrom(...values, null);
const filters = fc.record({
  region: optional(REGIONS),
  stock: optional(STOCKS),
  minPrice: fc.option(fc.integer({ min: 0, max: 30_000 })),
  maxPrice: fc.option(fc.integer({ min: 0, max: 60_000 })),
  search: fc.constantFrom('', '', '20w charger', 'charger eu', 'power adapter', 'JBL', 'speakers 30', 'usb–c'),
  brand: optional(['Apple', 'jbl', 'Bose', 'Haldane', 'Other brands', 'Nobody']),
  minRating: optional(RATINGS),
  anc: optional([true, false]),
  ids: fc.option(fc.uniqueArray(fc.constantFrom(101, 102, 301, 302, 406, 3001, 999_999), { minLength: 1 }), {
    nil: undefined,
    freq: 2,
  }),
  sort: optional(SORTS.map(({ value }) => value)),
  page: fc.constantFrom(1, 1, 2, 3),
});

describe.each(['default', 'big-catalogue'] as const)('the shop and the server (%s)', (scenario) => {
  const server = createServer({ scenario });
  const fetchList = async (url: string) => {
    const { status, body, headers } = await ask(server, 'GET', url);
    expect(status).toBe(200);
    return { products: body as ApiProduct[], total: Number(headers.get('X-Total-Count')) }; // checked by the guard
  };
  let allProducts: ApiProduct[] = [];
  const categoryNames = new Map<number, string>();
  beforeAll(async () => {
    allProducts = (await fetchList('/api/products')).products;
    for (const { id, name } of server.db.categories.all()) categoryNames.set(id, name);
  });

  it('return the same products in the same order for the same filters', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (changes) => {
        const request = { ...ALL, ...changes };
        const fromServer = await fetchList(listQuery(request).queryKey.join('/'));
        const fromShop = listPage({ items: allProducts, total: null }, request, categoryNames);
        expect(fromShop.total).toBe(fromServer.total);
        expect(fromShop.products.map(({ id }) => id)).toEqual(fromServer.products.map(({ id }) => id));
      }),
      { numRuns: scenario === 'default' ? 200 : 25 },
    );
  });
});
