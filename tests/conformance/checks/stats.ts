import { expect } from 'vitest';
import { newOrder, newProduct } from '../support/backOffice';
import { check, type Check } from '../support/check';
import type { TestApi } from '../support/testApi';
import type { Order } from '../support/contract';

/** US cents; `marginBasisPoints` is hundredths of a percent. */
interface Figures {
  revenue: number;
  cost: number;
  profit: number;
  marginBasisPoints: number;
}

const cents = (dollars: number | string) => Math.round(Number(dollars) * 100);
const counts = ({ status, paymentStatus }: Order) => paymentStatus === 'paid' && status !== 'cancelled';

async function figures(api: TestApi): Promise<Figures> {
  const { body } = await api.ok('getStats', { token: await api.clerkToken() });
  const { totalRevenue, totalCost, totalProfit, averageMargin } = body.profitSummary;
  expect(body.revenue, 'revenue and totalRevenue are one figure').toBe(totalRevenue);
  for (const amount of [totalRevenue, totalCost, totalProfit, averageMargin])
    expect(amount, 'has at most two decimals').toBe(cents(amount) / 100);
  return {
    revenue: cents(totalRevenue),
    cost: cents(totalCost),
    profit: cents(totalProfit),
    marginBasisPoints: cents(averageMargin),
  };
}

/** profit / revenue in hundredths of a percent, rounded half away from zero; 0 without revenue. */
function marginOf(profit: number, revenue: number): number {
  if (revenue === 0) return 0;
  const [size, by] = [BigInt(Math.abs(profit)) * 20_000n + BigInt(revenue), BigInt(revenue) * 2n];
  return Math.sign(profit) * Number(size / by);
}

/** The sums over the orders and products that the back office lists; `unknownCost` when a counted product is deleted. */
async function recomputed(api: TestApi): Promise<{ revenue: number; cost: number; unknownCost: boolean }> {
  const token = await api.clerkToken();
  const { body: orders } = await api.ok('listAdminOrders', { token });
  const { body: products } = await api.ok('listAdminProducts', { token });
  const costs = new Map(products.map(({ id, supplier_cost }) => [id, cents(supplier_cost ?? 0)]));
  const counted = orders.filter(counts);
  const items = counted.flatMap((order) => order.items);
  return {
    revenue: counted.reduce((sum, { subtotal }) => sum + cents(subtotal), 0),
    cost: items.reduce((sum, { productId, quantity }) => sum + quantity * (costs.get(productId) ?? 0), 0),
    unknownCost: items.some(({ product }) => product === null),
  };
}

/** The difference between two states of the figures. */
const moved = (before: Figures, after: Figures) => ({
  revenue: after.revenue - before.revenue,
  cost: after.cost - before.cost,
  profit: after.profit - before.profit,
});
const MOVED = 'by how many cents the order moves the figures';
const by = (revenue: number, cost: number) => ({ revenue, cost, profit: revenue - cost });

/** Places an order for a new product with this cost; `since` returns how the figures have changed. */
async function paidOrder(api: TestApi, supplier_cost: string | null, quantity = 3) {
  const token = await api.clerkToken();
  const product = await newProduct(api, { supplier_cost });
  const start = await figures(api);
  const { order } = await newOrder(api, { product, quantity });
  const path = { id: order.id };
  return {
    product,
    revenue: cents(order.subtotal),
    since: async () => moved(start, await figures(api)),
    pay: () => api.ok('markOrderPaid', { token, path }),
    setStatus: (status: string) => api.ok('setOrderStatus', { token, path, body: { status } }),
    setCost: (costPerUnit: number) =>
      api.ok('updateCosts', { token, body: { productCosts: [{ productId: product.id, costPerUnit }] } }),
    remove: () => api.ok('deleteProduct', { token, path: { id: product.id } }),
  };
}

/** The figures of getStats, to the cent. */
export const statsChecks: Check[] = [
  check(
    ['getStats 200', 'listAdminOrders 200', 'listAdminProducts 200'],
    'the figures are the sums over all paid orders that are not cancelled, to the cent, without shipping',
    async (api) => {
      const first = await paidOrder(api, '7.25', 7);
      await first.pay();
      const stats = await figures(api);
      const { revenue, cost, unknownCost } = await recomputed(api);
      expect(stats.revenue, 'revenue, in cents').toBe(revenue);
      // No operation returns the cost of a deleted product.
      if (unknownCost) expect(stats.cost, 'cost, in cents').toBeGreaterThanOrEqual(cost);
      else expect(stats.cost, 'cost, in cents').toBe(cost);
    },
  ),
  check(
    'getStats 200',
    'profit is revenue − cost; averageMargin is its percentage of the revenue, rounded half up',
    async (api) => {
      for (const supplierCost of [null, '3.33', '500.00']) {
        await (await paidOrder(api, supplierCost)).pay();
        const { revenue, cost, profit, marginBasisPoints } = await figures(api);
        expect(profit, 'profit, in cents, is revenue − cost').toBe(revenue - cost);
        expect(
          marginBasisPoints,
          `averageMargin, in hundredths of a per cent, of ${profit} cents profit in ${revenue} cents revenue`,
        ).toBe(marginOf(profit, revenue));
      }
    },
  ),
  check(
    ['getStats 200', 'markOrderPaid 200'],
    'an unpaid order does not count until it is marked paid',
    async (api) => {
      const { since, pay, revenue } = await paidOrder(api, '7.25');
      expect(await since(), MOVED).toEqual(by(0, 0));
      await pay();
      expect(await since(), MOVED).toEqual(by(revenue, 3 * 7_25));
    },
  ),
  check(
    ['getStats 200', 'setOrderStatus 200'],
    'a cancelled order does not count, any other status does',
    async (api) => {
      const { since, pay, setStatus, revenue } = await paidOrder(api, '7.25');
      await pay();
      for (const status of ['processing', 'cancelled', 'shipped', 'delivered', 'cancelled', 'pending']) {
        await setStatus(status);
        expect(await since(), `${MOVED} once it is ${status}`).toEqual(
          status === 'cancelled' ? by(0, 0) : by(revenue, 3 * 7_25),
        );
      }
    },
  ),
  check(
    ['getStats 200', 'updateCosts 200'],
    'the current cost of a product counts, a missing cost counts as 0, and a cost above all revenue makes the profit negative',
    async (api) => {
      const { since, pay, setCost, revenue } = await paidOrder(api, null);
      await pay();
      expect(await since(), MOVED).toEqual(by(revenue, 0));
      const { profit } = await figures(api);
      const ruinous = Math.max(0, Math.floor(profit / 3)) + 1;
      for (const cost of [4_10, 0, ruinous]) {
        await setCost(cost / 100);
        expect(await since(), MOVED).toEqual(by(revenue, 3 * cost));
      }
      const { profit: left } = await figures(api);
      expect(left, 'profit, in cents').toBe(profit - 3 * ruinous);
      expect(left, 'profit, in cents').toBeLessThan(0);
    },
  ),
  check(
    ['getStats 200', 'deleteProduct 200'],
    'a deleted product counts with its cost at the time of the order',
    async (api) => {
      const { since, pay, setCost, remove, revenue } = await paidOrder(api, '7.25');
      await pay();
      await setCost(9);
      expect(await since(), MOVED).toEqual(by(revenue, 3 * 9_00));
      await remove();
      expect(await since(), MOVED).toEqual(by(revenue, 3 * 7_25));
    },
  ),
];
