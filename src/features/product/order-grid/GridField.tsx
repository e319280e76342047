import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { lineLimitNote, MAX_LINE_PIECES } from '@/domain/order/cartLine';
import type { GridCell } from '@/domain/product/orderGrid';
import type { Product } from '@/domain/product/readProduct';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/formatCount';
import { typedCount } from '@/lib/typedCount';
import { productPrice } from '../productPrice';
import classes from './OrderGrid.module.css';

interface GridFieldProps {
  product: Product;
  cell: GridCell;
  /** `row,column` */
  at: string;
  /** The column's label, shown where the cells stand below one another. */
  column: string;
  /** 0 for an empty field. */
  quantity: number;
  inCart: number;
  busy: boolean;
  onFocus: () => void;
  onQuantity: (quantity: number) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** Pieces of one choice, and the price of one at this quantity: each choice is a line with a tier of its own (D-101). */
export function GridField(props: GridFieldProps) {
  const { product, cell, at, column, quantity, inCart, busy, onFocus, onQuantity, onPaste } = props;
  const { format } = useCurrency();
  const id = useId();
  const price = productPrice(product, cell.ancOption, quantity, inCart);
  const fault = lineLimitNote(inCart, quantity);
  return (
    <div className={classes.cell} data-filled={quantity > 0 || undefined}>
      {column && (
        <span className={classes.column} aria-hidden="true">
          {column}
        </span>
      )}
      <input
        className={classes.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        aria-label={`Pieces of ${cell.label}`}
        aria-describedby={id}
        aria-invalid={fault !== null || undefined}
        data-at={at}
        readOnly={busy}
        value={quantity === 0 ? '' : String(quantity)}
        onChange={({ currentTarget: { value } }) => {
          const text = typedCount(value);
          if (!busy && text !== null) onQuantity(Math.min(Number(text), MAX_LINE_PIECES));
        }}
        onKeyDown={moveInGrid}
        onPaste={onPaste}
        onFocus={(event) => {
          event.currentTarget.select();
          onFocus();
        }}
      />
      <span id={id} className={classes.facts}>
        {price && <span className={classes.price}>{format(price.unit)} each</span>}
        {fault === null && inCart > 0 && <span>with {formatCount(inCart)} in cart</span>}
        {fault !== null && <span className={classes.fault}>{fault}</span>}
      </span>
    </div>
  );
}

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
function moveInGrid(event: KeyboardEvent<HTMLInputElement>): void {
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
