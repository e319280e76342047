import { percentText, type Cents } from '@/domain/money';
import { type PriceBreak, withBaseRows } from '@/domain/product/quantityDiscount';
import type { LadderStep } from '@/ui/priceLadderScale';

/** The steps of a price ladder: each price break, and the base price (USD cents) for quantities without one. */
export function priceSteps(base: Cents, breaks: readonly PriceBreak[], format: (usd: Cents) => string): LadderStep[] {
  return withBaseRows(base, breaks).map(({ minQuantity, unitPrice, fraction }) => ({
    minQuantity,
    unitPrice: format(unitPrice),
    unitPriceValue: unitPrice,
    percent: fraction.amount > 0 ? `${percentText(fraction)}%` : '',
  }));
}
