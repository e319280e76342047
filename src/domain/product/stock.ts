import type { Region } from '@/api/types';
import { formatCount } from '@/lib/count';
import type { Product } from './readProduct';

/** From this id on, a product that states no region ships from the EU (D-98). */
export const FIRST_EU_ID = 3000;

/** The region that a product ships from: the stated one if it is 'USA' or 'EU', else by its id (D-98). */
export function regionOf({ id, region }: { readonly id: number; readonly region?: string | null }): Region {
  if (region === 'USA' || region === 'EU') return region;
  return id >= FIRST_EU_ID ? 'EU' : 'USA';
}

/** Stock below this number of pieces is low for the back office, which highlights it (D-194). */
export const LOW_STOCK = 10;

/** The stock as text, such as 'Low stock, 5 left'. The status decides; the count is only added to it (D-136). */
export function stockWords({ stockStatus, stock }: Pick<Product, 'stockStatus' | 'stock'>): string {
  if (stockStatus === 'out_of_stock') return 'Out of stock';
  if (stockStatus === 'in_stock') return 'In stock';
  return stock > 0 ? `Low stock, ${formatCount(stock)} left` : 'Low stock';
}

/** Whether the product can be added to the cart; otherwise the button reads 'Out of Stock' (D-136). */
export function canBeAdded({ stockStatus }: Pick<Product, 'stockStatus'>): boolean {
  return stockStatus !== 'out_of_stock';
}

/** The note on a quantity above the stock, which can still be ordered (D-136); null when the stock is enough. */
export function shipsLaterNote(product: Pick<Product, 'stockStatus' | 'stock'>, quantity: number): string | null {
  if (!canBeAdded(product) || quantity <= product.stock) return null;
  return product.stock > 0
    ? `${formatCount(product.stock)} in stock now, the rest ships later.`
    : 'Ships later, as soon as it is in.';
}
