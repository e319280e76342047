import type { Cents } from './money';
import type { DiscountedItem } from './shipping';
import {
  shippingAlternateCheckout,
  shippingCardPage,
  shippingCartEstimate,
  shippingMainCheckout,
  shippingOldCardPage,
} from './shipping';
import type { LineInput } from './unitPrice';
import { cartAmounts } from './unitPrice';

/** The pages that add up a cart, each with its own shipping rule (D-36, D-47). */
export type TotalsPage = 'cart' | 'main' | 'alternate' | 'card' | 'old';

export type OrderLine = LineInput & DiscountedItem;

/** USD cents. `subtotalNet` + `shipping` = `total`, as the order calls send them (D-46). */
export interface OrderTotals {
  readonly gross: Cents;
  readonly membershipDiscount: Cents;
  readonly subtotalNet: Cents;
  readonly shipping: Cents;
  readonly total: Cents;
}

const SHIPPING: Record<TotalsPage, (lines: readonly OrderLine[]) => Cents> = {
  cart: shippingCartEstimate,
  main: shippingMainCheckout,
  alternate: shippingAlternateCheckout,
  card: shippingCardPage,
  old: shippingOldCardPage,
};

/** What a page charges, or the cart page estimates, for these lines at `level` (1 to 7; null for a visitor) (D-47). */
export function orderTotals(page: TotalsPage, lines: readonly OrderLine[], level: number | null): OrderTotals {
  const { subtotal, membershipDiscount, net } = cartAmounts(lines, level);
  const shipping = SHIPPING[page](lines);
  return { gross: subtotal, membershipDiscount, subtotalNet: net, shipping, total: net + shipping };
}

/** The tax that the order confirmation prints, in cents: total − subtotal − shipping (S2 2.6, D-46). */
export function confirmationTax(order: { total: Cents; subtotal: Cents; shipping: Cents }): Cents {
  return order.total - order.subtotal - order.shipping;
}
