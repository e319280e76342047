import type { CartItem } from '@/domain/order/cartLine';
import { pricedLine, type PricedLine, priceOptionOf } from '@/domain/order/cartLine';

/** USD cents; undefined where the product's price cannot be read. */
export type LinePricer = (line: CartItem) => PricedLine | undefined;

/** Prices each line object once, so that a key typed in one line does not price the hundred others anew. */
export function createLinePricer(): LinePricer {
  const known = new WeakMap<CartItem, PricedLine | null>();
  return (line) => {
    const before = known.get(line);
    const priced = before === undefined ? pricedLine(line.product, priceOptionOf(line), line.quantity) : before;
    if (before === undefined) known.set(line, priced);
    return priced ?? undefined;
  };
}
