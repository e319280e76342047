import { membershipDiscount } from './membership';
import type { Cents, Fraction } from './money';
import { partOf } from './money';

/** The figures that the brief prints on the selection and payment-confirmation pages, in USD cents (D-41, D-43). */
export const CONFIRMATION_FIGURES = { promotion: 26, shipping: 9_30, paymentFee: 1_29 } as const;

const TENTH: Fraction = { amount: 1, scale: 1 };
const TWENTIETH: Fraction = { amount: 5, scale: 2 };

/** The secure page's rows in USD cents: a tenth is shipping, the rest product; fee and discount are only shown (D-44). */
export function securePageSplit(total: Cents): {
  shipping: Cents;
  product: Cents;
  fee: Cents;
  discount: Cents;
  charged: Cents;
} {
  const shipping = partOf(total, TENTH);
  return { shipping, product: total - shipping, fee: partOf(total, TWENTIETH), discount: -24, charged: total };
}

/** Product price − 0.26 − membership discount + a shipping and a payment fee, all USD cents (D-41). */
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

/** The payment confirmation: the selection page's sum, always with 9.30 and 1.29, in USD cents (D-43). */
export function paymentConfirmationTotal(
  productPrice: Cents,
  level: number | null,
): { membershipDiscount: Cents; total: Cents } {
  const { shipping, paymentFee } = CONFIRMATION_FIGURES;
  return selectionTotal({ productPrice, level, shipping, paymentFee });
}
