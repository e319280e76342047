import { NativeSelect } from '@mantine/core';
import { SORTS, type ListSort } from './listFilters';

const ORDERS = [{ value: '', label: 'Catalog order' }, ...SORTS];

interface SortSelectProps {
  value: ListSort | null;
  onChange: (sort: ListSort | null) => void;
}

/** The order of a list. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  return (
    <NativeSelect
      aria-label="Sort by"
      value={value ?? ''}
      data={ORDERS}
      onChange={({ currentTarget }) =>
        onChange(SORTS.find((known) => known.value === currentTarget.value)?.value ?? null)
      }
    />
  );
}
