import { cartAmounts, type GoodsLine } from './cart';
import { membershipDiscount } from './membership';
import { halfUp, ratio, readCents, times } from './money';
import {
  shippingAlternateCheckout,
  shippingCardPage,
  shippingMainCheckout,
  shippingOldCardPage,
  type Parcel,
} from './shipping';

/** The pages that make an order; each keeps its own shipping rule (D-36). */
export type OrderPage = 'main' | 'alternate' | 'card' | 'old';

/** US cents throughout. */
export interface OrderTotals {
  gross: number;
  membershipDiscount: number;
  /** What the order stores as its subtotal, so that subtotal + shipping = total (D-46). */
  subtotalNet: number;
  shipping: number;
  total: number;
  /** What the confirmation prints as tax: total − subtotal − shipping, always zero (D-46). */
  tax: number;
}

const SHIPPING: Record<OrderPage, (items: readonly Parcel[]) => number> = {
  main: shippingMainCheckout,
  alternate: shippingAlternateCheckout,
  card: shippingCardPage,
  old: shippingOldCardPage,
};

/** The figures that the server charges for these lines on that page (D-47, D-219). */
export function orderTotals(page: OrderPage, lines: readonly GoodsLine[], level: number): OrderTotals {
  const { subtotal: gross, membershipDiscount: discount, net } = cartAmounts(lines, level);
  const shipping = SHIPPING[page](lines);
  const total = net + shipping;
  return { gross, membershipDiscount: discount, subtotalNet: net, shipping, total, tax: total - net - shipping };
}

/** Secure page, US cents (D-44): 10 % shipping, the rest product; fee and discount are printed and never charged. */
export function securePageSplit(totalCents: number): {
  shipping: number;
  product: number;
  fee: number;
  discount: number;
  charged: number;
} {
  const shipping = halfUp(times(ratio(totalCents), ratio(10, 100)));
  const fee = halfUp(times(ratio(totalCents), ratio(5, 100)));
  return { shipping, product: totalCents - shipping, fee, discount: -24, charged: totalCents };
}

/** Payment confirmation, US cents (D-43): product − 0.26 − membership discount + 9.30 + 1.29. */
export function paymentConfirmationTotal(
  productCents: number,
  level: number,
): { membershipDiscount: number; total: number } {
  const { discount } = membershipDiscount(productCents, level);
  return { membershipDiscount: discount, total: productCents - 26 - discount + 9_30 + 1_29 };
}

/**
 * Whole cents of a dollar amount, from its decimal text and never by multiplying a float (D-45).
 * Null when it is not an amount of at most two decimals.
 */
export function amountInCents(amount: string | number): number | null {
  return readCents(String(amount));
}
