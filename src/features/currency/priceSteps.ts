import { percentText, type Cents } from '@/domain/money';
import type { PriceBreak } from '@/domain/quantityDiscount';
import type { LadderStep } from '@/ui/priceLadderScale';

/** The steps of a price ladder: one piece at the base price, then each break; the base price again where breaks leave a gap. */
export function priceSteps(base: Cents, breaks: readonly PriceBreak[], format: (usd: Cents) => string): LadderStep[] {
  const steps: LadderStep[] = [];
  const atBase = (minQuantity: number) =>
    steps.push({ minQuantity, unitPrice: format(base), unitPriceValue: base, percent: '' });
  let next = 1;
  for (const { minQuantity, maxQuantity, unitPrice, fraction } of breaks) {
    if (minQuantity > next) atBase(next);
    steps.push({
      minQuantity,
      unitPrice: format(unitPrice),
      unitPriceValue: unitPrice,
      percent: `${percentText(fraction)}%`,
    });
    next = maxQuantity === null ? Infinity : maxQuantity + 1;
  }
  if (Number.isFinite(next)) atBase(next);
  return steps;
}
