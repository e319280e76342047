import type { ApiProduct as Product } from '@/api/types';
import { specificationsOf, type SelectedOptions } from './choices';
import { exactCents } from './cents';
import { percent, shareOfWhole, without, type Share } from './fractions';
import { shareByName } from './nameTable';
import { shareByOwnTiers } from './ownTiers';

/** The api's own reckoning of the contract's ‘What an order costs’. Whole US cents and whole grams, always exact. */

export interface Goods {
  product: Product;
  chosen: SelectedOptions;
  quantity: number;
}

export interface LineCents {
  original: bigint;
  share: Share;
  price: bigint;
  line: bigint;
}

export interface Cents {
  lines: LineCents[];
  gross: bigint;
  discount: bigint;
  net: bigint;
  shipping: bigint;
  total: bigint;
}

export type ShippingRule = 'main' | 'alternate' | 'card' | 'old';

/** Percent off by membership level, as the table of getMembership. */
export const LEVEL_PERCENT: Record<number, number> = { 1: 2, 2: 5, 3: 8, 4: 12, 5: 17, 6: 20, 7: 25 };

const STEP_GRAMS = 500;

/** US cents of one piece before the quantity discount, as Product says. */
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

function lineOf({ product, chosen, quantity }: Goods): LineCents {
  const original = basePrice(product, chosen);
  const tiers = specificationsOf(product)['quantity_pricing'];
  const share = shareByOwnTiers(tiers, quantity, original) ?? shareByName(product.name, quantity);
  const price = without(original, share);
  return { original, share, price, line: price * BigInt(quantity) };
}

/** Grams of all pieces; each without a weight counts as so many. */
const weightOf = (goods: readonly Goods[], unknown: number) =>
  goods.reduce(
    (sum, { product, quantity }) => sum + (Math.round((product.weight ?? 0) * 1000) || unknown) * quantity,
    0,
  );

/** US cents. */
export function shippingOf(goods: readonly Goods[], rule: ShippingRule): bigint {
  if (rule === 'old') return 10_00n;
  const grams = weightOf(goods, rule === 'card' ? 250 : 500);
  const counted = rule === 'main' ? grams : Math.max(0, grams - STEP_GRAMS);
  const steps = BigInt(Math.ceil(counted / STEP_GRAMS));
  return 10_30n + steps * (rule === 'card' ? 4_95n : 2_39n);
}

/** What the buyer of a level pays for these goods. */
export function centsOf(goods: readonly Goods[], level: number, rule: ShippingRule): Cents {
  const lines = goods.map(lineOf);
  const gross = lines.reduce((sum, { line }) => sum + line, 0n);
  const discount = shareOfWhole(gross, percent(LEVEL_PERCENT[level] ?? 0));
  const net = gross - discount;
  const shipping = shippingOf(goods, rule);
  return { lines, gross, discount, net, shipping, total: net + shipping };
}

/** The secure page's 10 % of a total, and the rest. */
export function split(total: bigint): { shipping: bigint; subtotal: bigint } {
  const shipping = shareOfWhole(total, percent(10));
  return { shipping, subtotal: total - shipping };
}
