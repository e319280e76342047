import type { ClipboardEvent, KeyboardEvent } from 'react';
import { typedCount } from '@/lib/typedCount';

/** Where an arrow key or Enter leads from a cell: rows down, columns across. Null where the key stays in the field. */
function moveOf({
  key,
  currentTarget: field,
}: KeyboardEvent<HTMLInputElement>): [rows: number, columns: number] | null {
  const { selectionStart, selectionEnd, value } = field;
  const all = selectionStart === 0 && selectionEnd === value.length;
  if (key === 'ArrowDown' || key === 'Enter') return [1, 0];
  if (key === 'ArrowUp') return [-1, 0];
  // Left and right move in the text first.
  if (key === 'ArrowLeft' && (all || selectionEnd === 0)) return [0, -1];
  if (key === 'ArrowRight' && (all || selectionStart === value.length)) return [0, 1];
  return null;
}

/** Moves the focus to the next field in the key's direction; at the edge it stays. Fields carry `data-at="row,column"`. */
export function moveInGrid(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const by = moveOf(event);
  if (!by) return;
  const [row = 0, column = 0] = (event.currentTarget.dataset.at ?? '').split(',').map(Number);
  event.preventDefault();
  const grid = event.currentTarget.closest('table');
  grid?.querySelector<HTMLInputElement>(`[data-at="${row + by[0]},${column + by[1]}"]`)?.focus();
}

/** Copied cells of a spreadsheet, row by row; null for anything that one field takes by itself. */
export function pastedRows(event: ClipboardEvent): (number | null)[][] | null {
  const text = event.clipboardData.getData('text/plain').replace(/[\r\n]+$/, '');
  if (!/[\t\n]/.test(text)) return null;
  const pieces = (cell: string) => {
    const digits = typedCount(cell);
    return digits ? Number(digits) : null;
  };
  return text.split(/\r?\n/).map((line) => line.split('\t').map(pieces));
}
