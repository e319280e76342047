import { expect, it } from 'vitest';
import type { ApiProduct } from '@/api/types';
import { readProduct } from '@/domain/product/readProduct';
import { orderGrid } from '@/domain/product/orderGrid';
import { seed } from '@mocks/seed/seed';
import { gridTotals } from './gridTotals';

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
