import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { readOrder, type Order } from '@/domain/order/readOrder';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SectionBoundary } from '@/ui/SectionBoundary';
import { Spinner } from '@/ui/Spinner';
import { orderQuery, readOrderId } from './orderQuery';

interface OrderByIdProps {
  /** As in the URL. */
  id: string | undefined;
  children: (order: Order) => ReactNode;
}

/** Loads one order of the buyer. An unknown order and another buyer's look alike (D-118). */
export function OrderById({ id: idInUrl, children }: OrderByIdProps) {
  const id = readOrderId(idInUrl);
  if (id === null) return <OrderNotFound />;
  return (
    <SectionBoundary failure="Your order could not be shown">
      <LoadedOrder id={id}>{children}</LoadedOrder>
    </SectionBoundary>
  );
}

function LoadedOrder({ id, children }: { id: number; children: (order: Order) => ReactNode }) {
  const order = useQuery({ ...orderQuery(id), select: readOrder });
  if (order.isPending) return <Spinner label="Loading order details..." labelled centered />;
  if (order.data) return children(order.data);
  if (order.error?.status === 404) return <OrderNotFound />;
  return (
    <ErrorState
      title="Your order could not be loaded"
      message={errorMessage(order.error)}
      busy={order.isFetching}
      onRetry={() => void order.refetch()}
    />
  );
}

function OrderNotFound() {
  return (
    <EmptyState
      illustration="not-found"
      title="Order Not Found"
      order={1}
      action={
        <Button component={Link} to={paths.home()}>
          Back to Home
        </Button>
      }
    >
      We couldn&apos;t find the order you&apos;re looking for.
    </EmptyState>
  );
}
