import { percentText } from '@/domain/money';
import { nextLevelSaving } from '@/domain/order/nextLevelSaving';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { useRecentOrders } from './RecentOrders';

/** What the last orders would have cost less at the next level; nothing at V7 and without orders. */
export function NextLevelSaving({ level, className }: { level: number; className?: string | undefined }) {
  const { data: orders = [] } = useRecentOrders();
  const { format } = useCurrency();
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
