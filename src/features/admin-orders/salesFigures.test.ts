import { expect, it } from 'vitest';
import { seed } from '@mocks/seed/seed';
import { createServer } from '@mocks/server/createServer';
import { askAs } from '@tests/support/testCalls';
import type { ApiOrder } from '@/api/types';
import { amountInCents } from '@/domain/money';
import { lowStockFigures, salesFigures } from './salesFigures';

it('add up to the revenue and the profit of the statistics call', async () => {
  const server = createServer();
  const { body: orders } = await askAs(server, 'admin@example.com', 'GET', '/api/admin/orders');
  const { body: stats } = await askAs(server, 'admin@example.com', 'GET', '/api/admin/stats');
  const products = new Map(
    seed.products.map(({ id, categoryId, supplier_cost, stock, isActive }) => [
      id,
      { categoryId, cost: amountInCents(supplier_cost), stock, isActive },
    ]),
  );
  const names = new Map(seed.categories.map(({ id, name }) => [id, name]));
  const figures = salesFigures(orders as ApiOrder[], new Date('2025-06-16T15:00:00Z'), products, names);
  const { profitSummary } = stats as { profitSummary: { totalRevenue: number; totalProfit: number } };
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0) / 100;
  expect(sum(figures.byDay.map(({ revenue }) => revenue))).toBeCloseTo(profitSummary.totalRevenue, 2);
  expect(sum(figures.byDay.map(({ profit }) => profit))).toBeCloseTo(profitSummary.totalProfit, 2);
  expect(sum(figures.byRegion.map(({ revenue }) => revenue))).toBeCloseTo(profitSummary.totalRevenue, 2);
  // Each line is rounded to a cent.
  expect(Math.abs(sum(figures.byCategory.map(({ revenue }) => revenue)) - profitSummary.totalRevenue)).toBeLessThan(
    0.5,
  );
  expect(sum(figures.byStatus.map(({ orders: count }) => count)) * 100).toBe(60);
});

it('count active products that are sold out or low, by category, the most first', () => {
  const product = (categoryId: number, stock: number, isActive = true) => ({ categoryId, stock, isActive, cost: null });
  const names = new Map([
    [1, 'Speakers'],
    [2, 'Dyson'],
    [3, 'Others'],
  ]);
  const products = [product(1, 9), product(1, 10), product(2, 0), product(2, 1), product(2, 0), product(3, 0, false)];
  expect(lowStockFigures(products, names)).toEqual([
    { name: 'Dyson', soldOut: 2, low: 1 },
    { name: 'Speakers', soldOut: 0, low: 1 },
  ]);
});
