import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import type { Page } from '@/api/query';
import type { ApiOrder } from '@/api/types';
import { readOrder, type Order } from '@/domain/order/readOrder';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/ErrorState';
import { Money } from '@/ui/Money';
import { RECENT_ORDERS, recentOrdersQuery } from './orderQuery';
import { OrderStatus } from './OrderStatus';
import { shortDate } from './orderTexts';
import classes from './RecentOrders.module.css';

/** The newest orders. A backend without paging returns all of them, in any order. */
const readRecent = ({ items }: Page<ApiOrder>): Order[] =>
  items
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id)
    .slice(0, RECENT_ORDERS)
    .map(readOrder);

/** The buyer's five newest orders (S2 2.9). */
export const useRecentOrders = () => useQuery({ ...recentOrdersQuery(), select: readRecent });

/** Id, date, status and total of the five newest orders. */
export function RecentOrders() {
  const orders = useRecentOrders();
  if (orders.isPending) {
    return (
      <div className={classes.place} role="status" aria-label="Loading your orders">
        {Array.from({ length: RECENT_ORDERS }, (_, index) => (
          <div key={index} className={classes.order}>
            <Skeleton height="1lh" width="60%" />
          </div>
        ))}
      </div>
    );
  }
  if (!orders.data) {
    return (
      <ErrorState
        title="Your orders could not be loaded"
        message={errorMessage(orders.error)}
        busy={orders.isFetching}
        onRetry={() => void orders.refetch()}
      />
    );
  }
  if (orders.data.length === 0)
    return <p className={`${classes.place} ${classes.empty}`}>No orders yet. Your first one will appear here.</p>;
  return (
    <ul className={`${classes.place} ${classes.orders}`}>
      {orders.data.map((order) => (
        <RecentOrder key={order.id} order={order} />
      ))}
    </ul>
  );
}

function RecentOrder({ order }: { order: Order }) {
  const { format } = useCurrency();
  return (
    <li className={classes.order}>
      <Anchor component={Link} to={paths.order(order.id)}>
        Order #{order.id}
      </Anchor>
      <span className={classes.date}>{shortDate(order.createdAt)}</span>
      <span className={classes.status}>
        <OrderStatus status={order.status} />
      </span>
      <span className={classes.total}>
        <Money text={format(order.total)} />
      </span>
    </li>
  );
}
