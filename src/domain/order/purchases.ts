import type { Order, OrderedItem } from './readOrder';

/** A product that the buyer has ordered before. */
export interface Purchase {
  /** Its newest line: name, price per piece, quantity and options of that time. */
  readonly item: OrderedItem;
  readonly lastOrder: Pick<Order, 'id' | 'createdAt'>;
  /** In how many orders. */
  readonly orders: number;
  /** Pieces of all orders. */
  readonly pieces: number;
}

/** The products of these orders, the one bought last first. Canceled orders do not count. `orders` are newest first. */
export function purchasesOf(orders: readonly Pick<Order, 'id' | 'createdAt' | 'status' | 'items'>[]): Purchase[] {
  const purchases = new Map<number, Purchase>();
  for (const { id, createdAt, status, items } of orders) {
    if (status === 'cancelled') continue;
    const seen = new Set<number>();
    for (const item of items) {
      const known = purchases.get(item.productId);
      purchases.set(item.productId, {
        item: known?.item ?? item,
        lastOrder: known?.lastOrder ?? { id, createdAt },
        orders: (known?.orders ?? 0) + (seen.has(item.productId) ? 0 : 1),
        pieces: (known?.pieces ?? 0) + item.quantity,
      });
      seen.add(item.productId);
    }
  }
  return [...purchases.values()];
}
