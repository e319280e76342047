import type { Product } from '@/domain/product/readProduct';
import { NO_DISCOUNT, type Cents, type Fraction } from '@/domain/money';
import type { PriceOption } from '@/domain/product/productOptions';
import { activeBreak, nextBreak, type PriceBreak, priceBreaks, withBaseRows } from '@/domain/product/quantityDiscount';
import { lineAmounts } from '@/domain/order/orderTotals';
import { baseUnitPrice, struckListPrice } from '@/domain/product/basePrice';

/** What the buy box prints for one choice and the pieces to be added; amounts in USD cents. */
export interface ProductPrice {
  /** Per piece, before the quantity discount. */
  base: Cents;
  /** Per piece, at the tier of the line that the pieces will be part of. */
  unit: Cents;
  fraction: Fraction;
  /** List price per piece, to be struck through; null when there is none above the base. */
  list: Cents | null;
  /** Of the pieces to be added alone. */
  lineTotal: Cents;
  /** Against the same pieces at the base price. */
  saving: Cents;
  /** The discounts; empty when the product has none (D-176). */
  breaks: readonly PriceBreak[];
  /** The discounts, and the base price for every other quantity. */
  rows: readonly PriceBreak[];
  activeRow: PriceBreak | null;
  next: ReturnType<typeof nextBreak>;
}

/**
 * Figures for `quantity` pieces that join those of the same choice in the cart, whose line has one tier (D-100,
 * D-101); an empty field (0) is shown the price of one more piece. Null without a readable price.
 */
export function productPrice(product: Product, option: PriceOption, quantity: number, inCart = 0): ProductPrice | null {
  const base = baseUnitPrice(product, option);
  if (base === null) return null;
  const breaks = priceBreaks({ product, surface: 'product', base });
  const rows = breaks.length === 0 ? [] : withBaseRows(base, breaks);
  const pieces = Math.max(quantity, 1);
  const merged = inCart + pieces;
  const activeRow = activeBreak(rows, merged);
  const fraction = activeRow?.fraction ?? NO_DISCOUNT;
  const { unitPrice: unit, lineTotal } = lineAmounts({ base, quantity: pieces, fraction });
  return {
    base,
    unit,
    fraction,
    list: struckListPrice(product, base),
    lineTotal,
    saving: (base - unit) * pieces,
    breaks,
    rows,
    activeRow,
    next: nextBreak(breaks, merged),
  };
}
