import { membershipDiscount } from '../membership';
import { applyDiscount, type Cents, type Fraction } from '../money';
import {
  shippingAlternateCheckout,
  shippingCardPage,
  shippingCartEstimate,
  shippingMainCheckout,
  shippingOldCardPage,
  type DiscountedItem,
} from './shipping';

export interface LineInput {
  /** USD cents per piece before the quantity discount. */
  readonly base: Cents;
  readonly quantity: number;
  readonly fraction: Fraction;
}

/** USD cents. */
export interface LineAmounts {
  readonly unitPrice: Cents;
  readonly lineTotal: Cents;
}

/** USD cents; `net` is the subtotal after the membership discount. */
export interface CartAmounts {
  readonly lines: readonly LineAmounts[];
  readonly subtotal: Cents;
  readonly membershipDiscount: Cents;
  readonly net: Cents;
}

/** Rounds the discounted piece once and multiplies it exactly, so that the printed prices add up (D-13). */
export function lineAmounts({ base, quantity, fraction }: LineInput): LineAmounts {
  const unitPrice = applyDiscount(base, fraction);
  return { unitPrice, lineTotal: unitPrice * quantity };
}

/** The lines, their sum, and the membership discount of `level` on it (1 to 7; null for a visitor) (D-13, D-24). */
export function cartAmounts(inputs: readonly LineInput[], level: number | null): CartAmounts {
  const lines = inputs.map(lineAmounts);
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const { discount, net } = membershipDiscount(subtotal, level);
  return { lines, subtotal, membershipDiscount: discount, net };
}

/** The pages that show a cart's total, each with its own shipping rule (D-36, D-47). */
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
  const amounts = cartAmounts(lines, level);
  const subtotalNet = amounts.net;
  const shipping = SHIPPING[page](lines);
  return {
    gross: amounts.subtotal,
    membershipDiscount: amounts.membershipDiscount,
    subtotalNet,
    shipping,
    total: subtotalNet + shipping,
  };
}

/** The tax on the order confirmation, USD cents: total − subtotal − shipping (S2 2.6, D-46). */
export function confirmationTax(order: { total: Cents; subtotal: Cents; shipping: Cents }): Cents {
  return order.total - order.subtotal - order.shipping;
}
