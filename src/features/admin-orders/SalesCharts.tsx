import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorMessage } from '@/api/errors';
import { get } from '@/api/query';
import { formatMoney } from '@/domain/currency';
import { amountInCents } from '@/domain/money';
import { LOW_STOCK } from '@/domain/product/stock';
import { formatCount } from '@/lib/count';
import { useClock } from '@/lib/EnvironmentContext';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { ChartCard } from './ChartCard';
import { lastDays } from './orderDays';
import classes from './SalesCharts.module.css';
import { CHART_DAYS, lowStockFigures, salesFigures } from './salesFigures';

/** Products that are read for profit and categories. Of a larger catalog the charts read one, for its number. */
const MOST_PRODUCTS = 500;

/** All products, unless there are more than the charts read. */
function useWholeCatalog() {
  const first = useQuery(get('/api/admin/products', { query: { limit: 1 } }));
  // A backend that does not page has sent all of them.
  const { items, total = 0 } = first.data ?? {};
  const isSmall = first.data !== undefined && total !== null && total <= MOST_PRODUCTS;
  const all = useQuery({ ...get('/api/admin/products', { query: { limit: MOST_PRODUCTS } }), enabled: isSmall });
  return {
    isLoading: first.isLoading || all.isLoading,
    products: total === null ? items : all.data?.items,
    failed: [first, all].find(({ isLoadingError }) => isLoadingError),
  };
}

const usd = (cents: number) => formatMoney(cents, 'USD');
const shortUsd = (cents: number) => `${cents < 0 ? '-' : ''}$${formatCount(Math.abs(Math.round(cents / 100)))}`;

const shared = {
  h: 220,
  withLegend: false,
  gridAxis: 'x',
  tickLine: 'none',
  maxBarWidth: 56,
  barProps: { isAnimationActive: false, radius: 3 },
  // Screen readers get the table; a chart that is hidden from them must not take the focus.
  barChartProps: { accessibilityLayer: false },
} as const;

/** Horizontal bars, which leave room for every name. */
const horizontal = {
  orientation: 'vertical',
  gridAxis: 'y',
  yAxisProps: { width: 118, interval: 0 },
  xAxisProps: { tickCount: 3, allowDecimals: false },
  maxBarWidth: 24,
} as const;

/** Revenue and profit by day, orders by status, revenue by region and category, low stock; each with its figures as a table. */
export function SalesCharts() {
  const clock = useClock();
  const days = lastDays(clock.now(), CHART_DAYS);
  const from = days.at(-1)?.from ?? clock.now();
  const orders = useQuery(get('/api/admin/orders', { query: { from: from.toISOString() } }));
  const catalog = useWholeCatalog();
  const categories = useQuery(get('/api/categories'));
  const figures = useMemo(() => {
    if (!orders.data || catalog.isLoading || categories.isLoading) return null;
    const known =
      catalog.products &&
      new Map(
        catalog.products.map(({ id, categoryId, supplier_cost, stock, isActive }) => [
          id,
          { categoryId, cost: amountInCents(supplier_cost), stock, isActive },
        ]),
      );
    const names = new Map(categories.data?.map(({ id, name }) => [id, name]));
    return {
      ...salesFigures(orders.data.items, clock.now(), known ?? null, names),
      lowStock: lowStockFigures(known?.values() ?? [], names),
    };
  }, [orders.data, catalog.products, catalog.isLoading, categories.data, categories.isLoading, clock]);

  const failed = [orders, categories].find(({ isLoadingError }) => isLoadingError) ?? catalog.failed;
  if (failed?.error) {
    return (
      <ErrorState
        title="The charts could not be loaded"
        message={errorMessage(failed.error)}
        busy={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!figures) return <Spinner label="Loading the charts" centered />;
  const { byDay, byStatus, byRegion, byCategory, lowStock } = figures;
  const hasProfit = byDay.every(({ profit }) => profit !== null);
  return (
    <div className={classes.charts}>
      <ChartCard
        title="Revenue and profit by day"
        note={hasProfit ? null : `Profit is charted for catalogs of up to ${MOST_PRODUCTS} products.`}
        columns={['Day', 'Revenue', ...(hasProfit ? ['Profit'] : [])]}
        rows={byDay.map(({ day, revenue, profit }) => [day, usd(revenue), ...(profit === null ? [] : [usd(profit)])])}
        wide
      >
        <BarChart
          {...shared}
          withLegend
          // In the order of the bars.
          legendProps={{ itemSorter: null }}
          data={byDay}
          dataKey="day"
          valueFormatter={shortUsd}
          series={[
            { name: 'revenue', label: 'Revenue', color: 'var(--carton-quiet)' },
            ...(hasProfit ? [{ name: 'profit', label: 'Profit', color: 'var(--carton-accent)' }] : []),
          ]}
        />
      </ChartCard>
      <ChartCard
        title="Orders by status"
        columns={['Status', 'Orders']}
        rows={byStatus.map(({ name, orders: count }) => [name, String(count)])}
      >
        <Bars data={byStatus} value="orders" label="Orders" />
      </ChartCard>
      <ChartCard
        title="Revenue by region"
        columns={['Region', 'Revenue']}
        rows={byRegion.map(({ name, revenue }) => [name, usd(revenue)])}
      >
        <Bars data={byRegion} value="revenue" label="Revenue" format={shortUsd} />
      </ChartCard>
      {byCategory.length > 0 && (
        <ChartCard
          title="Revenue by category"
          columns={['Category', 'Revenue']}
          rows={byCategory.map(({ name, revenue }) => [name, usd(revenue)])}
        >
          <Bars data={byCategory} value="revenue" label="Revenue" format={shortUsd} />
        </ChartCard>
      )}
      {lowStock.length > 0 && (
        <ChartCard
          title="Low stock by category"
          columns={['Category', 'Sold out', `Fewer than ${LOW_STOCK} pieces`]}
          rows={lowStock.map(({ name, soldOut, low }) => [name, String(soldOut), String(low)])}
        >
          <BarChart
            {...shared}
            {...horizontal}
            type="stacked"
            withLegend
            legendProps={{ itemSorter: null }}
            data={lowStock}
            dataKey="name"
            series={[
              { name: 'soldOut', label: 'Sold out', color: 'var(--carton-accent)' },
              { name: 'low', label: `Fewer than ${LOW_STOCK} pieces`, color: 'var(--carton-quiet)' },
            ]}
          />
        </ChartCard>
      )}
    </div>
  );
}

interface BarsProps {
  data: readonly { name: string }[];
  /** Name of the figure in a row of the data. */
  value: string;
  label: string;
  format?: (value: number) => string;
}

function Bars({ data, value, label, format }: BarsProps) {
  return (
    <BarChart
      {...shared}
      {...horizontal}
      data={[...data]}
      dataKey="name"
      series={[{ name: value, label, color: 'var(--carton-quiet)' }]}
      {...(format && { valueFormatter: format })}
    />
  );
}
