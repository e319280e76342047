import type { Product } from '@/domain/product/readProduct';
import { NO_DISCOUNT, type Cents, type Fraction } from '@/domain/money';
import type { PriceOption } from '@/domain/product/productOptions';
import { activeBreak, nextBreak, type PriceBreak, priceBreaks, withBaseRows } from '@/domain/product/quantityDiscount';
import { lineAmounts } from '@/domain/order/orderTotals';
import { baseUnitPrice, struckListPrice } from '@/domain/product/basePrice';

/** Prices in the buy box for one variant and the pieces to add; amounts in USD cents. */
export interface ProductPrice {
  /** Per piece, before the quantity discount. */
  base: Cents;
  /** Per piece, at the tier of the whole cart line after the add. */
  unit: Cents;
  fraction: Fraction;
  /** List price per piece; null unless it is above the base price. */
  list: Cents | null;
  /** For the pieces to add only. */
  lineTotal: Cents;
  /** Compared to the same pieces at the base price. */
  saving: Cents;
  /** The discounts; empty if the product has none (D-176). */
  breaks: readonly PriceBreak[];
  /** `breaks`, plus rows with the base price for all other quantities. */
  rows: readonly PriceBreak[];
  activeRow: PriceBreak | null;
  next: ReturnType<typeof nextBreak>;
}

/**
 * Prices `quantity` more pieces of a variant. They share one line and one tier with those already in the cart (D-100,
 * D-101). An empty field (0) is priced like one piece. Returns null if the product has no readable price.
 */
export function productPrice(product: Product, option: PriceOption, quantity: number, inCart = 0): ProductPrice | null {
  const base = baseUnitPrice(product, option);
  if (base === null) return null;
  const breaks = priceBreaks({ product, surface: 'product', base });
  const rows = breaks.length === 0 ? [] : withBaseRows(base, breaks);
  const pieces = Math.max(quantity, 1);
  const linePieces = inCart + pieces;
  const activeRow = activeBreak(rows, linePieces);
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
    next: nextBreak(breaks, linePieces),
  };
}
