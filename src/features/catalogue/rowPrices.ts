import type { Product } from '@/domain/product/readProduct';
import { type Cents } from '@/domain/money';
import { discountFraction, type PriceBreak, priceBreaks, withBaseRows } from '@/domain/product/quantityDiscount';
import { lineAmounts } from '@/domain/order/orderTotals';
import { baseUnitPrice } from '@/domain/product/basePrice';

/** How many steps fit in a row. */
const MAX_STEPS = 5;

/** The prices in a row, USD cents. */
export interface RowPrices {
  /** From one piece; at most five, else the first four and the last. Empty without a price. */
  steps: PriceBreak[];
  /** The displayed step that contains the quantity, or null. */
  active: PriceBreak | null;
  /** The price of the quantity; null without a price or a quantity. */
  lineTotal: Cents | null;
}

/** The prices in a row for an option and a quantity (D-13, D-101), from the product's discount table (D-230). */
export function rowPrices(product: Product, option: string | null, quantity: number): RowPrices {
  const base = baseUnitPrice(product, option);
  if (base === null) return { steps: [], active: null, lineTotal: null };
  const input = { product, surface: 'product', base } as const;
  const all = withBaseRows(base, priceBreaks(input));
  const last = all.at(-1);
  const steps = all.length > MAX_STEPS && last ? [...all.slice(0, MAX_STEPS - 1), last] : all;
  const { fraction } = discountFraction({ ...input, quantity });
  return {
    steps,
    active:
      steps.find(
        ({ minQuantity, maxQuantity }) => minQuantity <= quantity && (maxQuantity === null || quantity <= maxQuantity),
      ) ?? null,
    lineTotal: quantity > 0 ? lineAmounts({ base, quantity, fraction }).lineTotal : null,
  };
}
