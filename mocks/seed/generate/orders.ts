import { productOptions, type ProductOptions } from '../../db/productFacts';
import type { OrderRow, ProductRow } from '../../db/rows';
import { growthFromSpent, membershipLevel } from '../../rules/membership';
import { regionOf } from '../../rules/region';
import type { BuyerSeed } from '../buyers';
import { orderRow, type OrderWorld } from '../orders/orderRow';
import { byCard, byPaypal, byTransfer, inPopup, onCardPage, type OrderSeed, type SeedLine } from '../orders/orderSeed';
import { createRandom, type Random } from './random';

/** The last moment of the generated past, and how far it reaches back. */
const NEWEST = Date.parse('2025-06-16T14:55:00Z');
const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
const PIECES = [2, 5, 10, 12, 24, 30, 48, 60, 100] as const;

/**
 * So many orders of the last 90 days, oldest first, numbered from `firstId`, the same for the same number. What is
 * paid is added to its buyer's `totalSpentCents`, so that each order is of the level that its buyer had then.
 */
export function generateOrders(
  seedNumber: number,
  count: number,
  firstId: number,
  world: OrderWorld & { buyers: BuyerSeed[] },
): OrderRow[] {
  const random = createRandom(seedNumber, 'orders');
  const shelves = { USA: shelf(world, 'USA'), EU: shelf(world, 'EU') };
  const step = (DAYS * DAY_MS) / count;
  return Array.from({ length: count }, (_, position) => {
    const buyer = world.buyers[random.whole(0, world.buyers.length - 1)];
    if (!buyer) throw new RangeError('there is nobody who could order');
    const age = (count - 1 - position) * step;
    const products = shelves[random.chance(0.7) ? 'USA' : 'EU'];
    const seed: OrderSeed = {
      id: firstId + position,
      createdAt: new Date(Math.floor((NEWEST - age) / 1000) * 1000).toISOString(),
      buyerId: buyer.id,
      lines: lines(products, random),
      ...state(age / DAY_MS, firstId + position, random),
    };
    const row = orderRow(seed, world, membershipLevel(growthFromSpent(buyer.totalSpentCents)));
    if (row.paymentStatus === 'paid') buyer.totalSpentCents += row.totalCents;
    return row;
  });
}

/** A product that can be ordered, with what it asks to choose. */
interface Offer {
  id: number;
  options: ProductOptions;
}

const shelf = ({ products }: OrderWorld, region: 'USA' | 'EU'): Offer[] =>
  [...products.values()]
    .filter((product: ProductRow) => product.isActive && regionOf(product) === region)
    .map((product) => ({ id: product.id, options: productOptions(product) }));

function lines(offers: readonly Offer[], random: Random): SeedLine[] {
  const taken = new Map<number, SeedLine>();
  for (let count = random.whole(1, 3); count > 0; count -= 1) {
    const offer = offers[random.whole(0, offers.length - 1)];
    if (!offer) continue;
    const { colors, models, hasAnc } = offer.options;
    const option = models[0] ?? (hasAnc ? random.pick(['anc', 'no_anc']) : undefined);
    const color = colors.length > 0 ? (colors[random.whole(0, colors.length - 1)] ?? null) : null;
    taken.set(
      offer.id,
      option === undefined ? [offer.id, random.pick(PIECES), color] : [offer.id, random.pick(PIECES), color, option],
    );
  }
  return [...taken.values()];
}

/** How an order of that age, in days, was paid and where it is now. */
function state(
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
