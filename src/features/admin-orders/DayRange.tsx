import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { TableChange } from '@/ui/data-table/useTableControls';
import { isDay } from './orderList';
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
      <DayField label="Placed from" day={from} max={to} onChange={(day) => change({ filters: { from: day } })} />
      <span className={classes.until}>
        to
        <DayField label="Placed until" day={to} min={from} onChange={(day) => change({ filters: { to: day } })} />
      </span>
    </span>
  );
}

interface DayFieldProps {
  label: string;
  day: string | null;
  min?: string | null;
  max?: string | null;
  onChange: (day: string | null) => void;
}

/** Keeps its text until the focus leaves: a date field whose value is set while its year is being typed starts that year over. */
function DayField({ label, day, min, max, onChange }: DayFieldProps) {
  const [text, setText] = useState<string | null>(null);
  return (
    <TextInput
      type="date"
      size="sm"
      aria-label={label}
      value={text ?? day ?? ''}
      {...(min && { min })}
      {...(max && { max })}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        if (value === '' || isDay(value)) onChange(value || null);
      }}
      onBlur={() => setText(null)}
    />
  );
}
