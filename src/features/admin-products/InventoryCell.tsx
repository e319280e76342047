import type { AdminProduct } from '@/api/types';
import { LOW_STOCK } from '@/domain/product/stock';
import { useComposition } from '@/lib/useComposition';
import { NativeCheckbox } from '@/ui/native/NativeCheckbox';
import { useDraftStore, useProductDrafts } from './DraftsContext';
import type { InventoryField } from './inventoryFields';
import classes from './InventoryGrid.module.css';

interface InventoryCellProps {
  product: AdminProduct;
  field: InventoryField;
}

/** One editable cell. It shows the draft if there is one, and marks a value that the server has changed since. */
export function InventoryCell({ product, field }: InventoryCellProps) {
  const store = useDraftStore();
  const draft = useProductDrafts(product.id)?.fields[field.key];
  const stored = field.read(product);
  const text = draft?.text ?? stored;
  const parsed = draft ? field.parse(draft.text) : null;
  const problem = parsed && !parsed.ok ? parsed.problem : null;
  const storedName = field.options?.find(({ value }) => value === stored)?.label ?? stored;
  const conflict =
    draft && draft.base !== stored ? `Changed in the meantime: it is now ${storedName || 'empty'}` : null;
  const note = conflict && <span className={classes.conflict}>{conflict}</span>;
  const isLow = field.key === 'stock' && Number(text) < LOW_STOCK;
  const edit = (next: string) => store.edit(product, field, next);
  const { composed, handlers } = useComposition(edit);
  const shared = {
    'aria-label': `${field.label} of ${product.name}`,
    'data-row': product.id,
    'data-field': field.key,
    title: problem ?? conflict ?? undefined,
  };
  const state = {
    'data-dirty': draft !== undefined || undefined,
    'data-conflict': conflict !== null || undefined,
    'data-low': isLow || undefined,
  };
  if (field.key === 'isActive') {
    return (
      <span className={classes.flag} {...state}>
        <NativeCheckbox {...shared} checked={text === 'yes'} onChange={(checked) => edit(checked ? 'yes' : 'no')} />
      </span>
    );
  }
  if (field.options) {
    return (
      <>
        <select
          {...shared}
          {...state}
          className={classes.cell}
          value={text}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
        >
          {/* A pasted text that is none of the options stays visible, as an error. */}
          {problem && <option value={text}>{text}</option>}
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {note}
      </>
    );
  }
  return (
    <>
      <input
        {...shared}
        {...state}
        className={classes.cell}
        data-numeric={field.numeric || undefined}
        inputMode={field.key === 'stock' ? 'numeric' : 'decimal'}
        // Of prices and weight (S2 2.10); the arrow keys move between the rows.
        step={field.key === 'stock' ? 1 : 0.01}
        aria-invalid={problem !== null || undefined}
        value={composed ?? text}
        autoComplete="off"
        {...handlers}
        onBlur={() => {
          if (parsed?.ok && typeof parsed.body[field.key] === 'string') edit(String(parsed.body[field.key]));
        }}
      />
      {note}
    </>
  );
}
