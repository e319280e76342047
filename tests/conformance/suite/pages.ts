import { expect } from 'vitest';
import type { OperationId, SuccessOf } from './contract';
import { Unproved, type Asked, type TestApi } from './testApi';

type ListId = { [Id in OperationId]: SuccessOf<Id> extends { id: number }[] ? Id : never }[OperationId];
export type Query = NonNullable<Asked['query']>;
interface Page {
  found: number[];
  total: number;
}

const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/**
 * The clerk's list by parameters that are a backend's choice.
 * @throws Unproved when it ignores them, after proving that it then answers the whole list
 */
export async function page(api: TestApi, operation: ListId, query: Query): Promise<Page> {
  const token = await api.clerk();
  const { body, headers } = await api.ok(operation, { token, query });
  const total = headers.get('x-total-count');
  if (total !== null) return { found: ids(body), total: Number(total) };
  const { body: all } = await api.ok(operation, { token });
  expect(ids(body), 'without X-Total-Count the list is whole').toEqual(ids(all));
  throw new Unproved('this server does not page, sort or filter, as it may');
}

/** These rows and no others, in this order, and counted. */
export async function expectRows(
  api: TestApi,
  operation: ListId,
  query: Query,
  rows: readonly { id: number }[],
): Promise<void> {
  const wanted: Page = { found: ids(rows), total: rows.length };
  expect(await page(api, operation, query), JSON.stringify(query)).toEqual(wanted);
}

/** Pages of a list that is otherwise asked by `query` and has just these rows. */
export async function expectPages(
  api: TestApi,
  operation: ListId,
  query: Query,
  rows: readonly { id: number }[],
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
    expect(await page(api, operation, { ...query, ...cut }), JSON.stringify({ ...query, ...cut })).toEqual({
      found,
      total,
    });
}

/** Values that a parameter does not allow are named in fields. */
export async function expectWrongQueries(api: TestApi, operation: ListId, wrong: readonly Query[]): Promise<void> {
  const token = await api.clerk();
  await page(api, operation, { limit: 1 });
  for (const query of [{ limit: 0 }, { limit: 501 }, { limit: 'all' }, { offset: -1 }, ...wrong]) {
    const { fields } = await api.refused(operation, 400, 'invalid_request', { token, query });
    expect(Object.keys(fields ?? {}), JSON.stringify(query)).toEqual(Object.keys(query));
  }
}
