import { expect, it } from 'vitest';
import type { ApiProduct } from '@/api/types';
import { readProduct } from '@/domain/product/readProduct';
import { orderGrid } from '@/domain/product/orderGrid';
import { seed } from '@mocks/seed/seed';
import { gridTotals, separateLinesNote } from './gridTotals';

const flip = seed.products.find(({ id }) => id === 301) ?? expect.unreachable();

/** The totals of these pieces, in the order of the grid. */
function totalsOf(wholesalePrice: string, specifications: ApiProduct['specifications'], ...pieces: number[]) {
  const product = readProduct({ ...flip, wholesalePrice, specifications });
  const cells = orderGrid(product).rows.flatMap((row) => row.cells);
  const quantities = new Map(cells.map(({ key }, index) => [key, pieces[index] ?? 0]));
  return gridTotals(product, cells, quantities, () => 0);
}

it('prices each line at its own tier', () => {
  expect(totalsOf('99.99', { colors: ['Black', 'Teal'] }, 30, 2)).toEqual({
    pieces: 32,
    sum: 273_968,
    saving: 46_000,
    lines: 2,
    tooMany: false,
  });
});

const MODELS = { models: [{ id: 'a', price: '10.00' }, { id: 'b' }] };

it('has no total when a line has no price', () => {
  expect(totalsOf('', JSON.stringify(MODELS), 1)).toMatchObject({ pieces: 1, sum: 1000 });
  expect(totalsOf('', JSON.stringify(MODELS), 1, 5)).toMatchObject({ pieces: 6, lines: 2, sum: null });
});

it.each([
  [
    'names the color that is closest to its next break',
    [20, 25, 0],
    'Each color counts alone: 5 more of Teal for 15% off.',
  ],
  ['states the rule while the grid is empty', [0, 0, 0], 'Each color counts alone.'],
  ['states the rule when no break is left', [100, 0, 0], 'Each color counts alone.'],
])('%s', (_, pieces, text) => {
  const product = readProduct({ ...flip, specifications: { colors: ['Black', 'Teal', 'Red'] } });
  const grid = orderGrid(product);
  const quantities = new Map(grid.rows.map(({ cells }, index) => [cells[0]?.key ?? '', pieces[index] ?? 0]));
  const filled = new Map([...quantities].filter(([, quantity]) => quantity > 0));
  expect(separateLinesNote(product, grid, filled, () => 0)).toBe(text);
});
