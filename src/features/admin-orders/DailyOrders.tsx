import { Skeleton, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import IconDownload from '@tabler/icons-react/icons/IconDownload';
import { useId, useMemo, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { formatMoney } from '@/domain/currency';
import { formatCount } from '@/lib/count';
import { downloadFile } from '@/lib/downloadFile';
import { useClock } from '@/lib/EnvironmentContext';
import { BusyButton } from '@/ui/BusyButton';
import { ErrorState } from '@/ui/ErrorState';
import { useToast } from '@/ui/toast/useToast';
import type { AdminOrder } from './adminOrder';
import { ordersSinceQuery } from './adminOrderQueries';
import classes from './DailyOrders.module.css';
import { DayTable } from './DayTable';
import { lastDays, ordersByDay, REFRESH_INTERVAL, timeZoneName, type OrderDay } from './orderDays';
import { ordersCsv } from './ordersCsv';

/** The orders of the last seven days, by day in the browser's time zone; read again every 30 seconds (S2 2.10). */
export function DailyOrders() {
  const clock = useClock();
  const now = clock.now();
  const days = lastDays(now);
  const first = days.at(-1)?.from ?? now;
  const { data, error, isLoading, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...ordersSinceQuery(first),
    refetchInterval: REFRESH_INTERVAL,
    staleTime: 0,
    // At midnight the first day changes, and with it the query.
    placeholderData: (previous) => previous,
  });
  const refreshedAt = useMemo(
    () => clock.now(),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- by the shop's clock, which the query does not know
    [clock, dataUpdatedAt],
  );
  // A refresh moves nothing: days that are open stay open, and rows keep their keys.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const today = days[0]?.key;
  const dayKeys = days.map(({ key }) => key).join();
  const groups = useMemo(
    () => ordersByDay(lastDays(clock.now()), data?.items ?? []),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the days change at midnight only
    [clock, data, dayKeys],
  );
  const toggle = (key: string) =>
    setToggled((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));

  if (error && !data) {
    return (
      <ErrorState
        title="The orders could not be loaded"
        message={errorMessage(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={classes.root}>
      <p className={classes.note}>
        Times in {timeZoneName(now)}. Refreshes every 30 seconds
        {dataUpdatedAt > 0 && !error && `, last at ${timeText(refreshedAt)}`}.
        {error && data && ' The last refresh failed; these are the orders as they were before.'}
      </p>
      {groups.map((day) => (
        <DayGroup
          key={day.key}
          day={day}
          isToday={day.key === today}
          loading={isLoading}
          // Today is open at first.
          opened={toggled.has(day.key) !== (day.key === today)}
          onToggle={() => toggle(day.key)}
        />
      ))}
    </div>
  );
}

const timeText = (date: Date) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' }).format(date);
const dayName = (date: Date) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }).format(date);

interface DayGroupProps {
  day: OrderDay & { orders: AdminOrder[] };
  isToday: boolean;
  loading: boolean;
  opened: boolean;
  onToggle: () => void;
}

function DayGroup({ day, isToday, loading, opened, onToggle }: DayGroupProps) {
  const id = useId();
  const { toast } = useToast();
  const { key, from, orders } = day;
  const name = `${isToday ? 'Today, ' : ''}${dayName(from)}`;
  const total = orders.reduce((sum, order) => sum + order.total, 0);
  const exportDay = async () => {
    if (orders.length === 0) return void toast({ title: 'No orders to export for this day', tone: 'danger' });
    downloadFile(`orders-${key}.csv`, await ordersCsv(orders));
  };
  return (
    <section className={classes.day} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          <UnstyledButton className={classes.toggle} aria-expanded={opened} onClick={onToggle}>
            <IconChevronRight className={classes.arrow} size={18} aria-hidden />
            {name}
          </UnstyledButton>
        </h2>
        <span className={classes.sum}>
          {loading ? (
            <Skeleton height={16} width={140} />
          ) : (
            <>
              {orders.length === 1 ? '1 order' : `${formatCount(orders.length)} orders`}
              {orders.length > 0 && <strong> {formatMoney(total, 'USD')}</strong>}
            </>
          )}
        </span>
        <BusyButton
          variant="default"
          size="xs"
          // Which orders there are is not known yet.
          busy={loading}
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={`Export CSV of ${name}`}
          onClick={() => void exportDay()}
        >
          Export CSV
        </BusyButton>
      </div>
      {opened && !loading && <DayTable orders={orders} label={`Orders of ${name}`} />}
    </section>
  );
}
