import { Button } from '@mantine/core';
import { useId } from 'react';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { Money } from '@/ui/Money';
import bar from '../BuyActions.module.css';
import classes from './OrderGrid.module.css';
import { CART_PENDING_REASON } from '../BuyActions';
import type { GridTotals } from './gridTotals';

interface GridActionsProps {
  totals: GridTotals;
  /** The cart is being read, so that the totals are not known. */
  isCartPending?: boolean;
  /** Progress of the running add; null for none. */
  progress: { done: number; of: number } | null;
  onAdd: () => void;
}

/** The total and the Add button. On phones this is the bar at the bottom. */
export function GridActions({ totals, isCartPending = false, progress, onAdd }: GridActionsProps) {
  const { format } = useCurrency();
  const reasonId = useId();
  const reason =
    totals.pieces === 0
      ? 'Enter how many pieces you want of each.'
      : isCartPending
        ? CART_PENDING_REASON
        : totals.tooMany
          ? 'One of the lines would hold too many pieces.'
          : null;
  const disabled = reason !== null || progress !== null;
  return (
    <div className={bar.root}>
      <output className={bar.total}>
        {reason ? (
          <span className={bar.reason} id={reasonId}>
            {reason}
          </span>
        ) : (
          <>
            <span className={bar.count}>
              {formatPieces(totals.pieces)} on {totals.lines} {totals.lines === 1 ? 'line' : 'lines'}
            </span>
            <span className={bar.sum}>
              {totals.sum === null ? 'Price on request' : <Money text={format(totals.sum)} size="lg" />}
            </span>
            {totals.saving > 0 && <span className={bar.saving}>You save {format(totals.saving)}</span>}
          </>
        )}
      </output>
      <Button
        size="lg"
        className={classes.add}
        aria-disabled={disabled || undefined}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => !disabled && onAdd()}
      >
        {progress
          ? `Adding ${progress.done + 1} of ${progress.of}...`
          : totals.pieces > 0
            ? `Add ${formatPieces(totals.pieces)}`
            : 'Add pieces'}
      </Button>
    </div>
  );
}

const formatPieces = (count: number) => `${formatCount(count)} ${count === 1 ? 'piece' : 'pieces'}`;
