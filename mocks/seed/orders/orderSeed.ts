import { readChoice } from '../../db/cartLines';
import type { AddressRow, BuyerRow, OrderItemRow, OrderRow, ProductRow, Quote } from '../../db/rows';
import { SHIPPING_METHOD, toOrderItem } from '../../orders/placeOrder';
import { quoteAtLevel } from '../../orders/quote';
import { europeanBranch } from './europeanBranches';

/** Product id, quantity and chosen options: the color, then the model or ANC option. */
export type SeedLine = [productId: number, quantity: number, color?: string | null, option?: string | null];

/** The checkout page on which an order was placed, with the payment method. */
export type SeedPayment =
  | { page: 'main'; method: 'card' | 'paypal' | 'bank_transfer' }
  | { page: 'card' | 'old'; method: 'square' }
  | { page: 'alternate'; method: 'square' | 'paypal' };

/** A seeded order without its amounts, which are computed. */
export interface OrderSeed {
  id: number;
  /** RFC 3339, UTC. */
  createdAt: string;
  buyerId: number;
  paid: SeedPayment;
  status: OrderRow['status'];
  lines: SeedLine[];
  /** `paid` when absent. */
  paymentStatus?: OrderRow['paymentStatus'];
  tracking?: string;
  proof?: string;
  notes?: string;
  /** Id of the saved address. When absent: the buyer's default address, and for products of the EU the branch there. */
  addressId?: number;
}

/** A seeded order of June 2025 with day and time, as in `03 15:20`. */
export type JuneSeed = Omit<OrderSeed, 'createdAt'> & { at: string };

export const byCard: SeedPayment = { page: 'main', method: 'card' };
export const byPaypal: SeedPayment = { page: 'main', method: 'paypal' };
export const byTransfer: SeedPayment = { page: 'main', method: 'bank_transfer' };
export const onCardPage: SeedPayment = { page: 'card', method: 'square' };
export const onOldPage: SeedPayment = { page: 'old', method: 'square' };
export const inPopup: SeedPayment = { page: 'alternate', method: 'square' };
export const inPopupByPaypal: SeedPayment = { page: 'alternate', method: 'paypal' };

/** Ids of the seeded buyers. */
export const BUYER = {
  new: 1,
  bronze: 2,
  silver: 3,
  gold: 4,
  platinum: 5,
  diamond: 6,
  elite: 7,
  nearly: 9,
  manager: 10,
};

/** The rows that an order refers to. */
export interface OrderLookup {
  products: ReadonlyMap<number, ProductRow>;
  buyers: readonly BuyerRow[];
  addresses: readonly AddressRow[];
}

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the seed has no ${what}`);
  return value;
}

/** A line with its product and normalized choice. @throws Error when the product does not offer the choice */
function toLine(
  [productId, quantity, color = null, option = null]: SeedLine,
  { products }: Pick<OrderLookup, 'products'>,
) {
  const product = required(products.get(productId), `product ${productId}`);
  const byModel = readChoice(product, { color, model: option });
  // an option that is not a model is an ANC option
  const isModel = !('selectedOptions.model' in byModel.fields);
  const { choice, fields } = isModel ? byModel : readChoice(product, { color, ancOption: option });
  if (Object.keys(fields).length > 0) throw new Error(`product ${productId}: ${JSON.stringify(fields)}`);
  return { product, line: { productId, quantity, ...choice } };
}

/** What the lines cost a buyer of the given level, 1 to 7. */
export const quoteLines = (
  page: SeedPayment['page'],
  level: number,
  lines: SeedLine[],
  lookup: Pick<OrderLookup, 'products'>,
): Quote =>
  quoteAtLevel(
    page,
    level,
    lines.map((line) => toLine(line, lookup)),
  );

/** The order's row, with the amounts for a buyer of the given level, 1 to 7. */
export function orderRow(seed: OrderSeed, lookup: OrderLookup, level: number): OrderRow {
  const buyer = required(
    lookup.buyers.find(({ id }) => id === seed.buyerId),
    `buyer ${seed.buyerId}`,
  );
  const savedAddress = required(
    lookup.addresses.find(
      ({ id, buyerId, isDefault }) =>
        buyerId === buyer.id && (seed.addressId === undefined ? isDefault : id === seed.addressId),
    ),
    `address of buyer ${buyer.id}`,
  );
  return quotedOrderRow(seed, buyer, savedAddress, quoteLines(seed.paid.page, level, seed.lines, lookup));
}

/** The order's row with the quote's amounts, and its lines, which several orders may share. */
export function quotedOrderRow(
  seed: Omit<OrderSeed, 'buyerId' | 'lines'>,
  buyer: BuyerRow,
  savedAddress: AddressRow,
  quote: Quote,
  items: OrderItemRow[] = quote.lines.map(toOrderItem),
): OrderRow {
  const { firstName, lastName } = savedAddress;
  const { address, address2, city, state, zipCode, country } =
    quote.region === 'EU' && seed.addressId === undefined ? europeanBranch(buyer.id) : savedAddress;
  const fullName = `${firstName} ${lastName}`;

  return {
    id: seed.id,
    buyerId: buyer.id,
    status: seed.status,
    paymentMethod: seed.paid.method,
    paymentStatus: seed.paymentStatus ?? 'paid',
    paymentProofFilename: seed.proof ?? null,
    paymentReference: null,
    paidWith: null,
    shippingMethod: seed.paid.page === 'card' ? 'USPS (Duty Free)' : SHIPPING_METHOD,
    region: quote.region,
    subtotalCents: quote.subtotalCents,
    membershipDiscountCents: quote.membershipDiscountCents,
    shippingCents: quote.shippingCents,
    totalCents: quote.totalCents,
    createdAt: seed.createdAt,
    customerName: buyer.name,
    customerEmail: buyer.email,
    customerPhone: buyer.phone,
    shippingAddress: { firstName, lastName, fullName, address, address2, city, state, zipCode, country },
    items,
    notes: seed.notes ?? null,
    trackingNumber: seed.tracking ?? null,
  };
}
