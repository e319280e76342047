import type { ApiProduct as Product } from '@/api/types';
import { specificationsOf, type SelectedOptions } from './productOptions';
import { exactCents, percent, portionOf, deduct, type Fraction } from './money';
import { discountByName, discountByOwnTiers } from './discounts';

// An independent implementation of ‘What an order costs’ in the contract: exact, in whole US cents and grams.

export interface TestLine {
  product: Product;
  options: SelectedOptions;
  quantity: number;
}

export interface LineTotals {
  original: bigint;
  discount: Fraction;
  price: bigint;
  line: bigint;
}

export interface Totals {
  lines: LineTotals[];
  gross: bigint;
  discount: bigint;
  net: bigint;
  shipping: bigint;
  total: bigint;
}

export type ShippingRule = 'main' | 'alternate' | 'card' | 'old';

/** Discount in percent by membership level (getMembership). */
export const LEVEL_PERCENT: Record<number, number> = { 1: 2, 2: 5, 3: 8, 4: 12, 5: 17, 6: 20, 7: 25 };

const STEP_GRAMS = 500;

/** US cents of one piece before the quantity discount (schema Product). */
export function basePrice(product: Product, { model, ancOption }: SelectedOptions): bigint {
  const read = specificationsOf(product);
  const models: unknown[] = Array.isArray(read['models']) ? read['models'] : [];
  const chosen = models.find((one) => model !== null && String(Object(one).id).trim() === model.trim());
  const own =
    exactCents(Object(chosen).price) ??
    (read['has_anc'] === 'true' ? exactCents(read[ancOption === 'anc' ? 'anc_price' : 'no_anc_price']) : null);
  const base = own ?? exactCents(product.wholesalePrice) ?? exactCents(read['price']);
  if (base === null) throw new Error(`product ${product.id} has no price`);
  return base;
}

function lineTotalsOf({ product, options: chosen, quantity }: TestLine): LineTotals {
  const original = basePrice(product, chosen);
  const tiers = specificationsOf(product)['quantity_pricing'];
  const share = discountByOwnTiers(tiers, quantity, original) ?? discountByName(product.name, quantity);
  const price = deduct(original, share);
  return { original, discount: share, price, line: price * BigInt(quantity) };
}

/** Grams of all pieces; `unknown` grams count for a piece without a weight. */
const weightOf = (lines: readonly TestLine[], unknown: number) =>
  lines.reduce(
    (sum, { product, quantity }) => sum + (Math.round((product.weight ?? 0) * 1000) || unknown) * quantity,
    0,
  );

/** US cents. */
export function shippingOf(lines: readonly TestLine[], rule: ShippingRule): bigint {
  if (rule === 'old') return 10_00n;
  const grams = weightOf(lines, rule === 'card' ? 250 : 500);
  const counted = rule === 'main' ? grams : Math.max(0, grams - STEP_GRAMS);
  const steps = BigInt(Math.ceil(counted / STEP_GRAMS));
  return 10_30n + steps * (rule === 'card' ? 4_95n : 2_39n);
}

/** What a buyer of this level pays for the lines. */
export function totalsOf(lines: readonly TestLine[], level: number, rule: ShippingRule): Totals {
  const lineTotals = lines.map(lineTotalsOf);
  const gross = lineTotals.reduce((sum, { line }) => sum + line, 0n);
  const discount = portionOf(gross, percent(LEVEL_PERCENT[level] ?? 0));
  const net = gross - discount;
  const shipping = shippingOf(lines, rule);
  return { lines: lineTotals, gross, discount, net, shipping, total: net + shipping };
}

/** The secure page calls 10 % of the total shipping and the rest subtotal. */
export function splitForSecurePage(total: bigint): { shipping: bigint; subtotal: bigint } {
  const shipping = portionOf(total, percent(10));
  return { shipping, subtotal: total - shipping };
}
