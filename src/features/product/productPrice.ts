import type { Product } from '@/api/types';
import { amountInCents, NO_DISCOUNT, type Cents, type Fraction } from '@/domain/money';
import { activeBreak, nextBreak, priceBreaks, withBaseRows, type PriceBreak } from '@/domain/quantityDiscount';
import { baseUnitPrice, lineAmounts, type PriceOption } from '@/domain/unitPrice';

/** What the buy box prints for one choice and quantity; amounts in USD cents. */
export interface ProductPrice {
  /** Per piece, before the quantity discount. */
  base: Cents;
  /** Per piece at the chosen quantity. */
  unit: Cents;
  fraction: Fraction;
  /** List price per piece, to be struck through; null when there is none above the base. */
  list: Cents | null;
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

/** Figures for `quantity` pieces; an empty field (0) is shown the price of the first piece. Null without a readable price. */
export function productPrice(product: Product, option: PriceOption, quantity: number): ProductPrice | null {
  const base = baseUnitPrice(product, option);
  if (base === null) return null;
  const { name, specifications } = product;
  const breaks = priceBreaks({ name, surface: 'product', specifications, base });
  const rows = breaks.length === 0 ? [] : withBaseRows(base, breaks);
  const pieces = Math.max(quantity, 1);
  const activeRow = activeBreak(rows, pieces);
  const fraction = activeRow?.fraction ?? NO_DISCOUNT;
  const { unitPrice: unit, lineTotal } = lineAmounts({ base, quantity: pieces, fraction });
  const listed = amountInCents(product.originalPrice);
  return {
    base,
    unit,
    fraction,
    list: listed !== null && listed > base ? listed : null,
    lineTotal,
    saving: (base - unit) * pieces,
    breaks,
    rows,
    activeRow,
    next: nextBreak(breaks, pieces),
  };
}
