import { priceOptionOf } from '@/domain/order/cartLine';
import { pricedLine, type PricedLine } from '@/domain/order/pricedLine';
import type { CartItem } from '@/domain/order/readCart';
import { orderTotals, type OrderTotals } from '@/domain/order/orderTotals';

export interface CartFigures {
  /** By line id; a line whose product has no readable price is missing. */
  lines: ReadonlyMap<number, PricedLine>;
  /** Number of lines without a readable price. Unless it is 0, the totals are not what the buyer will pay. */
  unpriced: number;
  totals: OrderTotals;
  /** What the main checkout charges for the same lines: it has its own shipping rule (D-36). */
  checkout: OrderTotals;
  /** Pieces of all lines. */
  pieces: number;
}

/** All amounts of the cart page, in USD cents. Shipping is the cart's own estimate (D-32, D-36). */
export function cartFigures(items: readonly CartItem[], level: number | null, priceLine: LinePricer): CartFigures {
  const lines = new Map<number, PricedLine>();
  for (const item of items) {
    const priced = priceLine(item);
    if (priced) lines.set(item.id, priced);
  }
  return {
    lines,
    unpriced: items.length - lines.size,
    totals: orderTotals('cart', [...lines.values()], level),
    checkout: orderTotals('main', [...lines.values()], level),
    pieces: items.reduce((sum, item) => sum + item.quantity, 0),
  };
}

/** USD cents; null where the product's price cannot be read. */
type LinePricer = (line: CartItem) => PricedLine | null;

/** Caches the price of each line object, so that typing in one line does not price hundreds of others again. */
export function createLinePricer(): LinePricer {
  const cache = new WeakMap<CartItem, PricedLine | null>();
  return (line) => {
    const cached = cache.get(line);
    if (cached !== undefined) return cached;
    const priced = pricedLine(line.product, priceOptionOf(line), line.quantity);
    cache.set(line, priced);
    return priced;
  };
}
