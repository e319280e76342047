import { productOptions, type ProductOptions } from '../../db/productFacts';
import type { BuyerRow, OrderRow, ProductRow } from '../../db/rows';
import { growthFromSpent, membershipLevel } from '../../rules/membership';
import { regionOf } from '../../rules/region';
import {
  byCard,
  byPaypal,
  byTransfer,
  inPopup,
  onCardPage,
  orderRow,
  type OrderLookup,
  type OrderSeed,
  type SeedLine,
} from '../orders/orderSeed';
import { createRandom, type Random } from './random';

/** The time of the latest generated order, and how many days the orders span. */
const NEWEST = Date.parse('2025-06-16T14:55:00Z');
const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
const QUANTITIES = [2, 5, 10, 12, 24, 30, 48, 60, 100] as const;

/**
 * Generates orders of the last 90 days, oldest first, with ids from `firstId`. Adds each paid order to its buyer's
 * `totalSpentCents`, so that the next order gets the level that the buyer has by then.
 */
export function generateOrders(
  seedNumber: number,
  count: number,
  firstId: number,
  lookup: OrderLookup & { buyers: BuyerRow[] },
): OrderRow[] {
  const random = createRandom(seedNumber, 'orders');
  const offers = { USA: offersIn(lookup, 'USA'), EU: offersIn(lookup, 'EU') };
  const step = (DAYS * DAY_MS) / count;
  return Array.from({ length: count }, (_, index) => {
    const buyer = lookup.buyers[random.integer(0, lookup.buyers.length - 1)];
    if (!buyer) throw new RangeError('there are no buyers');
    const age = (count - 1 - index) * step;
    const regionOffers = offers[random.chance(0.7) ? 'USA' : 'EU'];
    const seed: OrderSeed = {
      id: firstId + index,
      createdAt: new Date(Math.floor((NEWEST - age) / 1000) * 1000).toISOString(),
      buyerId: buyer.id,
      lines: pickLines(regionOffers, random),
      ...progress(age / DAY_MS, firstId + index, random),
    };
    const row = orderRow(seed, lookup, membershipLevel(growthFromSpent(buyer.totalSpentCents)));
    if (row.paymentStatus === 'paid') buyer.totalSpentCents += row.totalCents;
    return row;
  });
}

/** A product that can be ordered, with its options. */
interface Offer {
  id: number;
  options: ProductOptions;
}

const offersIn = ({ products }: OrderLookup, region: 'USA' | 'EU'): Offer[] =>
  [...products.values()]
    .filter((product: ProductRow) => product.isActive && regionOf(product) === region)
    .map((product) => ({ id: product.id, options: productOptions(product) }));

function pickLines(offers: readonly Offer[], random: Random): SeedLine[] {
  const picked = new Map<number, SeedLine>();
  for (let count = random.integer(1, 3); count > 0; count -= 1) {
    const offer = offers[random.integer(0, offers.length - 1)];
    if (!offer) continue;
    const { colors, models, hasAncChoice } = offer.options;
    const option = models[0] ?? (hasAncChoice ? random.pick(['anc', 'no_anc']) : undefined);
    const color = colors.length > 0 ? (colors[random.integer(0, colors.length - 1)] ?? null) : null;
    picked.set(
      offer.id,
      option === undefined
        ? [offer.id, random.pick(QUANTITIES), color]
        : [offer.id, random.pick(QUANTITIES), color, option],
    );
  }
  return [...picked.values()];
}

/** Payment and status of an order of the given age in days: the older, the further along. */
function progress(
  age: number,
  id: number,
  random: Random,
): Pick<OrderSeed, 'paid' | 'status' | 'paymentStatus' | 'tracking' | 'proof'> {
  const paid = random.pick([byCard, byCard, byPaypal, byPaypal, onCardPage, inPopup, byTransfer]);
  const isTransfer = paid.method === 'bank_transfer';
  if (random.chance(0.04)) return { paid, status: 'cancelled', ...(isTransfer && { paymentStatus: 'failed' }) };
  if (isTransfer && age < 3) return { paid, status: 'pending', paymentStatus: 'pending_verification' };
  const proof = isTransfer ? { proof: `transfer-${id}.pdf` } : {};
  if (age < 1) return { paid, status: 'pending', ...proof };
  if (age < 3) return { paid, status: 'processing', ...proof };
  const tracking = `1Z999AA1${String(id).padStart(10, '0')}`;
  return { paid, status: age < 8 ? 'shipped' : 'delivered', tracking, ...proof };
}
