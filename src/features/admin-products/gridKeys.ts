import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { AdminProduct } from '@/api/types';
import type { DraftStore } from './draftStore';
import { INVENTORY_FIELDS, type InventoryField } from './inventoryFields';

interface Grid {
  rows: readonly AdminProduct[];
  store: DraftStore;
}

/** The grid's cell that has the focus, by row and field. */
function cellOf(target: EventTarget): { id: number; key: string } | null {
  if (!(target instanceof HTMLElement)) return null;
  const { row, field } = target.dataset;
  return row && field ? { id: Number(row), key: field } : null;
}

function focusCell(within: Element, id: number | undefined, key: string): void {
  const cell = within.querySelector<HTMLElement>(`[data-row="${id}"][data-field="${key}"]`);
  cell?.focus();
  if (cell instanceof HTMLInputElement && cell.type !== 'checkbox') cell.select();
}

const textOf = ({ store }: Grid, product: AdminProduct, field: InventoryField) =>
  store.get().get(product.id)?.fields[field.key]?.text ?? field.read(product);

/** Copies the cell of `from` into the rows `into`. */
export function fillDown(grid: Grid, field: InventoryField, from: AdminProduct, into: readonly AdminProduct[]): void {
  const text = textOf(grid, from, field);
  for (const product of into) grid.store.edit(product, field, text);
}

/**
 * The keys of a spreadsheet: Enter and the arrows up and down move between rows, Escape restores the cell, Ctrl D copies the
 * cell above, and with Shift the cell into all rows below.
 */
export function onGridKeyDown(event: KeyboardEvent, grid: Grid): void {
  // Enter, Escape and the arrows belong to the input method until its text is complete.
  if (event.nativeEvent.isComposing) return;
  const cell = cellOf(event.target);
  const field = INVENTORY_FIELDS.find(({ key }) => key === cell?.key);
  if (!cell || !field) return;
  const { rows, store } = grid;
  const index = rows.findIndex(({ id }) => id === cell.id);
  const product = rows[index];
  if (!product) return;
  const isSelect = event.target instanceof HTMLSelectElement;
  const move = (by: number) => {
    event.preventDefault();
    focusCell(event.currentTarget, rows[index + by]?.id, field.key);
  };
  if (event.key === 'Enter') move(event.shiftKey ? -1 : 1);
  // A list of options needs the arrows itself.
  else if (event.key === 'ArrowDown' && !isSelect) move(1);
  else if (event.key === 'ArrowUp' && !isSelect) move(-1);
  else if (event.key === 'Escape') store.edit(product, field, field.read(product));
  else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    const above = rows[index - 1];
    if (event.shiftKey) fillDown(grid, field, product, rows.slice(index + 1));
    else if (above) fillDown(grid, field, above, [product]);
  }
}

/**
 * Pastes rows and columns of a spreadsheet from the focused cell on, to the right and down, into the columns that are shown.
 * One value is pasted as usual. Returns how many rows and columns did not fit.
 */
export function onGridPaste(event: ClipboardEvent, grid: Grid): { rows: number; columns: number } {
  const cell = cellOf(event.target);
  const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '');
  const isSelect = event.target instanceof HTMLSelectElement;
  if (!cell || (!/[\t\n]/.test(text) && !isSelect)) return { rows: 0, columns: 0 };
  event.preventDefault();
  const rows = grid.rows.slice(grid.rows.findIndex(({ id }) => id === cell.id));
  const shown = shownFields(event.currentTarget, cell.id);
  const fields = shown.slice(shown.findIndex(({ key }) => key === cell.key));
  const lines = text.split(/\r?\n/).map((line) => line.split('\t'));
  for (const [down, values] of lines.entries()) {
    for (const [right, value] of values.entries()) {
      const product = rows[down];
      const field = fields[right];
      if (product && field) grid.store.edit(product, field, normalized(field, value));
    }
  }
  const widest = Math.max(...lines.map(({ length }) => length));
  return { rows: Math.max(0, lines.length - rows.length), columns: Math.max(0, widest - fields.length) };
}

/** The fields that have a cell in this row, in the order of their columns. */
function shownFields(within: Element, id: number): InventoryField[] {
  const cells = within.querySelectorAll<HTMLElement>(`[data-row="${id}"]`);
  const keys = new Set(Array.from(cells, ({ dataset }) => dataset['field']));
  return INVENTORY_FIELDS.filter(({ key }) => keys.has(key));
}

/** An option's stored text for its label or any other accepted spelling, so that a list of options can show it. */
function normalized(field: InventoryField, value: string): string {
  const label = field.options?.find((option) => option.label.toLowerCase() === value.trim().toLowerCase());
  if (label) return label.value;
  const parsed = field.parse(value);
  if (!field.options || !parsed.ok) return value;
  const stored = parsed.body[field.key];
  return stored === true ? 'yes' : stored === false ? 'no' : String(stored);
}
