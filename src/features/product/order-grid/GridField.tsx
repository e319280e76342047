import type { Product } from '@/domain/product/readProduct';
import { lineLimitNote, MAX_LINE_PIECES } from '@/domain/order/cartLine';
import type { GridCell } from '@/domain/product/orderGrid';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/formatCount';
import { typedCount } from '@/lib/typedCount';
import { useId, type ClipboardEvent } from 'react';
import { productPrice } from '../productPrice';
import { moveInGrid } from './gridMoves';
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
