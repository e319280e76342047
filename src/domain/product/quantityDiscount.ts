import {
  applyDiscount,
  compareFractions,
  fractionBetween,
  fractionFromPercent,
  NO_DISCOUNT,
  type Cents,
  type Fraction,
} from '../money';
import { findNameRule, stepEntries } from './nameRules';
import type { ProductTier, QuantityRange } from './productTiers';
import type { Product } from './readProduct';

/** Where the discount is shown: the home page's cards have different steps for two products (D-01, D-230). */
export type Surface = 'product' | 'home';

export interface DiscountInput {
  readonly product: Pick<Product, 'name' | 'tiers'>;
  readonly surface: Surface;
  /** USD cents per piece before the discount, for tiers that give a price only (D-06); null when unknown. */
  readonly base: Cents | null;
}

export interface QuantityDiscount {
  readonly fraction: Fraction;
  /** 'specification', 'name:<rule>' or 'none'. */
  readonly source: string;
}

/** A row of the quantity table and a step of the price ladder. `unitPrice` is USD cents per piece. */
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

/** The stated percentage, else 1 − tier price / base (D-06). */
function toTier(tier: ProductTier, base: Cents | null): Tier[] {
  if (tier.fraction) return [{ ...tier, fraction: tier.fraction }];
  if (tier.priceCents === null || base === null || base <= 0) return [];
  return [{ ...tier, fraction: fractionBetween(base, tier.priceCents) }];
}

function findTiers({ product, surface, base }: DiscountInput): TierList {
  const productTiers = product.tiers.flatMap((tier) => toTier(tier, base));
  // A single usable tier of the product replaces the discount by name (D-05).
  if (productTiers.length > 0) return { source: 'specification', tiers: productTiers };
  const rule = findNameRule(product.name);
  const steps = stepEntries((surface === 'home' ? rule?.homeSteps : null) ?? rule?.steps ?? {});
  if (!rule || steps.length === 0) return { source: 'none', tiers: [] };
  const tiers = steps.map(([min, percent]) => ({
    min,
    max: null,
    fraction: fractionFromPercent(String(percent)) ?? NO_DISCOUNT,
  }));
  return { source: `name:${rule.rule}`, tiers };
}

/** Of the tiers that include the quantity, the one with the highest start; of equal starts, the larger discount (D-08). */
function fractionAt(tiers: readonly Tier[], quantity: number): Fraction {
  const matching = tiers.filter(({ min, max }) => min <= quantity && (max === null || quantity <= max));
  const [best] = matching.toSorted((a, b) => b.min - a.min || compareFractions(b.fraction, a.fraction));
  return best?.fraction ?? NO_DISCOUNT;
}

/** The discount for `quantity` pieces on one cart line (D-101), and the rule that gives it. */
export function discountFraction(input: DiscountInput & { readonly quantity: number }): QuantityDiscount {
  const { source, tiers } = findTiers(input);
  return { fraction: fractionAt(tiers, input.quantity), source };
}

/**
 * The quantities at which the price per piece changes, ascending. A row ends where the next begins, so rows never
 * overlap even if the product's tiers do. Quantities without a discount have no row.
 */
export function priceBreaks(input: DiscountInput & { readonly base: Cents }): PriceBreak[] {
  const { tiers } = findTiers(input);
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
      breaks.push({ minQuantity, maxQuantity, fraction, unitPrice: applyDiscount(input.base, fraction) });
    }
  }
  return breaks;
}

/** The breaks, plus rows at the base price (USD cents) for all other quantities: from 1, and between the breaks. */
export function withBaseRows(base: Cents, breaks: readonly PriceBreak[]): PriceBreak[] {
  const rows: PriceBreak[] = [];
  const addBaseRow = (minQuantity: number, maxQuantity: number | null) =>
    rows.push({ minQuantity, maxQuantity, fraction: NO_DISCOUNT, unitPrice: base });
  let next: number | null = 1;
  for (const row of breaks) {
    if (next !== null && row.minQuantity > next) addBaseRow(next, row.minQuantity - 1);
    rows.push(row);
    next = row.maxQuantity === null ? null : row.maxQuantity + 1;
  }
  if (next !== null) addBaseRow(next, null);
  return rows;
}

/** The row that includes the quantity; null when the base price applies. */
export function activeBreak(breaks: readonly PriceBreak[], quantity: number): PriceBreak | null {
  const includes = (row: PriceBreak) =>
    row.minQuantity <= quantity && (row.maxQuantity === null || quantity <= row.maxQuantity);
  return breaks.find(includes) ?? null;
}

/** The next quantity with a larger discount, and how many pieces are missing; null on the last step. */
export function nextBreak(
  breaks: readonly PriceBreak[],
  quantity: number,
): { atQuantity: number; missing: number; fraction: Fraction } | null {
  const current = activeBreak(breaks, quantity)?.fraction ?? NO_DISCOUNT;
  const next = breaks.find((row) => row.minQuantity > quantity && compareFractions(row.fraction, current) > 0);
  return next ? { atQuantity: next.minQuantity, missing: next.minQuantity - quantity, fraction: next.fraction } : null;
}
