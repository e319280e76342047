import { formatCount } from './formatCount';

interface CountRange {
  minQuantity: number;
  /** Null when it is open at its upper end. */
  maxQuantity: number | null;
}

/** The quantities from one to another: `1`, `2–9` or `100+`. */
export function rangeText({ minQuantity, maxQuantity }: CountRange): string {
  if (maxQuantity === null) return `${formatCount(minQuantity)}+`;
  return minQuantity === maxQuantity
    ? formatCount(minQuantity)
    : `${formatCount(minQuantity)}–${formatCount(maxQuantity)}`;
}
