import { describe, expect, it } from 'vitest';
import { readCents } from '../rules/money';
import { salesStats } from '../rules/stats';
import { seed } from './seed';

const costs = new Map(seed.products.map(({ id, supplier_cost }) => [id, readCents(supplier_cost ?? '') ?? 0]));
const costOf = (id: number) => costs.get(id);

describe('the seeded shop earns what a clerk believes', () => {
  it('between a fifth and a quarter of its revenue', () => {
    const { averageMargin } = salesStats(seed.orders, costOf).profitSummary;
    expect(averageMargin).toBeGreaterThan(20);
    expect(averageMargin).toBeLessThan(25);
  });

  it('with a few orders at a loss', () => {
    const losses = seed.orders.filter((order) => salesStats([order], costOf).profitSummary.totalProfit < 0);
    expect(losses.length).toBeGreaterThanOrEqual(3);
    expect(losses.length).toBeLessThanOrEqual(8);
  });

  it('with low and with sold-out stock', () => {
    expect(seed.products.some(({ stock }) => stock > 0 && stock < 10)).toBe(true);
    expect(seed.products.some(({ stock }) => stock === 0)).toBe(true);
  });

  it('and sends about a quarter of its orders to the EU, from stock there', () => {
    const countries = seed.orders
      .filter(({ region }) => region === 'EU')
      .map(({ shippingAddress }) => shippingAddress.country);
    expect(countries.length / seed.orders.length).toBeCloseTo(0.25, 1);
    for (const country of countries) expect(['DE', 'NL', 'FR', 'ES', 'IT']).toContain(country);
  });
});
