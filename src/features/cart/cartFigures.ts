import type { CartItem } from '@/domain/order/cartLine';
import type { PricedLine } from '@/domain/order/cartLine';
import { orderTotals, type OrderTotals } from '@/domain/order/orderTotals';
import type { LinePricer } from './linePricer';

export interface CartFigures {
  /** By line id; a line whose product has no readable price is missing. */
  lines: ReadonlyMap<number, PricedLine>;
  /** Lines without a readable price. While there are any, the totals are not what the buyer will pay. */
  unpriced: number;
  totals: OrderTotals;
  /** Pieces of all lines. */
  pieces: number;
}

/** All that the cart page prints, in USD cents: each line, and the totals with the cart's own shipping estimate (D-32, D-36). */
export function cartFigures(items: readonly CartItem[], level: number | null, priceOf: LinePricer): CartFigures {
  const lines = new Map<number, PricedLine>();
  for (const item of items) {
    const priced = priceOf(item);
    if (priced) lines.set(item.id, priced);
  }
  return {
    lines,
    unpriced: items.length - lines.size,
    totals: orderTotals('cart', [...lines.values()], level),
    pieces: items.reduce((sum, item) => sum + item.quantity, 0),
  };
}
