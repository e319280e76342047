import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdminProduct } from '@/api/types';
import { readCsv } from '@/lib/csv/readCsv';
import { PLAIN_PRODUCT } from '@tests/support/productFrom';
import { badRowsCsv, inventoryCsv, previewImport } from './inventoryCsv';

const product = (fields: Partial<AdminProduct>): AdminProduct => ({
  ...PLAIN_PRODUCT,
  name: '=Cable, "2 m"\nblack',
  wholesalePrice: '3.95',
  stock: 100,
  supplier_cost: '2.00',
  weight: 0.05,
  ...fields,
});
const PRODUCTS = [product({}), product({ id: 2, name: 'Größe Ü', supplier_cost: null, weight: null })];
const preview = async (text: string) => previewImport(await readCsv(new Blob([text])), PRODUCTS);

afterEach(() => vi.restoreAllMocks());

describe('a file of the inventory', () => {
  it('that was exported changes nothing when it is imported', async () => {
    const text = await inventoryCsv(PRODUCTS, () => undefined);
    expect(await preview(text)).toEqual({ changed: [], unchanged: 2, bad: [], ignored: ['Name'] });
    // As a German spreadsheet saves it.
    const german = 'ID;Supplier cost;Weight (kg)\r\n1;2,00;0,05\r\n2;;\r\n';
    expect(await preview(german)).toMatchObject({ changed: [], unchanged: 2, bad: [] });
  });

  it('shows each difference before anything is saved', async () => {
    const { changed } = await preview('ID,Cost,Stock,Active\n1,2.5,"1,200",no\n2,,100,yes\n');
    expect(changed).toMatchObject([{ id: 1, body: { supplier_cost: '2.50', stock: 1200, isActive: false } }]);
    expect(changed[0]?.differences.map(({ before, after }) => [before, after])).toEqual([
      ['2.00', '2.50'],
      ['100', '1200'],
      ['yes', 'no'],
    ]);
  });

  it('lists rows that cannot be imported with the reason, to be downloaded', async () => {
    const text = 'ID,Stock,Wholesale price\n9,1,1.00\n1,many,1.005\n2,5,2.00\n2,6,2.00\n,7,2.00\n';
    const { bad, changed } = await preview(text);
    expect(changed.map(({ id }) => id)).toEqual([2]);
    expect(bad.map(({ row, problem }) => [row, problem])).toEqual([
      [2, 'There is no product 9'],
      [3, 'Stock: A whole number of pieces; Wholesale price: An amount in USD with at most two decimals'],
      [5, 'This product is listed above'],
      [6, 'No product number'],
    ]);
    const download = await badRowsCsv(['ID', 'Stock', 'Wholesale price'], bad);
    expect(download.split('\r\n')[1]).toBe('9,1,1.00,There is no product 9');
  });

  it('with an unquoted comma is no other price', async () => {
    const { bad, changed } = await preview('ID,Supplier cost\n1,9,20\n2,3.00,\n');
    expect(changed.map(({ id }) => id)).toEqual([2]);
    expect(bad.map(({ problem }) => problem)).toEqual(['More cells than columns']);
    const download = await badRowsCsv(['ID', 'Supplier cost'], bad);
    expect(download.split('\r\n')[1]).toBe('1,9,More cells than columns,20');
  });

  it('whose columns are not clear is not read', async () => {
    await expect(preview('Product,Cost\nCharger,9\n')).rejects.toThrow('There is no column ID.');
    await expect(preview('')).rejects.toThrow('There is no column ID.');
    await expect(preview('ID,Cost,Supplier cost\n1,1,2\n')).rejects.toThrow('Two columns are read as Supplier cost.');
  });

  it('leaves a price as it is where its cell is empty, and clears an optional field', async () => {
    const { changed, bad } = await preview('ID,Wholesale price,Supplier cost\n1,,\n');
    expect(bad).toEqual([]);
    expect(changed).toMatchObject([{ body: { supplier_cost: null } }]);
    expect(changed[0]?.body).not.toHaveProperty('wholesalePrice');
  });

  it('of many rows is written and compared in slices, so that the page responds in between', async () => {
    const products = Array.from({ length: 1_000 }, (_, index) => product({ id: index + 1 }));
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 4));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const text = await inventoryCsv(products, () => undefined);
    expect(timers.mock.calls.length).toBeGreaterThanOrEqual(4);
    const table = await readCsv(new Blob([text]));
    timers.mockClear();
    expect(await previewImport(table, products)).toMatchObject({ changed: [], unchanged: 1_000, bad: [] });
    expect(timers.mock.calls.length).toBeGreaterThanOrEqual(8);
  });
});
