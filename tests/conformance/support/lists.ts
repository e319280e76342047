import { expect } from 'vitest';
import type { OperationId, SuccessBody } from './contract';
import { CheckSkipped, type CallOptions, type TestApi } from './testApi';

type ListId = { [Id in OperationId]: SuccessBody<Id> extends { id: number }[] ? Id : never }[OperationId];
export type Query = NonNullable<CallOptions['query']>;
interface Page {
  found: number[];
  total: number;
}

const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/**
 * A list with parameters that a backend may ignore; the back office's without a token.
 * @throws CheckSkipped when it ignores them; the list must then be complete
 */
export async function readPage(api: TestApi, operation: ListId, query: Query, buyer?: string): Promise<Page> {
  const token = buyer ?? (await api.clerkToken());
  const { body, headers } = await api.ok(operation, { token, query });
  const total = headers.get('x-total-count');
  if (total !== null) return { found: ids(body), total: Number(total) };
  const { body: all } = await api.ok(operation, { token });
  expect(ids(body), 'without X-Total-Count the list is whole').toEqual(ids(all));
  throw new CheckSkipped('the server does not page, sort or filter lists, which is optional');
}

/** Expects exactly these rows, in this order, and their count. */
export async function expectRows(
  api: TestApi,
  operation: ListId,
  query: Query,
  rows: readonly { id: number }[],
  buyer?: string,
): Promise<void> {
  const wanted: Page = { found: ids(rows), total: rows.length };
  expect(await readPage(api, operation, query, buyer), JSON.stringify(query)).toEqual(wanted);
}

/** Expects the pages of a list that has exactly these rows. */
export async function expectPages(
  api: TestApi,
  operation: ListId,
  query: Query,
  rows: readonly { id: number }[],
  buyer?: string,
): Promise<void> {
  const all = ids(rows);
  const total = all.length;
  const cuts: [Query, number[]][] = [
    [{ limit: 2 }, all.slice(0, 2)],
    [{ limit: 2, offset: 1 }, all.slice(1, 3)],
    [{ limit: 500, offset: total }, []],
    [{ offset: Math.max(0, total - 1) }, all.slice(-1)],
  ];
  for (const [cut, found] of cuts)
    expect(await readPage(api, operation, { ...query, ...cut }, buyer), JSON.stringify({ ...query, ...cut })).toEqual({
      found,
      total,
    });
}

/** Expects that each of these queries is refused and its parameter is named in `fields`. */
export async function expectInvalidQueries(
  api: TestApi,
  operation: ListId,
  wrong: readonly Query[],
  buyer?: string,
): Promise<void> {
  const token = buyer ?? (await api.clerkToken());
  await readPage(api, operation, { limit: 1 }, buyer);
  const everyList: Query[] = [
    { limit: 0 },
    { limit: 501 },
    { limit: 'all' },
    { limit: '' },
    { limit: '5.0' },
    { offset: -1 },
  ];
  for (const query of [...everyList, ...wrong]) {
    const { fields } = await api.refused(operation, 400, 'invalid_request', { token, query });
    expect(Object.keys(fields ?? {}), JSON.stringify(query)).toEqual(Object.keys(query));
  }
}
