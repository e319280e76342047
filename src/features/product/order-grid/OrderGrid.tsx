import { useMediaQuery } from '@mantine/hooks';
import { useState, type ClipboardEvent } from 'react';
import type { Product } from '@/domain/product/readProduct';
import type { GridCell, OrderGrid as Grid } from '@/domain/product/orderGrid';
import { SwatchDot } from '@/ui/Swatches';
import type { Quantities } from '../useBulkOrder';
import { GridField, pastedPieces, pastedRows, pasteNote } from './GridField';
import classes from './OrderGrid.module.css';

/** More columns than this are stacked. On phones, all are. */
const MAX_COLUMNS = 3;

interface OrderGridProps {
  product: Product;
  grid: Grid;
  quantities: Quantities;
  /** Pieces of a variant in the cart. */
  inCart: (cell: GridCell) => number;
  /** The cart is being read, so that `inCart` and the prices are not known. */
  isCartPending?: boolean;
  /** An add is running: the fields are read-only. */
  busy: boolean;
  /** Called when the field of a variant gets the focus or changes. */
  onCellChange: (cell: GridCell, quantity: number) => void;
  /** Says how the lines count toward a discount; null for nothing. */
  note: string | null;
}

/** A quantity field for every variant. Arrow keys and Enter move between fields, and spreadsheet cells can be pasted. */
export function OrderGrid(props: OrderGridProps) {
  const { product, grid, quantities, inCart, isCartPending = false, busy, onCellChange, note } = props;
  const { heading, rows, columns } = grid;
  const narrow = useMediaQuery('(max-width: 560px)', false, { getInitialValueInEffect: false });
  const layout = columns.length === 0 ? 'list' : narrow || columns.length > MAX_COLUMNS ? 'rows' : 'columns';
  const [pasteError, setPasteError] = useState<string | null>(null);
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const pasted = pastedRows(event);
    if (!pasted || busy) return;
    event.preventDefault();
    const taken: string[] = [];
    for (const [rowOffset, cells] of pasted.entries()) {
      for (const [columnOffset, text] of cells.entries()) {
        const cell = rows[row + rowOffset]?.cells[column + columnOffset];
        if (!cell) continue;
        taken.push(text);
        const pieces = pastedPieces(text);
        if (pieces !== null) onCellChange(cell, pieces);
      }
    }
    setPasteError(pasteNote(taken));
  };
  return (
    <>
      {/* Above the fields: on a phone the bar with the button covers what is below them. */}
      {note !== null && <p className={classes.note}>{note}</p>}
      <table className={classes.grid} aria-label="Pieces of each choice" data-layout={layout}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.length > 0 ? (
              // Two models may have the same name.
              columns.map((label, column) => (
                <th key={rows[0]?.cells[column]?.key} scope="col">
                  {label}
                </th>
              ))
            ) : (
              <th scope="col">Pieces</th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, hex, cells }, row) => (
            <tr key={cells[0]?.key}>
              <th scope="row">
                <span className={classes.name}>
                  {hex !== undefined && <SwatchDot name={label} hex={hex} />}
                  {label}
                </span>
              </th>
              {cells.map((cell, column) => {
                const quantity = quantities.get(cell.key) ?? 0;
                return (
                  <td key={cell.key}>
                    <GridField
                      product={product}
                      cell={cell}
                      position={`${row},${column}`}
                      column={columns[column] ?? ''}
                      quantity={quantity}
                      inCart={inCart(cell)}
                      isCartPending={isCartPending}
                      busy={busy}
                      onFocus={() => onCellChange(cell, quantity)}
                      onQuantity={(pieces) => {
                        setPasteError(null);
                        onCellChange(cell, pieces);
                      }}
                      onPaste={(event) => paste(event, row, column)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {pasteError !== null && (
        <p className={classes.pasteNote} role="alert">
          {pasteError}
        </p>
      )}
    </>
  );
}
