import type { Cents, Fraction } from '../money';
import { baseUnitPrice } from '../product/basePrice';
import type { PriceOption } from '../product/productOptions';
import { discountFraction } from '../product/quantityDiscount';
import type { Product } from '../product/readProduct';
import { lineAmounts, type LineAmounts } from './orderTotals';

export interface PricedLine extends LineAmounts {
  /** USD cents per piece before the quantity discount: an order item's `originalPrice` (D-11). */
  readonly base: Cents;
  readonly quantity: number;
  readonly fraction: Fraction;
  /** Per piece; null lets each shipping rule use its own default (D-37). */
  readonly weightGrams: number | null;
}

type SoldProduct = Parameters<typeof baseUnitPrice>[0] & Pick<Product, 'name' | 'tiers' | 'weightGrams'>;

/** The price of `quantity` pieces with one option, as shown before the server confirms it; null without a price. */
export function pricedLine(product: SoldProduct, option: PriceOption, quantity: number): PricedLine | null {
  const base = baseUnitPrice(product, option);
  if (base === null) return null;
  const { fraction } = discountFraction({ product, surface: 'product', base, quantity });
  return { base, quantity, fraction, weightGrams: product.weightGrams, ...lineAmounts({ base, quantity, fraction }) };
}
