import { Input } from '@mantine/core';
import IconSelector from '@tabler/icons-react/icons/IconSelector';
import { SORTS, type ListSort } from './listFilters';

const SORT_OPTIONS = [{ value: '', label: 'Catalog order' }, ...SORTS];

interface SortSelectProps {
  value: ListSort | null;
  onChange: (sort: ListSort | null) => void;
}

/** The sort order of a list. A plain Input: without a visible label it needs no Input.Wrapper, which would render twice. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  return (
    <Input
      component="select"
      aria-label="Sort by"
      value={value ?? ''}
      pointer
      rightSection={<IconSelector size={16} aria-hidden />}
      onChange={({ currentTarget }) =>
        onChange(SORTS.find(({ value: sort }) => sort === currentTarget.value)?.value ?? null)
      }
    >
      {SORT_OPTIONS.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Input>
  );
}
