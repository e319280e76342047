import { Skeleton, VisuallyHidden } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { lineLimitNote, MAX_LINE_PIECES } from '@/domain/order/cartLine';
import type { GridCell } from '@/domain/product/orderGrid';
import type { Product } from '@/domain/product/readProduct';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { parseDigits } from '@/lib/parseDigits';
import { useQuantityInput } from '@/ui/useQuantityInput';
import { productPrice } from '../productPrice';
import classes from './OrderGrid.module.css';

interface GridFieldProps {
  product: Product;
  cell: GridCell;
  /** `row,column`, for the arrow keys. */
  position: string;
  /** The column's label, shown where the cells are stacked. */
  column: string;
  /** 0 for an empty field. */
  quantity: number;
  inCart: number;
  isCartPending: boolean;
  busy: boolean;
  onFocus: () => void;
  onQuantity: (quantity: number) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** Quantity field of one variant with its price per piece. Each variant is a cart line with its own tier (D-101). */
export function GridField(props: GridFieldProps) {
  const { product, cell, position, column, quantity, inCart, isCartPending, busy, onFocus, onQuantity, onPaste } =
    props;
  const { format } = useCurrency();
  const id = useId();
  const price = productPrice(product, cell.ancOption, quantity, inCart);
  const input = useQuantityInput({ value: quantity, max: MAX_LINE_PIECES, busy, onChange: onQuantity });
  const error = input.note ?? lineLimitNote(inCart, quantity);
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
        aria-invalid={error !== null || undefined}
        data-position={position}
        readOnly={busy}
        value={input.text === '0' ? '' : input.text}
        {...input.handlers}
        onKeyDown={(event) => {
          input.handlers.onKeyDown(event);
          if (!event.nativeEvent.isComposing) moveInGrid(event);
        }}
        onBlur={input.endEditing}
        onPaste={(event) => {
          input.clearNote();
          onPaste(event);
          if (event.isDefaultPrevented()) input.endEditing();
        }}
        onFocus={(event) => {
          event.currentTarget.select();
          onFocus();
        }}
      />
      <span id={id} className={classes.facts}>
        {price &&
          (isCartPending && price.breaks.length > 0 ? (
            <span className={classes.price}>
              <VisuallyHidden component="span">Reading your cart for the price</VisuallyHidden>
              <Skeleton component="span" className={classes.bar} />
            </span>
          ) : (
            <span className={classes.price}>{format(price.unit)} each</span>
          ))}
        {error === null && inCart > 0 && <span>with {formatCount(inCart)} in cart</span>}
        {error !== null && (
          <span className={classes.error} role="alert">
            {error}
          </span>
        )}
      </span>
    </div>
  );
}

/** The rows and columns that a key moves the focus by. Returns null if the field handles the key itself. */
function focusDelta({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): [rows: number, columns: number] | null {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const allSelected = selectionStart === 0 && selectionEnd === value.length;
  if (key === 'ArrowDown' || key === 'Enter') return [1, 0];
  if (key === 'ArrowUp') return [-1, 0];
  // Left and right move the text cursor first.
  if (key === 'ArrowLeft' && (allSelected || selectionEnd === 0)) return [0, -1];
  if (key === 'ArrowRight' && (allSelected || selectionStart === value.length)) return [0, 1];
  return null;
}

/** Moves the focus to the next field in the direction of the key; does nothing at the edge. */
function moveInGrid(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const delta = focusDelta(event);
  if (!delta) return;
  const [row = 0, column = 0] = (event.currentTarget.dataset.position ?? '').split(',').map(Number);
  event.preventDefault();
  const grid = event.currentTarget.closest('table');
  grid?.querySelector<HTMLInputElement>(`[data-position="${row + delta[0]},${column + delta[1]}"]`)?.focus();
}

/** Texts of pasted spreadsheet cells, by row. Returns null for a paste into a single field. */
export function pastedRows(event: ClipboardEvent): string[][] | null {
  const text = event.clipboardData.getData('text/plain').replace(/[\r\n]+$/, '');
  if (!/[\t\n]/.test(text)) return null;
  return text.split(/\r?\n/).map((line) => line.split('\t'));
}

/** The pieces of a pasted cell, at most what a line takes; null for a blank cell and for text that is no whole number. */
export function pastedPieces(text: string): number | null {
  const digits = parseDigits(text);
  return digits ? Math.min(Number(digits), MAX_LINE_PIECES) : null;
}

/** What happened to the pasted cells that the grid could not take as they are; null when it took them all. */
export function pasteNote(texts: readonly string[]): string | null {
  const notWhole = texts.filter((text) => parseDigits(text) === null);
  const tooMany = texts.filter((text) => Number(parseDigits(text)) > MAX_LINE_PIECES);
  const list = (some: readonly string[]) => some.map((text) => `“${text.trim()}”`).join(', ');
  return (
    [
      notWhole.length > 0 && `Whole pieces only: ${list(notWhole)} changed nothing.`,
      tooMany.length > 0 && `${list(tooMany)} became ${formatCount(MAX_LINE_PIECES)}, the most that is possible.`,
    ]
      .filter(Boolean)
      .join(' ') || null
  );
}
