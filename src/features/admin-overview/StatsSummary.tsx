import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '@/api/errors';
import { get } from '@/api/query';
import { formatMoney } from '@/domain/currency';
import { centsFromNumber } from '@/domain/money';
import { ErrorState } from '@/ui/ErrorState';
import classes from './StatsSummary.module.css';

const usd = (amount: number) => formatMoney(centsFromNumber(amount) ?? 0, 'USD');

/** Revenue and profit, as GET /api/admin/stats states them (S2 2.10, D-130). */
export function StatsSummary() {
  const { data, error, isFetching, refetch } = useQuery(get('/api/admin/stats'));
  if (error && !data) {
    return (
      <ErrorState
        title="Revenue and profit could not be loaded"
        message={errorMessage(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const profit = data?.profitSummary;
  const figures = [
    { name: 'Revenue', value: data && usd(data.revenue), note: 'Paid orders, without shipping' },
    { name: 'Cost of goods', value: profit && usd(profit.totalCost), note: 'At what each piece costs now' },
    { name: 'Profit', value: profit && usd(profit.totalProfit), note: 'Revenue less cost of goods' },
    {
      name: 'Average margin',
      value: profit && `${profit.averageMargin.toFixed(2)}%`,
      note: 'Profit as a share of revenue',
    },
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name} className={classes.figure}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value}>{value ?? <Skeleton height={28} width="70%" />}</dd>
          <dd className={classes.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
