import { productOptions } from '../../db/productFacts';
import type { AddressRow, BuyerRow, OrderItemRow, OrderRow, ProductRow, Quote } from '../../db/rows';
import { toOrderItem } from '../../orders/placeOrder';
import { growthFromSpent, membershipLevel } from '../../rules/membership';
import { regionOf } from '../../rules/region';
import {
  byCard,
  byPaypal,
  byTransfer,
  inPopup,
  onCardPage,
  quotedOrderRow,
  quoteLines,
  type OrderSeed,
  type SeedLine,
  type SeedPayment,
} from '../orders/orderSeed';
import { createRandom, type Random } from './random';

/** The time of the latest generated order, and how many days the orders span. */
const NEWEST = Date.parse('2025-06-16T14:55:00Z');
const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
const PAYMENTS = [byCard, byCard, byPaypal, byPaypal, onCardPage, inPopup, byTransfer] as const;
const QUANTITIES = [2, 5, 10, 12, 24, 30, 48, 60, 100] as const;

/** How many different carts are ordered again and again, as trade buyers do: pricing each order would take seconds. */
const CARTS = 150;

/** Who orders, and from which products. */
interface Market {
  /** One of the products that can be ordered. */
  pickProduct: (random: Random) => ProductRow;
  buyers: readonly BuyerRow[];
  /** One for each buyer, in the same order. */
  addresses: readonly AddressRow[];
}

/**
 * Generates orders of the last 90 days, oldest first, with ids from `firstId`. Adds each paid order to its buyer's
 * `totalSpentCents`, so that the next order gets the level that the buyer has by then.
 */
export function* generateOrders(
  seedNumber: number,
  count: number,
  firstId: number,
  market: Market,
): Generator<OrderRow> {
  const random = createRandom(seedNumber, 'orders');
  const carts = Array.from({ length: CARTS }, () => createCart(market, random));
  const step = (DAYS * DAY_MS) / count;
  for (let index = 0; index < count; index += 1) {
    const at = random.integer(0, market.buyers.length - 1);
    const [buyer, address, cart] = [market.buyers[at], market.addresses[at], carts[random.integer(0, CARTS - 1)]];
    if (!buyer || !address || !cart) throw new RangeError('there are no buyers');
    const age = (count - 1 - index) * step;
    const seed = {
      id: firstId + index,
      createdAt: new Date(Math.floor((NEWEST - age) / 1000) * 1000).toISOString(),
      ...progress(cart.paid, age / DAY_MS, firstId + index, random),
    };
    const { quote, items } = cart.atLevel(membershipLevel(growthFromSpent(buyer.totalSpentCents)));
    const row = quotedOrderRow(seed, buyer, address, quote, items);
    if (row.paymentStatus === 'paid') buyer.totalSpentCents += row.totalCents;
    yield row;
  }
}

/** One to three products of one region, always ordered on the same page, and priced once for each level. */
function createCart(market: Market, random: Random) {
  const paid = random.pick(PAYMENTS);
  const offered = pickProducts(market, random);
  const lines = offered.map((product) => pickLine(product, random));
  const lookup = { products: new Map(offered.map((product) => [product.id, product])) };
  const priced = new Map<number, { quote: Quote; items: OrderItemRow[] }>();
  const price = (level: number) => {
    const quote = quoteLines(paid.page, level, lines, lookup);
    return { quote, items: quote.lines.map(toOrderItem) };
  };
  return {
    paid,
    atLevel(level: number) {
      const found = priced.get(level) ?? price(level);
      priced.set(level, found);
      return found;
    },
  };
}

/** Different products of one region: a cart holds no others. */
function pickProducts({ pickProduct }: Market, random: Random): ProductRow[] {
  const region = random.chance(0.7) ? 'USA' : 'EU';
  const picked = new Map<number, ProductRow>();
  for (let count = random.integer(1, 3); picked.size < count;) {
    const product = pickProduct(random);
    if (product.isActive && regionOf(product) === region) picked.set(product.id, product);
  }
  return [...picked.values()];
}

function pickLine(product: ProductRow, random: Random): SeedLine {
  const { colors, models, hasAncChoice } = productOptions(product);
  const color = colors.length > 0 ? (colors[random.integer(0, colors.length - 1)] ?? null) : null;
  const option = models[0] ?? (hasAncChoice ? random.pick(['anc', 'no_anc']) : null);
  return [product.id, random.pick(QUANTITIES), color, option];
}

/** Payment and status of an order of the given age in days: the older, the further along. */
function progress(
  paid: SeedPayment,
  age: number,
  id: number,
  random: Random,
): Pick<OrderSeed, 'paid' | 'status' | 'paymentStatus' | 'tracking' | 'proof'> {
  const isTransfer = paid.method === 'bank_transfer';
  if (random.chance(0.04)) return { paid, status: 'cancelled', ...(isTransfer && { paymentStatus: 'failed' }) };
  if (isTransfer && age < 3) return { paid, status: 'pending', paymentStatus: 'pending_verification' };
  const proof = isTransfer ? { proof: `transfer-${id}.pdf` } : {};
  if (age < 1) return { paid, status: 'pending', ...proof };
  if (age < 3) return { paid, status: 'processing', ...proof };
  const tracking = `1Z999AA1${String(id).padStart(10, '0')}`;
  return { paid, status: age < 8 ? 'shipped' : 'delivered', tracking, ...proof };
}
