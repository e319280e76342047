import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '@mocks/server/createServer';
import { ask } from '@tests/support/testCalls';
import type { ApiProduct } from '@/api/types';
import { listQuery } from './catalogueQueries';
import { RATINGS, readListFilters, REGIONS, SORTS, STOCKS } from './listFilters';
import { listPage, type ListRequest } from './listPage';

const ALL: ListRequest = { ...readListFilters(new URLSearchParams()), category: null };
const option = <T>(values: readonly T[]) => fc.constantFrom(...values, null);
const choices = fc.record({
  region: option(REGIONS),
  stock: option(STOCKS),
  minPrice: fc.option(fc.integer({ min: 0, max: 30_000 })),
  maxPrice: fc.option(fc.integer({ min: 0, max: 60_000 })),
  search: fc.constantFrom('', '', '20w charger', 'charger eu', 'power adapter', 'JBL', 'speakers 30', 'usb–c'),
  brand: option(['Apple', 'jbl', 'Bose', 'Haldane', 'Other brands', 'Nobody']),
  minRating: option(RATINGS),
  anc: option([true, false]),
  sort: option(SORTS.map(({ value }) => value)),
  page: fc.constantFrom(1, 1, 2, 3),
});

describe.each(['default', 'big-catalogue'] as const)('the shop and the server (%s)', (scenario) => {
  const server = createServer({ scenario });
  const answer = async (address: string) => {
    const { status, body, headers } = await ask(server, 'GET', address);
    expect(status).toBe(200);
    return { products: body as ApiProduct[], total: Number(headers.get('X-Total-Count')) }; // the guard has checked it
  };
  let whole: ApiProduct[] = [];
  const categoryNames = new Map<number, string>();
  beforeAll(async () => {
    whole = (await answer('/api/products')).products;
    for (const { id, name } of server.db.categories.all()) categoryNames.set(id, name);
  });

  it('return the same products in the same order, whichever of them filters', async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (some) => {
        const choice = { ...ALL, ...some };
        const theirs = await answer(listQuery(choice).queryKey.join('/'));
        const ours = listPage({ items: whole, total: null }, choice, categoryNames);
        expect(ours.total).toBe(theirs.total);
        expect(ours.products.map(({ id }) => id)).toEqual(theirs.products.map(({ id }) => id));
      }),
      { numRuns: scenario === 'default' ? 200 : 25 },
    );
  });
});
