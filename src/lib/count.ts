const FORMAT = new Intl.NumberFormat('en-US');

/** A count with thousands separators: `1,250`. */
export function formatCount(count: number): string {
  return FORMAT.format(count);
}

interface CountRange {
  minQuantity: number;
  /** Null when there is no upper limit. */
  maxQuantity: number | null;
}

/** A range of quantities: `1`, `2–9` or `100+`. */
export function formatCountRange({ minQuantity, maxQuantity }: CountRange): string {
  if (maxQuantity === null) return `${formatCount(minQuantity)}+`;
  return minQuantity === maxQuantity
    ? formatCount(minQuantity)
    : `${formatCount(minQuantity)}–${formatCount(maxQuantity)}`;
}
