import { Button } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { piecesInCart } from '@/domain/order/cartLine';
import { pricedLine } from '@/domain/order/pricedLine';
import type { CartItem } from '@/domain/order/readCart';
import { orderGrid, type GridCell } from '@/domain/product/orderGrid';
import type { Product } from '@/domain/product/readProduct';
import { useAddToCartMany, type AddOutcomes } from '@/features/cart/useAddToCartMany';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { GridActions } from '@/features/product/order-grid/GridActions';
import { GridResult, type GridResultLine } from '@/features/product/order-grid/GridResult';
import { gridTotals, separateLinesNote } from '@/features/product/order-grid/gridTotals';
import { OrderGrid } from '@/features/product/order-grid/OrderGrid';
import type { BulkOrderState } from '@/features/product/useBulkOrder';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';

interface ProductPageBulkOrderProps {
  product: Product;
  lines: readonly CartItem[];
  /** The cart is being read, so that `lines` are not known. */
  isCartPending: boolean;
  bulkOrder: BulkOrderState;
  /** On focus or change of a cell's field; pictures, ladder and table follow the cell. */
  onCellChange: (cell: GridCell, quantity: number) => void;
}

/** Orders many choices of one product at once: the page connects the grid with the cart. Loaded on demand. */
export function ProductPageBulkOrder(props: ProductPageBulkOrderProps) {
  const { product, lines, isCartPending, bulkOrder, onCellChange } = props;
  const grid = useMemo(() => orderGrid(product), [product]);
  const cells = grid.rows.flatMap((row) => row.cells);
  const { addMany, outcomes, progress } = useAddToCartMany();
  const { quantities, setCell } = bulkOrder;
  const inCart = ({ color, ancOption }: GridCell) =>
    piecesInCart(lines, { productId: product.id, color, option: ancOption });
  const results = useResultLines(product, cells, outcomes);
  const busy = progress !== null;
  const result = useRef<HTMLElement>(null);
  const onOpened = useEffectEvent(bulkOrder.onOpened);
  // A layout effect, so that the first paint shows the pieces from the quantity field.
  useLayoutEffect(() => onOpened(), []);

  const add = async (cellsToAdd: readonly GridCell[], isRetry = false) => {
    const entries = cellsToAdd.flatMap(({ key, color, model, ancOption }) => {
      const quantity = quantities.get(key) ?? 0;
      return quantity > 0 ? [{ key, choice: { product, quantity, color, model, ancOption } }] : [];
    });
    // Failed cells keep their pieces for the retry.
    const again = () => void add(cellsToAdd, isRetry);
    for (const key of await addMany(entries, { isRetry, again })) setCell(key, 0);
    result.current?.scrollIntoView({ block: 'nearest' });
  };
  const failed = cells.filter(({ key }) => outcomes.get(key)?.state === 'failed');
  return (
    <>
      <OrderGrid
        product={product}
        grid={grid}
        quantities={quantities}
        inCart={inCart}
        isCartPending={isCartPending}
        busy={busy}
        onCellChange={onCellChange}
        note={separateLinesNote(product, grid, quantities, inCart)}
      />
      <GridActions
        totals={gridTotals(product, cells, quantities, inCart)}
        isCartPending={isCartPending}
        progress={progress}
        onAdd={() => void add(cells)}
      />
      <GridResult
        ref={result}
        lines={results}
        busy={busy}
        onRetry={() => void add(failed, true)}
        cartLink={
          <Button component={Link} to={paths.cart()} variant="default" size="sm">
            View My Cart
          </Button>
        }
      />
    </>
  );
}

/** The outcomes as text, in the order of the grid. */
function useResultLines(product: Product, cells: readonly GridCell[], outcomes: AddOutcomes): GridResultLine[] {
  const { format } = useCurrency();
  return cells.flatMap(({ key, label, ancOption }): GridResultLine[] => {
    const outcome = outcomes.get(key);
    if (!outcome) return [];
    if (outcome.state === 'failed') return [{ key, label, added: false, detail: outcome.reason }];
    const { pieces, line } = outcome;
    // The unit price at the quantity of the whole line, with the pieces that were in the cart before.
    const unit = pricedLine(product, ancOption, line.quantity)?.unitPrice;
    const piecesText = `${formatCount(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`;
    return [
      { key, label, added: true, detail: unit === undefined ? piecesText : `${piecesText} at ${format(unit)} each.` },
    ];
  });
}
