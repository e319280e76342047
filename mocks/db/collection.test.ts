import { describe, expect, it, vi } from 'vitest';
import { schemas } from '../generated/contract';
import { seed } from '../seed/seed';
import { createCollection } from './collection';
import { isInteger, rowSchema } from './rowSchema';
import type { CategoryRow } from './rows';
import { createTables, fillTables } from './tables';

interface Counter {
  id: number;
  value: number;
  tags: string[];
}
const counters = () =>
  createCollection({ name: 'counters', schema: rowSchema<Counter>('counters', { columns: { value: isInteger } }) });
const counter = (id: number, value = 0): Counter => ({ id, value, tags: [] });

describe('a collection', () => {
  it('rejects rows that violate the contract or a column check, and keeps the old row', async () => {
    const categories = createCollection({
      name: 'categories',
      schema: rowSchema<CategoryRow>('categories', { contract: schemas.Category }),
    });
    await expect(categories.insert({ id: 0, name: 'x', slug: 'x', description: null })).rejects.toThrow(
      'categories: /id must be >= 1',
    );
    const table = counters();
    await table.insert(counter(1));
    await expect(table.update(1, (row) => void (row.value = 0.5))).rejects.toThrow('counters: /value is invalid');
    await expect(table.insert(counter(1))).rejects.toThrow('exists already');
    expect(table.all()).toEqual([counter(1)]);
  });

  it('names the invalid row of the seed, and the folder of the seed', async () => {
    const products = seed.products.map((row) => (row.id === 101 ? { ...row, stock: 0.5 } : row));
    await expect(fillTables(createTables(), { ...seed, products })).rejects.toThrow(
      'The data in mocks/seed does not fit openapi.yaml. products: row 101 (apple-airpods-4): /stock must be integer',
    );
  });

  it('stores copies and returns frozen rows', async () => {
    const table = counters();
    const inserted = counter(1);
    await table.insert(inserted);
    inserted.tags.push('mine');
    expect(() => table.get(1)?.tags.push('yours')).toThrow(TypeError);
    expect(() => table.all()[0]?.tags.push('theirs')).toThrow(TypeError);
    expect(table.get(1)).toEqual(counter(1));

    const before = table.get(1);
    await table.update(1, (row) => void row.tags.push('new'));
    expect(before).toEqual(counter(1));
    expect(table.get(1)?.tags).toEqual(['new']);
  });

  it('works in browsers without a secure context', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const table = counters();
    await table.insert(counter(1));
    vi.unstubAllGlobals();
    expect(table.get(1)).toEqual(counter(1));
  });

  it('loses no update of many at the same time', async () => {
    const table = counters();
    await table.insert(counter(1));
    await Promise.all(Array.from({ length: 50 }, () => table.update(1, (row) => void (row.value += 1))));
    expect(table.get(1)?.value).toBe(50);
  });

  it('filters, counts and sorts before paging', async () => {
    const table = counters();
    await table.load([3, 1, 2, 5, 4].map((value, position) => counter(position + 1, value)));
    const { rows, total } = table.select({
      where: ({ value }) => value > 1,
      orderBy: (a, b) => a.value - b.value,
      offset: 1,
      limit: 2,
    });
    expect(rows.map(({ value }) => value)).toEqual([3, 4]);
    expect(total).toBe(4);
    expect(table.select({ rank: ({ value }) => -value, limit: 2 }).rows.map(({ value }) => value)).toEqual([5, 4]);
  });

  it('reports its changes from the seed, and applies those of another collection', async () => {
    const table = counters();
    await table.load([counter(1), counter(2), counter(3)]);
    expect(table.changes()).toEqual([]);
    await table.update(1, (row) => void (row.value = 7));
    await table.remove(2);
    await table.insert(counter(4));
    const changes = table.changes();
    expect(changes).toEqual([
      [1, counter(1, 7)],
      [2, null],
      [4, counter(4)],
    ]);

    const otherTable = counters();
    await otherTable.load([counter(1), counter(2), counter(3)]);
    await otherTable.update(3, (row) => void (row.value = 9));
    expect(await otherTable.sync(changes)).toEqual([]);
    expect(otherTable.all()).toEqual([counter(1, 7), counter(3), counter(4)]);
    expect(await otherTable.sync([])).toEqual([]);
    expect(otherTable.all()).toEqual([counter(1), counter(2), counter(3)]);

    await otherTable.update(3, (row) => void (row.value = 9));
    expect(await otherTable.apply([[1, counter(1, 5)]])).toEqual([]);
    expect(otherTable.changes()).toEqual([
      [3, counter(3, 9)],
      [1, counter(1, 5)],
    ]);
  });

  it('restores rows and their order when a write is undone', async () => {
    const table = counters();
    await table.load([counter(1), counter(2), counter(3)]);
    const undos: (() => Promise<void>)[] = [];
    table.onWrite((_id, undo) => undos.push(undo));
    await table.update(1, (row) => void (row.value = 7));
    await table.remove(2);
    await table.insert(counter(4));
    expect(table.all()).toEqual([counter(1, 7), counter(3), counter(4)]);
    for (const undo of undos.toReversed()) await undo();
    expect(table.all()).toEqual([counter(1), counter(2), counter(3)]);
    expect(table.changes()).toEqual([]);
  });

  it('drops saved rows that have become invalid', async () => {
    const table = counters();
    await table.load([counter(1)]);
    // as an older version may have saved it
    const invalidRow = { id: 1, value: 'many', tags: [] } as unknown as Counter;
    expect(await table.sync([[1, invalidRow]])).toEqual([1]);
    expect(table.get(1)).toEqual(counter(1));
    expect(table.changes()).toEqual([]);
  });

  it('makes generated rows in slices, and the rest at once when a row is read meanwhile', async () => {
    const table = counters();
    let made = 0;
    const rows = function* () {
      for (let id = 1; id <= 2000; id += 1) {
        made = id;
        yield counter(id);
      }
    };
    await table.load([], { firstId: 1, count: 2000, rows });
    const prepared = table.prepare();
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(2000);
    expect(table.get(2000)).toEqual(counter(2000));
    await prepared;
    expect(table.all().map(({ id }) => id)).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1));
  });

  it('removes a row once', async () => {
    const table = counters();
    await table.insert(counter(1));
    expect(await table.remove(1)).toBe(true);
    expect(await table.remove(1)).toBe(false);
    expect(table.get(1)).toBeUndefined();
    expect(await table.update(1, () => undefined)).toBeUndefined();
  });
});
