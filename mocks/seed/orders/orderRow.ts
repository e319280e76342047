import { readChoice } from '../../db/choice';
import { productOptions } from '../../db/productFacts';
import type { AddressRow, OrderItemRow, OrderRow, ProductRow } from '../../db/rows';
import { goodsLine } from '../../rules/cart';
import { growthFromSpent, membershipLevel } from '../../rules/membership';
import { readCents } from '../../rules/money';
import { orderTotals } from '../../rules/orders';
import { regionOf } from '../../rules/region';
import { discountedUnitPrice } from '../../rules/unitPrice';
import type { BuyerSeed } from '../buyers';
import type { OrderSeed, SeedLine } from './orderSeed';

/** What the rules need to know of the rest of the seed. */
export interface OrderWorld {
  products: ReadonlyMap<number, ProductRow>;
  buyers: readonly BuyerSeed[];
  addresses: readonly AddressRow[];
}

const LEVELS = [7, 6, 5, 4, 3, 2, 1];

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the seed has no ${what}`);
  return value;
}

/** A line with its product and the choice in the form that carts keep. @throws Error when the product has no such choice */
function chosen([productId, quantity, color = null, option = null]: SeedLine, { products }: OrderWorld) {
  const product = known(products.get(productId), `product ${productId}`);
  const hasModels = productOptions(product).models.length > 0;
  const { choice, fields } = readChoice(product, { color, [hasModels ? 'model' : 'ancOption']: option });
  if (Object.keys(fields).length > 0) throw new Error(`product ${productId}: ${JSON.stringify(fields)}`);
  return { product, quantity, choice, goods: goodsLine(product, choice, quantity) };
}

/**
 * The order's row. Its level is the one that the buyer had then: the highest at which the amount spent before,
 * which is what he had spent afterwards less this order, reaches that very level.
 */
export function orderRow(seed: OrderSeed, world: OrderWorld, spentAfterCents: number): OrderRow {
  const buyer = known(
    world.buyers.find(({ id }) => id === seed.buyerId),
    `buyer ${seed.buyerId}`,
  );
  const place = known(
    world.addresses.find(
      ({ id, buyerId, isDefault }) =>
        buyerId === buyer.id && (seed.addressId === undefined ? isDefault : id === seed.addressId),
    ),
    `address of buyer ${buyer.id}`,
  );
  const lines = seed.lines.map((line) => chosen(line, world));
  const paymentStatus = seed.paymentStatus ?? 'paid';
  const totalsAt = (level: number) =>
    orderTotals(
      seed.paid.page,
      lines.map(({ goods }) => goods),
      level,
    );
  const wasAt = (level: number) => {
    const before = spentAfterCents - (paymentStatus === 'paid' ? totalsAt(level).total : 0);
    return before >= 0 && membershipLevel(growthFromSpent(before)) === level;
  };
  const totals = totalsAt(known(LEVELS.find(wasAt), `level for order ${seed.id}`));
  const { firstName, lastName, address, address2, city, state, zipCode, country } = place;
  const fullName = `${firstName} ${lastName}`;

  return {
    id: seed.id,
    buyerId: buyer.id,
    status: seed.status,
    paymentMethod: seed.paid.method,
    paymentStatus,
    paymentProofFilename: seed.proof ?? null,
    shippingMethod: seed.paid.page === 'card' ? 'USPS (Duty Free)' : 'USA Local Warehouse',
    region: regionOf(known(lines[0], `line of order ${seed.id}`).product),
    subtotalCents: totals.subtotalNet,
    membershipDiscountCents: totals.membershipDiscount,
    shippingCents: totals.shipping,
    totalCents: totals.total,
    createdAt: `2025-06-${seed.at.replace(' ', 'T')}:00Z`,
    customerName: buyer.name,
    customerEmail: buyer.email,
    customerPhone: buyer.phone,
    shippingAddress: { firstName, lastName, fullName, address, address2, city, state, zipCode, country },
    items: lines.map(({ product, quantity, choice, goods }): OrderItemRow => ({
      productId: product.id,
      productName: product.name,
      quantity,
      priceCents: discountedUnitPrice(goods.baseCents, goods.fraction),
      costCents: product.supplier_cost ? readCents(product.supplier_cost) : null,
      ...choice,
    })),
    notes: seed.notes ?? null,
    trackingNumber: seed.tracking ?? null,
  };
}
