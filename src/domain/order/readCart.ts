import type { ApiCartItem } from '@/api/types';
import { readProduct, type Product } from '../product/readProduct';

/** A line of the cart as the shop uses it: the contract's line with its product read. */
export interface CartItem extends Omit<ApiCartItem, 'product'> {
  readonly product: Product;
}

/** Reads the lines of the cart; throws for a line without product or with a quantity that is no number. */
export function readCart(items: readonly ApiCartItem[]): CartItem[] {
  return items.map((item) => {
    if (!Number.isInteger(item.quantity)) throw new TypeError('Unreadable quantity');
    return { ...item, product: readProduct(item.product) };
  });
}
