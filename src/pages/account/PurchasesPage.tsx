import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import type { ChosenOptions } from '@/domain/product/productOptions';
import type { Product } from '@/domain/product/readProduct';
import { AccountLayout } from '@/features/account/AccountLayout';
import { useAddToCart } from '@/features/cart/useAddToCart';
import { OtherRegionButton } from '@/features/catalogue/OtherRegionButton';
import { RowOptions } from '@/features/catalogue/RowOptions';
import { PurchaseRow, type PurchaseEntry } from '@/features/orders/PurchaseRow';
import { useOrderedProducts } from '@/features/orders/useOrderedProducts';
import { usePurchases } from '@/features/orders/usePurchases';
import { LoginPrompt } from '@/features/session/LoginPrompt';
import { useSession } from '@/features/session/SessionContext';
import { useBuyerState } from '@/features/session/useBuyerState';
import { formatCount } from '@/lib/count';
import { keepFocusNearby } from '@/lib/focus';
import { useUpdateSearchParams } from '@/lib/navigateFrom';
import { paths } from '@/lib/paths';
import { BusyButton } from '@/ui/BusyButton';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SearchField } from '@/ui/SearchField';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './PurchasesPage.module.css';

/** Products shown at first and added by each press of "Show more": each of them is a call of its own. */
const SHOWN_AT_ONCE = 12;

/** /purchases: the products that were bought before, most recent first. */
export default function PurchasesPage() {
  const { token } = useSession();
  const [params] = useSearchParams();
  const search = params.get('search')?.trim().slice(0, 200) ?? '';
  const updateSearchParams = useUpdateSearchParams();
  const find = (term: string) =>
    updateSearchParams(
      (newest) => {
        const next = new URLSearchParams(newest);
        if (term) next.set('search', term);
        else next.delete('search');
        return next;
      },
      { replace: true },
    );
  // Above the rows, which disappear when the session expires.
  const [entries, setEntries] = useBuyerState(NOTHING_ENTERED);
  const enter = (productId: number, changed: PurchaseEntry) =>
    setEntries((previous) => new Map(previous).set(productId, { ...previous.get(productId), ...changed }));
  if (token === null)
    return (
      <LoginPrompt from={paths.purchases({ search })} illustration="empty-orders" order={1}>
        What you have bought is here once you have logged in.
      </LoginPrompt>
    );
  return (
    <AccountLayout title="Previously purchased" lead="What you have bought before, with the price then and now.">
      <SectionBoundary failure="Your purchases could not be shown">
        {/* Not part of what the key replaces: the field has the focus while its term changes. */}
        <div className={classes.search}>
          <SearchField label="Search your purchases" value={search} onSearch={find} />
        </div>
        <Purchases key={search} search={search} entries={entries} onEnter={enter} />
      </SectionBoundary>
    </AccountLayout>
  );
}

interface PurchasesProps {
  search: string;
  /** By product id. */
  entries: ReadonlyMap<number, PurchaseEntry>;
  onEnter: (productId: number, changed: PurchaseEntry) => void;
}

function Purchases({ search, entries, onEnter }: PurchasesProps) {
  const [batches, setBatches] = useState(1);
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const { purchases, isPending, isFetching, error, hasOlder, refetch } = usePurchases(search, batches);
  const rows = purchases.slice(0, shown);
  const products = useOrderedProducts(rows.map(({ item }) => item.productId));
  const more = purchases.length > shown;
  // What could not be read is not counted as nothing.
  const unknown = error !== null && purchases.length === 0;
  const count = unknown ? '' : `${formatCount(purchases.length)} ${purchases.length === 1 ? 'product' : 'products'}`;
  return (
    <>
      <p className={classes.count} role="status">
        {isPending ? 'Loading' : count}
      </p>
      {isPending ? (
        <Skeleton height={360} />
      ) : (
        <ul className={classes.rows} aria-label="Products bought before">
          {rows.map((purchase) => (
            <PurchaseRow
              key={purchase.item.productId}
              purchase={purchase}
              now={products.get(purchase.item.productId) ?? NOT_LOADED}
              entry={entries.get(purchase.item.productId) ?? NO_ENTRY}
              onChange={(changed) => onEnter(purchase.item.productId, changed)}
              controls={CONTROLS}
            />
          ))}
        </ul>
      )}
      {error && (
        <ErrorState
          title="Your purchases could not be loaded"
          message={errorMessage(error)}
          busy={isFetching}
          onRetry={refetch}
        />
      )}
      {!isPending && !error && purchases.length === 0 && !hasOlder && (
        <EmptyState
          illustration="empty-orders"
          title={search ? 'Nothing like that bought before' : 'Nothing bought yet'}
          action={
            <Button component={Link} to={paths.products(search ? { search } : {})}>
              {search ? 'Search all products' : 'Browse Products'}
            </Button>
          }
        >
          {search ? 'Try another word.' : 'The products of your orders appear here.'}
        </EmptyState>
      )}
      {!isPending && (
        // Stays when the button goes, to take the focus.
        <div className={classes.more}>
          {(more || hasOlder) && (
            <BusyButton
              ref={keepFocusNearby}
              variant="default"
              busy={isFetching && !more}
              onClick={() => {
                if (!more) setBatches(batches + 1);
                setShown(shown + SHOWN_AT_ONCE);
              }}
            >
              {more ? 'Show more' : 'Look further back'}
            </BusyButton>
          )}
        </div>
      )}
    </>
  );
}

const NOTHING_ENTERED: ReadonlyMap<number, PurchaseEntry> = new Map();
const NO_ENTRY: PurchaseEntry = {};
const NOT_LOADED = { product: undefined, failed: false, refetch: () => undefined };

const CONTROLS = {
  options: (product: Product, value: ChosenOptions, onChange: (value: ChosenOptions) => void) => (
    <RowOptions product={product} value={value} onChange={onChange} />
  ),
  add: (product: Product, options: ChosenOptions, quantity: number) => (
    <AddButton product={product} options={options} quantity={quantity} />
  ),
  otherRegion: (product: Product) => <OtherRegionButton product={product} />,
};

function AddButton({ product, options, quantity }: { product: Product; options: ChosenOptions; quantity: number }) {
  const { add, adding } = useAddToCart();
  const empty = quantity < 1;
  return (
    <BusyButton
      size="sm"
      busy={adding}
      disabled={empty}
      title={empty ? 'Enter a quantity first' : undefined}
      aria-label={`Add ${product.name} to cart`}
      onClick={() => void add({ product, quantity, ...options })}
    >
      Add to Cart
    </BusyButton>
  );
}
