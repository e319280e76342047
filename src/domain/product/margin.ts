import { MEMBERSHIP_LEVELS } from '../membership';
import { applyDiscount, compareFractions, NO_DISCOUNT, type Cents } from '../money';
import { baseUnitPrice } from './basePrice';
import { priceBreaks } from './quantityDiscount';
import type { Product } from './readProduct';

const HIGHEST_DISCOUNT =
  MEMBERSHIP_LEVELS.map(({ discount }) => discount)
    .toSorted(compareFractions)
    .at(-1) ?? NO_DISCOUNT;

/**
 * The least that a buyer can pay for one piece, in USD cents: the cheapest choice, after its deepest price break and the
 * discount of the highest membership level. Null without a price.
 */
export function lowestUnitPrice(product: Product): Cents | null {
  const options = product.options.length > 0 ? product.options.map(({ id }) => id) : [null];
  const prices = options.flatMap((option) => {
    const base = baseUnitPrice(product, option);
    if (base === null) return [];
    const breaks = priceBreaks({ product, surface: 'product', base });
    return [Math.min(base, ...breaks.map(({ unitPrice }) => unitPrice))];
  });
  return prices.length > 0 ? applyDiscount(Math.min(...prices), HIGHEST_DISCOUNT) : null;
}

/** Profit as a share of the price in percent with one decimal; null without a price. */
export function marginPercent(price: Cents | null, cost: Cents): number | null {
  return price === null || price <= 0 ? null : Math.round(((price - cost) / price) * 1000) / 10;
}
