import type { Product } from '@/api/types';
import { countText } from './countText';

/** The stock in words (D-136), for instance 'Low stock, 5 left'. The status decides; the count only adds to it. */
export function stockWords({ stockStatus, stock }: Pick<Product, 'stockStatus' | 'stock'>): string {
  if (stockStatus === 'out_of_stock') return 'Out of stock';
  if (stockStatus === 'in_stock') return 'In stock';
  return stock > 0 ? `Low stock, ${countText(stock)} left` : 'Low stock';
}

/** Whether the add buttons work; where not, they read 'Out of Stock' (D-136). */
export function canBeAdded({ stockStatus }: Pick<Product, 'stockStatus'>): boolean {
  return stockStatus !== 'out_of_stock';
}

/** The note beside a quantity above the stock, which is allowed (D-136); null when all of it can be sent at once. */
export function shipsLaterNote(product: Pick<Product, 'stockStatus' | 'stock'>, quantity: number): string | null {
  if (!canBeAdded(product) || quantity <= product.stock) return null;
  return product.stock > 0
    ? `${countText(product.stock)} in stock now, the rest ships later.`
    : 'Ships later, as soon as it is in.';
}
