import { Button } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CartItem } from '@/domain/order/cartLine';
import type { Product } from '@/domain/product/readProduct';
import { pricedLine } from '@/domain/order/cartLine';
import { piecesInCart } from '@/domain/order/cartLine';
import { type GridCell, orderGrid } from '@/domain/product/orderGrid';
import { useAddToCartMany, type AddOutcomes } from '@/features/cart/useAddToCartMany';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { GridActions } from '@/features/product/order-grid/GridActions';
import { GridResult, type GridResultLine } from '@/features/product/order-grid/GridResult';
import { gridTotals } from '@/features/product/order-grid/gridTotals';
import { OrderGrid } from '@/features/product/order-grid/OrderGrid';
import type { SeveralState } from '@/features/product/useBulkOrder';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';

interface ProductPageSeveralProps {
  product: Product;
  lines: readonly CartItem[];
  several: SeveralState;
  /** A field has the focus, or another number: pictures, ladder and table follow it. */
  onCellChange: (cell: GridCell, quantity: number) => void;
}

/** Many choices of one product at once: here the grid meets the cart. Comes when it is asked for. */
export function ProductPageBulkOrder({ product, lines, several, onCellChange }: ProductPageSeveralProps) {
  const grid = useMemo(() => orderGrid(product), [product]);
  const cells = grid.rows.flatMap((row) => row.cells);
  const { addMany, outcomes, progress } = useAddToCartMany();
  const { quantities, put } = several;
  const inCart = ({ color, ancOption }: GridCell) =>
    piecesInCart(lines, { productId: product.id, color, option: ancOption });
  const results = useResultLines(product, cells, outcomes);
  const busy = progress !== null;
  const result = useRef<HTMLElement>(null);
  const opened = useEffectEvent(several.opened);
  // Only here is it known that the code has come; before the first paint, so that no empty field is seen.
  useLayoutEffect(() => opened(), []);

  const add = async (wanted: readonly GridCell[], again = false) => {
    const entries = wanted.flatMap(({ key, color, model, ancOption }) => {
      const quantity = quantities.get(key) ?? 0;
      return quantity > 0 ? [{ key, choice: { product, quantity, color, model, ancOption } }] : [];
    });
    // What has gone into the cart is done; what failed stays, to be tried again.
    for (const key of await addMany(entries, again)) put(key, 0);
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
        busy={busy}
        onCellChange={onCellChange}
      />
      <GridActions
        totals={gridTotals(product, cells, quantities, inCart)}
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

/** The outcomes in words, in the order of the grid. */
function useResultLines(product: Product, cells: readonly GridCell[], outcomes: AddOutcomes): GridResultLine[] {
  const { format } = useCurrency();
  return cells.flatMap(({ key, label, ancOption }): GridResultLine[] => {
    const outcome = outcomes.get(key);
    if (!outcome || outcome.state === 'waiting') return [];
    if (outcome.state === 'failed') return [{ key, label, added: false, detail: outcome.reason }];
    const { pieces, line } = outcome;
    // The price of the line as the cart has it now, with what was there before.
    const unit = pricedLine(product, ancOption, line.quantity)?.unitPrice;
    const words = `${formatCount(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`;
    return [{ key, label, added: true, detail: unit === undefined ? words : `${words} at ${format(unit)} each.` }];
  });
}
