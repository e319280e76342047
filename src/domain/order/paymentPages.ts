import { membershipDiscount } from '../membership';
import { applyFraction, type Cents, type Fraction } from '../money';

/** The fixed amounts of the selection and payment-confirmation pages, USD cents (D-41, D-43). */
export const CONFIRMATION_FIGURES = { promotion: 26, shipping: 9_30, paymentFee: 1_29 } as const;

const TENTH: Fraction = { amount: 1, scale: 1 };
const TWENTIETH: Fraction = { amount: 5, scale: 2 };

/** The secure page's rows, USD cents: a tenth is shipping, the rest product; fee and discount are display only (D-44). */
export function securePageSplit(total: Cents): {
  shipping: Cents;
  product: Cents;
  fee: Cents;
  discount: Cents;
  charged: Cents;
} {
  const shipping = applyFraction(total, TENTH);
  return { shipping, product: total - shipping, fee: applyFraction(total, TWENTIETH), discount: -24, charged: total };
}

/** Product price − 0.26 − membership discount + shipping and payment fees, USD cents (D-41). */
export function selectionTotal(choice: {
  productPrice: Cents;
  level: number | null;
  shipping: Cents;
  paymentFee: Cents;
}): { membershipDiscount: Cents; total: Cents } {
  const { discount, net } = membershipDiscount(choice.productPrice, choice.level);
  const total = net - CONFIRMATION_FIGURES.promotion + choice.shipping + choice.paymentFee;
  return { membershipDiscount: discount, total };
}

/** The payment confirmation's total: the selection page's, with fees of 9.30 and 1.29, USD cents (D-43). */
export function paymentConfirmationTotal(
  productPrice: Cents,
  level: number | null,
): { membershipDiscount: Cents; total: Cents } {
  const { shipping, paymentFee } = CONFIRMATION_FIGURES;
  return selectionTotal({ productPrice, level, shipping, paymentFee });
}
