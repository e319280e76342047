import { isDeeper, NOTHING, shareOf, type Share } from './fractions';

interface Tier {
  from: number;
  /** Infinity when it is open-ended. */
  to: number;
  share: Share;
}

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number of at least 1, also as digits in text; null for anything else. */
function pieces(value: unknown): number | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^\d+$/.test(text) && Number(text) >= 1 ? Number(text) : null;
}

function span({ min_qty: min, max_qty: max, range }: Row): [number, number] | null {
  if (min !== undefined && min !== null) {
    const from = pieces(min);
    const to = max === undefined || max === null ? Infinity : pieces(max);
    return from === null || to === null ? null : [from, to];
  }
  const text = typeof range === 'string' ? range.replaceAll(/\s/g, '') : '';
  const open = /^(?:≥|>=)(\d+)$/.exec(text) ?? /^(\d+)\+$/.exec(text);
  const closed = /^(\d+)[-–](\d+)$/.exec(text) ?? /^(\d+)$/.exec(text);
  const from = pieces((open ?? closed)?.[1]);
  if (from === null) return null;
  return [from, open ? Infinity : (pieces(closed?.[2] ?? closed?.[1]) ?? 0)];
}

/** The first percentage in a text. */
function percentageIn(text: unknown): Share | null {
  if (typeof text !== 'string') return null;
  for (const [, number = ''] of text.matchAll(/(?<![\d.])(\d+(?:\.\d{1,4})?)\s*%/g)) {
    const share = shareOf(number);
    if (share && share.part <= 100n * share.of) return { part: share.part, of: share.of * 100n };
  }
  return null;
}

/** 1 − price / base price, not below 0. */
function shareByPrice(price: unknown, base: bigint): Share | null {
  const read = typeof price === 'string' || typeof price === 'number' ? shareOf(String(price)) : null;
  if (!read || base === 0n) return null;
  const whole = base * read.of;
  const cost = read.part * 100n;
  return cost >= whole ? NOTHING : { part: whole - cost, of: whole };
}

/** A QuantityTier's pieces and discount; null for one that is passed over. */
function tierOf(row: unknown, base: bigint): Tier | null {
  if (!isRow(row)) return null;
  const [from, to] = span(row) ?? [1, 0];
  const share = percentageIn(row['discount']) ?? shareByPrice(row['price'], base);
  return share && to >= from ? { from, to, share } : null;
}

/**
 * The discount of so many pieces by the product's own tiers, as QuantityTier says.
 * @param base US cents of one piece
 * @returns null when none of the tiers is usable
 */
export function shareByOwnTiers(rows: unknown, count: number, base: bigint): Share | null {
  const tiers = (Array.isArray(rows) ? rows : []).map((row) => tierOf(row, base)).filter((tier) => tier !== null);
  if (tiers.length === 0) return null;
  const holding = tiers.filter(({ from, to }) => from <= count && count <= to);
  const [best] = holding.toSorted((one, other) => other.from - one.from || (isDeeper(one.share, other.share) ? -1 : 1));
  return best?.share ?? NOTHING;
}
