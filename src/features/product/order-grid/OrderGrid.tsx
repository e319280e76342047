import { useMediaQuery } from '@mantine/hooks';
import type { ClipboardEvent } from 'react';
import type { Product } from '@/domain/product/readProduct';
import { MAX_LINE_PIECES } from '@/domain/order/cartLine';
import type { GridCell, OrderGrid as Grid } from '@/domain/product/orderGrid';
import { SwatchDot } from '@/ui/SwatchDot';
import type { Quantities } from '../useBulkOrder';
import { GridField, pastedRows } from './GridField';
import classes from './OrderGrid.module.css';

/** More columns than this have no room beside one another, nor have two on a phone. */
const MOST_COLUMNS = 3;

interface OrderGridProps {
  product: Product;
  grid: Grid;
  quantities: Quantities;
  /** Pieces of a choice in the cart. */
  inCart: (cell: GridCell) => number;
  /** Nothing can be typed while an add is under way. */
  busy: boolean;
  /** The field of this choice has the focus, or another number. */
  onCell: (cell: GridCell, quantity: number) => void;
}

/** Every choice of the product with a field for its pieces; arrow keys and Enter move, cells of a spreadsheet can be pasted. */
export function OrderGrid({ product, grid, quantities, inCart, busy, onCell }: OrderGridProps) {
  const { heading, rows, columns } = grid;
  const narrow = useMediaQuery('(max-width: 560px)', false, { getInitialValueInEffect: false });
  const layout = columns.length === 0 ? 'list' : narrow || columns.length > MOST_COLUMNS ? 'rows' : 'columns';
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const pasted = pastedRows(event);
    if (!pasted || busy) return;
    event.preventDefault();
    for (const [down, cells] of pasted.entries()) {
      for (const [across, pieces] of cells.entries()) {
        const cell = rows[row + down]?.cells[column + across];
        if (cell && pieces !== null) onCell(cell, Math.min(pieces, MAX_LINE_PIECES));
      }
    }
  };
  return (
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
                    at={`${row},${column}`}
                    column={columns[column] ?? ''}
                    quantity={quantity}
                    inCart={inCart(cell)}
                    busy={busy}
                    onFocus={() => onCell(cell, quantity)}
                    onQuantity={(pieces) => onCell(cell, pieces)}
                    onPaste={(event) => paste(event, row, column)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
