import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import type { QueryData } from '@/api/query';
import { amountInCents } from '@/domain/money';
import { purchasedProducts } from '@/domain/order/purchasedProducts';
import { focusResults } from '@/features/catalogue/focusResults';
import type { RenderNote } from '@/features/catalogue/ProductNoteContext';
import type { ChangeFilters } from '@/features/catalogue/useListFilters';
import { LastPurchase } from '@/features/orders/LastPurchase';
import { ORDERS_AT_ONCE, purchasedOrdersQuery } from '@/features/orders/orderQuery';
import { LoginPrompt } from '@/features/session/LoginPrompt';
import { useSession } from '@/features/session/SessionContext';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';

/** The contract's maximum of `ids`. */
const MAX_IDS = 300;

/** The products of the newest orders, with the last line of each as it was charged, in USD. */
function readPurchases({ items, total }: QueryData<'/api/user/orders'>) {
  const newestFirst = items.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id);
  const byId = new Map(purchasedProducts(newestFirst).map((purchase) => [purchase.item.productId, purchase]));
  return {
    byId,
    ids: [...byId.keys()].slice(0, MAX_IDS),
    hasOlder: byId.size > MAX_IDS || (total !== null && total > ORDERS_AT_ONCE),
  };
}

interface PurchasedFilter {
  /** Ids of what the buyer has bought, most recent first; undefined unless the list is filtered by them. */
  ids?: readonly number[];
  /** Renders when and at what price the buyer last bought a product. */
  note: RenderNote | null;
  /** Rendered above the list. */
  notice?: ReactNode;
  /** Rendered instead of the list while the purchases are not known, and when there are none. */
  replacement?: ReactNode;
}

/** The filter "Previously purchased" of a list. The contract has no list of these products: they are read from the newest orders. */
export function usePurchasedFilter(
  purchased: true | null,
  change: ChangeFilters,
  fallback: ReactNode,
): PurchasedFilter {
  const { token } = useSession();
  const { pathname, search } = useLocation();
  const active = purchased === true && token !== null;
  const orders = useQuery({ ...purchasedOrdersQuery('', 0), enabled: active, select: readPurchases });
  const byId = orders.data?.byId;
  const note = useCallback<RenderNote>(
    ({ id }, where) => {
      const purchase = byId?.get(id);
      if (!purchase) return null;
      const { item, lastOrder } = purchase;
      const price = amountInCents(item.price) ?? 0;
      return <LastPurchase lastOrder={lastOrder} quantity={item.quantity} price={price} short={where === 'row'} />;
    },
    [byId],
  );
  if (purchased === null) return { note: null };
  const showAll = (
    <Button
      variant="default"
      onClick={({ currentTarget }) => {
        change({ purchased: null });
        focusResults(currentTarget);
      }}
    >
      Show all products
    </Button>
  );
  if (token === null) {
    return {
      note: null,
      replacement: (
        <LoginPrompt
          from={`${pathname}${search}`}
          title="Log in to see what you have bought"
          illustration="empty-orders"
          action={showAll}
        >
          This list is filtered by your orders.
        </LoginPrompt>
      ),
    };
  }
  if (orders.isPending) return { note: null, replacement: fallback };
  if (orders.isLoadingError) {
    return {
      note: null,
      replacement: (
        <ErrorState
          title="Your purchases could not be loaded"
          message={errorMessage(orders.error)}
          busy={orders.isFetching}
          onRetry={() => void orders.refetch()}
        />
      ),
    };
  }
  const { ids, hasOlder } = orders.data;
  if (ids.length === 0) {
    return {
      note: null,
      replacement: (
        <EmptyState illustration="empty-orders" title="Nothing bought yet" action={showAll}>
          The products of your orders appear here.
        </EmptyState>
      ),
    };
  }
  return {
    ids,
    note,
    notice: hasOlder && (
      <>
        From your newest orders. <Link to={paths.purchases()}>Look further back</Link>
      </>
    ),
  };
}
