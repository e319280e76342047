import { cartAmounts, type PricedLine } from './cart';
import { membershipDiscount } from './membership';
import { halfUp, ratio, readCents, times } from './money';
import {
  shippingAlternateCheckout,
  shippingCardPage,
  shippingMainCheckout,
  shippingOldCardPage,
  type Parcel,
} from './shipping';

/** The checkout pages; each has its own shipping rule (D-36). */
export type OrderPage = 'main' | 'alternate' | 'card' | 'old';

/** US cents throughout. */
export interface OrderTotals {
  gross: number;
  membershipDiscount: number;
  /** After the membership discount. Stored as the order's subtotal, so that subtotal + shipping = total (D-46). */
  subtotalNet: number;
  shipping: number;
  total: number;
  /** Printed as tax by the confirmation page: total − subtotal − shipping, always zero (D-46). */
  tax: number;
}

const SHIPPING: Record<OrderPage, (items: readonly Parcel[]) => number> = {
  main: shippingMainCheckout,
  alternate: shippingAlternateCheckout,
  card: shippingCardPage,
  old: shippingOldCardPage,
};

/** The amounts that the server charges for these lines on the given page (D-47, D-219). */
export function orderTotals(page: OrderPage, lines: readonly PricedLine[], level: number): OrderTotals {
  const { subtotal: gross, membershipDiscount: discount, net } = cartAmounts(lines, level);
  const shipping = SHIPPING[page](lines);
  const total = net + shipping;
  return { gross, membershipDiscount: discount, subtotalNet: net, shipping, total, tax: total - net - shipping };
}

/** How the secure page splits a total, US cents: 10 % shipping, the rest product. Fee and discount are shown but not charged (D-44). */
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

/** The payment confirmation's total, US cents: product − 0.26 − membership discount + 9.30 + 1.29 (D-43). */
export function paymentConfirmationTotal(
  productCents: number,
  level: number,
): { membershipDiscount: number; total: number } {
  const { discount } = membershipDiscount(productCents, level);
  return { membershipDiscount: discount, total: productCents - 26 - discount + 9_30 + 1_29 };
}

/** A dollar amount as cents, read from its decimal text instead of multiplying a float (D-45). Null unless it has at most two decimals. */
export function amountInCents(amount: string | number): number | null {
  return readCents(String(amount));
}
