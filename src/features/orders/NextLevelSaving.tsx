import { Skeleton } from '@mantine/core';
import { findLevel } from '@/domain/membership';
import { percentText } from '@/domain/money';
import { nextLevelSaving } from '@/domain/order/nextLevelSaving';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { useRecentOrders } from './RecentOrders';

interface NextLevelSavingProps {
  /** The buyer's level, 1 to 7; null while it loads. */
  level: number | null;
  className?: string | undefined;
}

/** What the last orders would have cost less at the next level; nothing at V7 and without orders. */
export function NextLevelSaving({ level, className }: NextLevelSavingProps) {
  const { data: orders = [], isPending } = useRecentOrders();
  const { format } = useCurrency();
  if (level === null || (isPending && findLevel(level + 1)))
    return (
      <p className={className}>
        <Skeleton component="span" display="block" height="1lh" maw={560} />
      </p>
    );
  const saved = nextLevelSaving(orders, level);
  if (!saved) return null;
  const { next, saving, orders: count } = saved;
  return (
    <p className={className}>
      At {next.label} {next.name} ({percentText(next.discount)}% off), your last{' '}
      {count === 1 ? 'order' : `${count} orders`} would have cost <strong>{format(saving)} less</strong>.
    </p>
  );
}
