import { Input } from '@mantine/core';
import IconSelector from '@tabler/icons-react/icons/IconSelector';
import { SORTS, type ListSort } from './listFilters';

const ORDERS = [{ value: '', label: 'Catalog order' }, ...SORTS];

interface SortSelectProps {
  value: ListSort | null;
  onChange: (sort: ListSort | null) => void;
}

/** The order of a list. It has no label, so it needs no wrapper around the field, which Mantine draws twice. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  return (
    <Input
      component="select"
      aria-label="Sort by"
      value={value ?? ''}
      pointer
      rightSection={<IconSelector size={16} aria-hidden />}
      onChange={({ currentTarget }) =>
        onChange(SORTS.find((known) => known.value === currentTarget.value)?.value ?? null)
      }
    >
      {ORDERS.map((order) => (
        <option key={order.value} value={order.value}>
          {order.label}
        </option>
      ))}
    </Input>
  );
}
