import { describe, expect, it } from 'vitest';
import { salesStats, type SoldOrder } from './stats';

const sold = (subtotalCents: number, ...items: SoldOrder['items']): SoldOrder => ({
  status: 'delivered',
  paymentStatus: 'paid',
  subtotalCents,
  items,
});
const pieces = (productId: number, quantity: number, costCents: number | null = null) => ({
  productId,
  quantity,
  costCents,
});

/** Product 1 costs 3.33 per piece, the cost of product 2 is unknown, product 3 was deleted. */
const unitCost = (id: number) => ({ 1: 333, 2: 0 })[id];

describe('revenue and profit', () => {
  it('are the subtotals minus the present cost', () => {
    const orders = [sold(10_00, pieces(1, 2, 999)), sold(20_05, pieces(2, 7, 999))];
    expect(salesStats(orders, unitCost)).toEqual({
      revenue: 30.05,
      profitSummary: { totalRevenue: 30.05, totalCost: 6.66, totalProfit: 23.39, averageMargin: 77.84 },
    });
  });

  it('use the order’s own cost for a deleted product, 0 when unknown', () => {
    const { profitSummary } = salesStats([sold(10_00, pieces(3, 2, 1_50), pieces(4, 5))], unitCost);
    expect(profitSummary).toMatchObject({ totalCost: 3, totalProfit: 7, averageMargin: 70 });
  });

  it('include only paid orders that are not cancelled', () => {
    const order = sold(10_00, pieces(1, 1));
    const orders = [
      order,
      { ...order, status: 'cancelled' },
      { ...order, paymentStatus: 'pending_verification' },
      { ...order, paymentStatus: 'failed' },
      { ...order, status: 'pending' },
    ];
    expect(salesStats(orders, unitCost)).toMatchObject({ revenue: 20, profitSummary: { totalCost: 6.66 } });
  });

  it('can be negative', () => {
    const { profitSummary } = salesStats([sold(8_00, pieces(1, 3))], unitCost);
    expect(profitSummary).toEqual({ totalRevenue: 8, totalCost: 9.99, totalProfit: -1.99, averageMargin: -24.88 });
  });

  it('are zero, as is the margin, without orders', () => {
    const zero = { totalRevenue: 0, totalCost: 0, totalProfit: 0, averageMargin: 0 };
    expect(salesStats([], unitCost)).toEqual({ revenue: 0, profitSummary: zero });
    const freeSale = salesStats([sold(0, pieces(1, 1))], unitCost);
    expect(freeSale.profitSummary).toEqual({ ...zero, totalCost: 3.33, totalProfit: -3.33 });
  });

  it('round the margin half-up to two decimals', () => {
    const margin = (revenue: number, cost: number) =>
      salesStats([sold(revenue, pieces(3, 1, cost))], unitCost).profitSummary.averageMargin;
    // exactly 0.005 % and just below
    expect(margin(20_000_00, 19_999_00)).toBe(0.01);
    expect(margin(20_001_00, 20_000_00)).toBe(0);
    expect(margin(3, 2)).toBe(33.33);
    expect(margin(3, 1)).toBe(66.67);
  });

  it('stay exact beyond the safe integers', () => {
    const { profitSummary } = salesStats([sold(99_999_999_999, pieces(3, 999_999, 99_999_999_999))], unitCost);
    expect(profitSummary.averageMargin).toBe(-99_999_800);
  });
});
