import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { AdminProduct } from '@/api/types';
import { FocusTableOnRemoval } from '@/ui/data-table/TableGrid';
import { NativeSelect } from '@/ui/native/NativeSelect';
import { useDraftStore } from './DraftsContext';
import { INVENTORY_FIELDS, type InventoryField } from './inventoryFields';
import classes from './InventoryGrid.module.css';

interface BulkEditProps {
  /** The selected products of this page. */
  products: readonly AdminProduct[];
  onDone: () => void;
}

/** Puts one value into a column of all selected rows. It is saved with the other changes. */
export function BulkEdit({ products, onDone }: BulkEditProps) {
  const store = useDraftStore();
  const [field, setField] = useState<InventoryField | undefined>(INVENTORY_FIELDS[0]);
  const [text, setText] = useState('');
  if (products.length === 0 || !field) return null;
  const value = field.options
    ? (field.options.find((option) => option.value === text)?.value ?? field.options[0]?.value ?? '')
    : text;
  const parsed = field.parse(value);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!parsed.ok) return;
    for (const product of products) store.edit(product, field, value);
    onDone();
  };
  return (
    <FocusTableOnRemoval>
      <form className={classes.bar} aria-label="Bulk edit" onSubmit={apply}>
        <strong role="status">{products.length === 1 ? '1 row selected' : `${products.length} rows selected`}</strong>
        <NativeSelect
          size="xs"
          label="Column to set"
          options={INVENTORY_FIELDS.map(({ key, label }) => ({ value: key, label }))}
          value={field.key}
          onChange={(chosen) => {
            setField(INVENTORY_FIELDS.find(({ key }) => key === chosen));
            setText('');
          }}
        />
        {field.options ? (
          <NativeSelect size="xs" label="New value" options={field.options} value={value} onChange={setText} />
        ) : (
          <TextInput
            size="xs"
            aria-label="New value"
            value={text}
            error={!parsed.ok && text !== '' && parsed.problem}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        <Button type="submit" size="xs">
          Fill the selected rows
        </Button>
        <Button size="xs" variant="subtle" onClick={onDone}>
          Clear selection
        </Button>
      </form>
    </FocusTableOnRemoval>
  );
}
