import { TextInput } from '@mantine/core';
import type { TableChange } from '@/ui/data-table/useTableControls';
import classes from './OrdersTable.module.css';

interface DayRangeProps {
  controls: {
    state: { filters: { readonly from: string | null; readonly to: string | null } };
    change: (changed: TableChange) => void;
  };
}

/** Limits the orders to days of the browser's time zone, both included. */
export function DayRange({ controls: { state, change } }: DayRangeProps) {
  const { from, to } = state.filters;
  return (
    <span className={classes.days}>
      <TextInput
        type="date"
        size="sm"
        aria-label="Placed from"
        value={from ?? ''}
        {...(to && { max: to })}
        onChange={({ currentTarget }) => change({ filters: { from: currentTarget.value || null } })}
      />
      <span className={classes.until}>
        to
        <TextInput
          type="date"
          size="sm"
          aria-label="Placed until"
          value={to ?? ''}
          {...(from && { min: from })}
          onChange={({ currentTarget }) => change({ filters: { to: currentTarget.value || null } })}
        />
      </span>
    </span>
  );
}
