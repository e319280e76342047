import { Button } from '@mantine/core';
import { useId } from 'react';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/formatCount';
import { Money } from '@/ui/Money';
import bar from '../BuyActions.module.css';
import classes from './OrderGrid.module.css';
import type { GridTotals } from './gridTotals';

const pieces = (count: number) => `${formatCount(count)} ${count === 1 ? 'piece' : 'pieces'}`;

interface GridActionsProps {
  totals: GridTotals;
  /** How far an add has come; null when none is under way. */
  progress: { done: number; of: number } | null;
  onAdd: () => void;
}

/** What all of it comes to, and the one button. On phones this is the bar at the bottom. */
export function GridActions({ totals, progress, onAdd }: GridActionsProps) {
  const { format } = useCurrency();
  const reasonId = useId();
  const reason =
    totals.pieces === 0
      ? 'Enter how many pieces you want of each.'
      : totals.tooMany
        ? 'One of the lines would hold too many pieces.'
        : null;
  const off = reason !== null || progress !== null;
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
              {pieces(totals.pieces)} on {totals.choices} {totals.choices === 1 ? 'line' : 'lines'}
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
        aria-disabled={off || undefined}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => !off && onAdd()}
      >
        {progress
          ? `Adding ${progress.done + 1} of ${progress.of}...`
          : totals.pieces > 0
            ? `Add ${pieces(totals.pieces)}`
            : 'Add pieces'}
      </Button>
    </div>
  );
}
