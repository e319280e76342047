import type { Product } from '@/domain/product/readProduct';
import { type Cents } from '@/domain/money';
import { discountFraction, type PriceBreak, priceBreaks, withBaseRows } from '@/domain/product/quantityDiscount';
import { lineAmounts } from '@/domain/order/orderTotals';
import { baseUnitPrice } from '@/domain/product/basePrice';

/** Steps that a row has room for. */
const ROOM = 5;

/** The figures of a row, USD cents. */
export interface RowPrices {
  /** From one piece on; at most five: of more, the first four and the last. Empty where there is no price. */
  steps: PriceBreak[];
  /** The step that holds the quantity; null where none that is shown does. */
  active: PriceBreak | null;
  /** What the quantity costs; null without a price or a quantity. */
  lineTotal: Cents | null;
}

/** What a row prints for a choice and a quantity (D-13, D-101); the product reading of the tiers (D-230). */
export function rowPrices(product: Product, option: string | null, quantity: number): RowPrices {
  const base = baseUnitPrice(product, option);
  if (base === null) return { steps: [], active: null, lineTotal: null };
  const subject = { product, surface: 'product', base } as const;
  const all = withBaseRows(base, priceBreaks(subject));
  const last = all.at(-1);
  const steps = all.length > ROOM && last ? [...all.slice(0, ROOM - 1), last] : all;
  const { fraction } = discountFraction({ ...subject, quantity });
  return {
    steps,
    active:
      steps.find(
        ({ minQuantity, maxQuantity }) => minQuantity <= quantity && (maxQuantity === null || quantity <= maxQuantity),
      ) ?? null,
    lineTotal: quantity > 0 ? lineAmounts({ base, quantity, fraction }).lineTotal : null,
  };
}
