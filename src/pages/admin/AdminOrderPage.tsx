import { Anchor, Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { orderByIdQuery } from '@/features/admin-orders/adminOrderQueries';
import { OrderSheet } from '@/features/admin-orders/OrderSheet';
import { PackingSlip } from '@/features/admin-orders/PackingSlip';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { PageTitle } from '@/ui/PageTitle';
import { Spinner } from '@/ui/Spinner';
import classes from './AdminOrderPage.module.css';

/** One order (S2 2.10), which the orders table opens in a new tab. It prints as its packing slip. */
export default function AdminOrderPage() {
  const { id = '' } = useParams();
  const isNumber = /^\d{1,15}$/.test(id);
  const { data, error, isFetching, refetch } = useQuery({ ...orderByIdQuery(Number(id)), enabled: isNumber });
  if (!isNumber || data === null) {
    return (
      <>
        <PageTitle title="Order Not Found" />
        <EmptyState
          illustration="not-found"
          order={1}
          title="Order Not Found"
          action={
            <Button component={Link} to={paths.adminOrders()}>
              All orders
            </Button>
          }
        >
          There is no order with this number.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageTitle title={`Order ${id}`} />
      <div className={classes.screen}>
        <Anchor component={Link} to={paths.adminOrders()} size="sm">
          All orders
        </Anchor>
        <Title order={1} size="h3" mt={4} mb="sm">
          Order {id}
        </Title>
        {data && <OrderSheet order={data} />}
      </div>
      {data && (
        <div className={classes.slip}>
          <PackingSlip order={data} />
        </div>
      )}
      {!data && !error && <Spinner label="Loading the order" centered />}
      {!data && error && (
        <ErrorState
          title="The order could not be loaded"
          message={errorMessage(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
