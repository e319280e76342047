import type { ApiOrder } from '@/api/types';
import { amountInCents, type Cents } from '../money';
import { ANC_OPTIONS, type ChosenOptions } from '../product/productOptions';
import { confirmationTax } from './orderTotals';

/** An order as the shop shows it. Amounts in USD cents. */
export interface Order {
  readonly id: number;
  readonly status: ApiOrder['status'];
  readonly createdAt: string;
  readonly paymentMethod: ApiOrder['paymentMethod'];
  /** `pending_verification`, `paid`, `failed`, or another word of the server's. */
  readonly paymentStatus: string;
  readonly shippingMethod: string;
  readonly region: ApiOrder['region'];
  readonly trackingNumber: string | null;
  readonly notes: string | null;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly address: ApiOrder['shippingAddress'];
  readonly items: readonly OrderedItem[];
  /** Net of `membershipDiscount`. */
  readonly subtotal: Cents;
  readonly membershipDiscount: Cents;
  readonly shipping: Cents;
  /** Total − subtotal − shipping (S2 2.6). */
  readonly tax: Cents;
  readonly total: Cents;
}

export interface OrderedItem {
  readonly productId: number;
  readonly name: string;
  readonly quantity: number;
  /** USD cents per piece. */
  readonly price: Cents;
  readonly lineTotal: Cents;
  /** What was chosen, as text. */
  readonly options: readonly string[];
  readonly chosen: ChosenOptions;
  /** The model or ANC option in words; null without one. */
  readonly optionName: string | null;
  /** Null when the product has been deleted. */
  readonly slug: string | null;
  readonly image: string | null;
}

export type OrderStatus = Order['status'];

export const STATUS_NAMES: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** In the order of an order's life; the canceled ones come last. */
export const ORDER_STATUSES = Object.keys(STATUS_NAMES) as OrderStatus[]; // its own keys

export const METHOD_NAMES: Record<Order['paymentMethod'], string> = {
  card: 'Card',
  square: 'Card (Square)',
  paypal: 'PayPal',
  bank_transfer: 'Bank transfer',
};

/** Reads an order of the contract; throws for an amount that is not a number. */
export function readOrder(order: ApiOrder): Order {
  const subtotal = cents(order.subtotal);
  const shipping = cents(order.shipping);
  const total = cents(order.total);
  return {
    id: order.id,
    status: order.status,
    createdAt: order.createdAt,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    shippingMethod: order.shippingMethod,
    region: order.region,
    trackingNumber: order.trackingNumber?.trim() || null,
    notes: order.notes?.trim() || null,
    customer: { name: order.customerName, email: order.customerEmail, phone: order.customerPhone },
    address: order.shippingAddress,
    items: order.items.map(readItem),
    subtotal,
    membershipDiscount: cents(order.membershipDiscount),
    shipping,
    tax: confirmationTax({ total, subtotal, shipping }),
    total,
  };
}

function readItem(item: ApiOrder['items'][number]): OrderedItem {
  const { productId, productName, quantity, price, selectedOptions, modelName, product } = item;
  const { color, model, ancOption, size } = selectedOptions;
  // A product with models repeats the model's id as its ANC option (D-10).
  const anc = ancOption === model ? null : (ANC_OPTIONS.find(({ id }) => id === ancOption)?.name ?? ancOption);
  const modelText = modelName?.trim() || model;
  const chosen = [color, modelText, anc, size];
  return {
    productId,
    name: productName,
    quantity,
    price: cents(price),
    lineTotal: cents(price) * quantity,
    options: chosen.filter((option): option is string => Boolean(option)),
    chosen: { color: color || null, model: model || null, ancOption: ancOption || null },
    optionName: modelText || anc || null,
    slug: product?.slug ?? null,
    // The server sends that of the ordered color first.
    image: product?.images[0] ?? null,
  };
}

function cents(amount: unknown): Cents {
  const read = amountInCents(amount);
  if (read === null) throw new TypeError(`An order has an amount that cannot be read: ${JSON.stringify(amount)}`);
  return read;
}
