import type { CartItem } from '@/domain/order/cartLine';
import { canBeAdded, shipsLaterNote } from '@/domain/product/stock';

/** Whether more pieces can be had: the server refuses to raise a line whose product is sold out or no longer sold. */
export function canBeRaised({ product }: CartItem): boolean {
  return product.isActive && canBeAdded(product);
}

/** What a buyer should know about a line's product, for instance that it has been withdrawn; null when there is nothing. */
export function lineNote({ product, quantity }: CartItem): string | null {
  if (!product.isActive) return 'No longer sold. You can keep or lower this quantity, or remove the line.';
  if (!canBeAdded(product)) return 'Sold out since. You can keep or lower this quantity, or remove the line.';
  return shipsLaterNote(product, quantity);
}
