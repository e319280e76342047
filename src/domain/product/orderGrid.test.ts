import { describe, expect, it } from 'vitest';
import { productFrom } from '@tests/support/productFrom';
import { orderGrid } from './orderGrid';

const gridOf = (specifications: unknown) => orderGrid(productFrom({ specifications }));
const labels = (specifications: unknown) =>
  gridOf(specifications).rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell.label)]);

const MODELS = [
  { id: '42mm', name: '42 mm', price: '10' },
  { id: '46mm', name: '46 mm', price: '12' },
];

describe('the choices of a product as a grid', () => {
  it('has colors as rows and models as columns', () => {
    const grid = gridOf({ colors: ['Silver', 'Black'], models: MODELS });
    expect([grid.heading, grid.columns]).toEqual(['Color', ['42 mm', '46 mm']]);
    expect(grid.rows.map(({ label }) => label)).toEqual(['Silver', 'Black']);
    expect(grid.rows[1]?.cells[1]).toMatchObject({
      color: 'Black',
      model: '46mm',
      ancOption: '46mm',
      label: 'Black, 46 mm',
    });
  });

  it('has one column for colors or models alone', () => {
    expect(labels({ colors: ['Silver', 'Black'] })).toEqual([
      ['Silver', 'Silver'],
      ['Black', 'Black'],
    ]);
    expect(gridOf({ colors: ['Silver', 'Black'] }).columns).toEqual([]);
    expect(labels({ models: MODELS })).toEqual([
      ['42 mm', '42 mm'],
      ['46 mm', '46 mm'],
    ]);
    expect(gridOf({ models: MODELS }).heading).toBe('Model');
  });

  it('has noise canceling as columns, or as rows without colors', () => {
    expect(labels({ colors: ['White'], has_anc: 'true' })).toEqual([
      ['White', 'White, Without ANC', 'White, With ANC'],
    ]);
    expect(gridOf({ has_anc: 'true' }).rows.map(({ cells }) => cells[0]?.ancOption)).toEqual(['no_anc', 'anc']);
  });

  it('gives each choice a unique key', () => {
    const keys = gridOf({ colors: ['a', 'b', 'a,b'], models: MODELS }).rows.flatMap(({ cells }) =>
      cells.map(({ key }) => key),
    );
    expect(new Set(keys).size).toBe(6);
  });
});
