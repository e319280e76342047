import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import type { Product } from '@/domain/product/readProduct';
import { focusResults } from '@/features/catalogue/focusResults';
import type { ChangeFilters } from '@/features/catalogue/useListFilters';
import { LastPurchase } from '@/features/orders/LastPurchase';
import { usePurchases } from '@/features/orders/usePurchases';
import { LoginPrompt } from '@/features/session/LoginPrompt';
import { useSession } from '@/features/session/SessionContext';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';

/** The contract's maximum of `ids`. */
const MAX_IDS = 300;

interface PurchasedFilter {
  /** What the buyer has bought, the last one first; undefined while the list is not filtered by it, or cannot be. */
  ids?: readonly number[];
  /** Renders when and at what price the buyer last bought a product. */
  note: ((product: Product) => ReactNode) | null;
  /** Rendered above the list. */
  notice?: ReactNode;
  /** Rendered instead of the list: what was bought is not known, or nothing was. */
  replacement?: ReactNode;
}

/** The filter "Previously purchased" of a list: the products of the buyer's newest orders, of which the contract has no list. */
export function usePurchasedFilter(purchased: true | null, change: ChangeFilters, fallback: ReactNode): PurchasedFilter {
  const { token } = useSession();
  const { pathname, search } = useLocation();
  const active = purchased === true && token !== null;
  const { purchases, isPending, isFetching, error, hasOlder, refetch } = usePurchases('', active ? 1 : 0);
  const byId = useMemo(() => new Map(purchases.map((purchase) => [purchase.item.productId, purchase])), [purchases]);
  const ids = useMemo(() => [...byId.keys()].slice(0, MAX_IDS), [byId]);
  const note = useCallback(
    ({ id }: Product) => {
      const purchase = byId.get(id);
      return purchase && <LastPurchase purchase={purchase} />;
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
  if (isPending) return { note: null, replacement: fallback };
  if (error && purchases.length === 0) {
    return {
      note: null,
      replacement: (
        <ErrorState
          title="Your purchases could not be loaded"
          message={errorMessage(error)}
          busy={isFetching}
          onRetry={refetch}
        />
      ),
    };
  }
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
    notice: (hasOlder || byId.size > MAX_IDS) && (
      <>
        From your newest orders. <Link to={paths.purchases()}>Look further back</Link>
      </>
    ),
  };
}
