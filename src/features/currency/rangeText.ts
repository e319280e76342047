import type { PriceBreak } from '@/domain/quantityDiscount';
import { formatCount } from '@/lib/formatCount';

/** The quantities of a row: '1', '2–9' or '100+'. */
export function rangeText({ minQuantity, maxQuantity }: Pick<PriceBreak, 'minQuantity' | 'maxQuantity'>): string {
  if (maxQuantity === null) return `${formatCount(minQuantity)}+`;
  return minQuantity === maxQuantity
    ? formatCount(minQuantity)
    : `${formatCount(minQuantity)}–${formatCount(maxQuantity)}`;
}
