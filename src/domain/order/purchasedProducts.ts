import type { Order, OrderedItem } from './readOrder';

type Line = Pick<OrderedItem, 'productId' | 'quantity'>;

/** A product that the buyer has ordered before. */
export interface PurchasedProduct<Item extends Line = OrderedItem> {
  /** Its newest line: name, price per piece, quantity and options of that time. */
  readonly item: Item;
  readonly lastOrder: Pick<Order, 'id' | 'createdAt'>;
  /** In how many orders. */
  readonly orders: number;
  /** Pieces of all orders. */
  readonly pieces: number;
}

/** The products of these orders, the one bought last first. Canceled orders do not count. `orders` are newest first. */
export function purchasedProducts<Item extends Line>(
  orders: readonly (Pick<Order, 'id' | 'createdAt' | 'status'> & { readonly items: readonly Item[] })[],
): PurchasedProduct<Item>[] {
  const purchases = new Map<number, PurchasedProduct<Item>>();
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
