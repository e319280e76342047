import type { Cents, Fraction } from './money';
import { NO_DISCOUNT, compareFractions, fractionBetween, fractionFromPercent, takeOff } from './money';
import { nameRuleOf, stepsInOrder } from './nameRules';
import type { OwnTier, QuantityRange } from './ownTiers';
import { readSpecifications } from './specifications';

/** Where a discount is read: the cards of the home page print their own reading of two rows (D-01, D-230). */
export type Surface = 'product' | 'home';

export interface DiscountSubject {
  readonly name: string;
  readonly surface: Surface;
  /** `product.specifications` as it came. */
  readonly specifications: unknown;
  /** USD cents per piece before the discount, for tiers that give a price only (D-06); null when unknown. */
  readonly base: Cents | null;
}

export interface QuantityDiscount {
  readonly fraction: Fraction;
  /** 'specification', 'name:' and the rule, or 'none'. */
  readonly source: string;
}

/** One row of the quantity table, one step of the price ladder. `unitPrice` is USD cents per piece. */
export interface PriceBreak {
  readonly minQuantity: number;
  readonly maxQuantity: number | null;
  readonly fraction: Fraction;
  readonly unitPrice: Cents;
}

interface Tier extends QuantityRange {
  readonly fraction: Fraction;
}

interface TierList {
  readonly source: string;
  readonly tiers: readonly Tier[];
}

/** D-06: the text's percentage first, else 1 − tier price / base. */
function withFraction(tier: OwnTier, base: Cents | null): Tier[] {
  if (tier.fraction) return [{ ...tier, fraction: tier.fraction }];
  if (tier.priceCents === null || base === null || base <= 0) return [];
  return [{ ...tier, fraction: fractionBetween(base, tier.priceCents) }];
}

function tierListOf({ name, surface, specifications, base }: DiscountSubject): TierList {
  const own = readSpecifications(specifications).tiers.flatMap((tier) => withFraction(tier, base));
  // D-05: one usable tier of its own replaces the name rules altogether.
  if (own.length > 0) return { source: 'specification', tiers: own };
  const rule = nameRuleOf(name);
  const steps = stepsInOrder((surface === 'home' ? rule?.homeSteps : null) ?? rule?.steps ?? {});
  if (!rule || steps.length === 0) return { source: 'none', tiers: [] };
  const tiers = steps.map(([min, percent]) => ({
    min,
    max: null,
    fraction: fractionFromPercent(String(percent)) ?? NO_DISCOUNT,
  }));
  return { source: `name:${rule.rule}`, tiers };
}

/** D-08: of the tiers that hold the quantity, the one that starts highest; of equals, the deeper discount. */
function fractionAt(tiers: readonly Tier[], quantity: number): Fraction {
  const holding = tiers.filter(({ min, max }) => min <= quantity && (max === null || quantity <= max));
  const [best] = holding.toSorted((a, b) => b.min - a.min || compareFractions(b.fraction, a.fraction));
  return best?.fraction ?? NO_DISCOUNT;
}

/** The discount for `quantity` pieces of one line (D-101) and the rule that gave it. */
export function discountFraction(subject: DiscountSubject & { readonly quantity: number }): QuantityDiscount {
  const { source, tiers } = tierListOf(subject);
  return { fraction: fractionAt(tiers, subject.quantity), source };
}

/**
 * The quantities at which the price per piece changes, ascending. Each row ends where the next begins, so rows never
 * overlap even where the product's own tiers do. Quantities without a discount have no row.
 */
export function priceBreaks(subject: DiscountSubject & { readonly base: Cents }): PriceBreak[] {
  const { tiers } = tierListOf(subject);
  const edges = tiers.flatMap(({ min, max }) => (max === null ? [min] : [min, max + 1]));
  const starts = [...new Set(edges.map((edge) => Math.max(1, edge)))].toSorted((a, b) => a - b);
  const breaks: PriceBreak[] = [];
  for (const [index, minQuantity] of starts.entries()) {
    const fraction = fractionAt(tiers, minQuantity);
    const next = starts[index + 1];
    const maxQuantity = next === undefined ? null : next - 1;
    const last = breaks.at(-1);
    if (last && last.maxQuantity === minQuantity - 1 && compareFractions(last.fraction, fraction) === 0) {
      breaks[breaks.length - 1] = { ...last, maxQuantity };
    } else if (compareFractions(fraction, NO_DISCOUNT) > 0) {
      breaks.push({ minQuantity, maxQuantity, fraction, unitPrice: takeOff(subject.base, fraction) });
    }
  }
  return breaks;
}

/** The breaks, and rows at the base price (USD cents) for the quantities that no break holds: 1, and gaps between own tiers. */
export function withBaseRows(base: Cents, breaks: readonly PriceBreak[]): PriceBreak[] {
  const rows: PriceBreak[] = [];
  const atBase = (minQuantity: number, maxQuantity: number | null) =>
    rows.push({ minQuantity, maxQuantity, fraction: NO_DISCOUNT, unitPrice: base });
  let next: number | null = 1;
  for (const row of breaks) {
    if (next !== null && row.minQuantity > next) atBase(next, row.minQuantity - 1);
    rows.push(row);
    next = row.maxQuantity === null ? null : row.maxQuantity + 1;
  }
  if (next !== null) atBase(next, null);
  return rows;
}

/** The row that holds the quantity; null where the base price holds. */
export function activeBreak(breaks: readonly PriceBreak[], quantity: number): PriceBreak | null {
  const holds = (row: PriceBreak) =>
    row.minQuantity <= quantity && (row.maxQuantity === null || quantity <= row.maxQuantity);
  return breaks.find(holds) ?? null;
}

/** The next quantity that earns a deeper discount, and how many pieces are missing; null on the last step. */
export function nextBreak(
  breaks: readonly PriceBreak[],
  quantity: number,
): { atQuantity: number; missing: number; fraction: Fraction } | null {
  const current = activeBreak(breaks, quantity)?.fraction ?? NO_DISCOUNT;
  const next = breaks.find((row) => row.minQuantity > quantity && compareFractions(row.fraction, current) > 0);
  return next ? { atQuantity: next.minQuantity, missing: next.minQuantity - quantity, fraction: next.fraction } : null;
}
