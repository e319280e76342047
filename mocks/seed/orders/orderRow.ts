import { readChoice } from '../../db/choice';
import type { AddressRow, OrderRow, ProductRow } from '../../db/rows';
import { billAt } from '../../orders/bill';
import { itemOf, SHIPPING_METHOD } from '../../orders/placeOrder';
import type { BuyerSeed } from '../buyers';
import type { OrderSeed, SeedLine } from './orderSeed';

/** What the rules need to know of the rest of the seed. */
export interface OrderWorld {
  products: ReadonlyMap<number, ProductRow>;
  buyers: readonly BuyerSeed[];
  addresses: readonly AddressRow[];
}

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the seed has no ${what}`);
  return value;
}

/** A line with its product and the choice in the form that carts keep. @throws Error when the product has no such choice */
function chosen([productId, quantity, color = null, option = null]: SeedLine, { products }: OrderWorld) {
  const product = known(products.get(productId), `product ${productId}`);
  const byModel = readChoice(product, { color, model: option });
  // an option that names no model is one of noise cancelling
  const isModel = !('selectedOptions.model' in byModel.fields);
  const { choice, fields } = isModel ? byModel : readChoice(product, { color, ancOption: option });
  if (Object.keys(fields).length > 0) throw new Error(`product ${productId}: ${JSON.stringify(fields)}`);
  return { product, line: { productId, quantity, ...choice } };
}

/** The order's row as it was placed by a buyer of that level (1 to 7). */
export function orderRow(seed: OrderSeed, world: OrderWorld, level: number): OrderRow {
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
  const bill = billAt(
    seed.paid.page,
    level,
    seed.lines.map((line) => chosen(line, world)),
  );
  const { firstName, lastName, address, address2, city, state, zipCode, country } = place;
  const fullName = `${firstName} ${lastName}`;

  return {
    id: seed.id,
    buyerId: buyer.id,
    status: seed.status,
    paymentMethod: seed.paid.method,
    paymentStatus: seed.paymentStatus ?? 'paid',
    paymentProofFilename: seed.proof ?? null,
    shippingMethod: seed.paid.page === 'card' ? 'USPS (Duty Free)' : SHIPPING_METHOD,
    region: bill.region,
    subtotalCents: bill.subtotalCents,
    membershipDiscountCents: bill.membershipDiscountCents,
    shippingCents: bill.shippingCents,
    totalCents: bill.totalCents,
    createdAt: seed.createdAt,
    customerName: buyer.name,
    customerEmail: buyer.email,
    customerPhone: buyer.phone,
    shippingAddress: { firstName, lastName, fullName, address, address2, city, state, zipCode, country },
    items: bill.lines.map(itemOf),
    notes: seed.notes ?? null,
    trackingNumber: seed.tracking ?? null,
  };
}
