import { membershipDiscount } from '../membership';
import { applyFraction, type Cents, type Fraction } from '../money';

/** The fixed amounts of the selection and payment-confirmation pages, USD cents (D-41, D-43). */
export const CONFIRMATION_FIGURES = { promotion: 26, shipping: 9_30, paymentFee: 1_29 } as const;

/** The fixed amounts that the selection page shows (D-41). The weight is a text: it enters no figure. */
export const SELECTION_FIGURES = { promotion: CONFIRMATION_FIGURES.promotion, weightText: '0.15 kg' } as const;

export interface ShippingOption {
  readonly name: string;
  /** USD cents. */
  readonly price: Cents;
  readonly time: string;
}

/** The selection page's shipping options (S2 9); the first one is preselected (D-42). */
export const SHIPPING_OPTIONS: readonly [ShippingOption, ...ShippingOption[]] = [
  { name: 'USA Local Warehouse', price: 9_30, time: '2-4 days' },
  { name: 'USPS Duty Free', price: 9_33, time: '10-20 days' },
  { name: 'Express UPS/FedEx/DHL', price: 27_50, time: '6-10 days' },
];

export interface PaymentOption {
  readonly name: string;
  /** USD cents; negative for one that saves. */
  readonly fee: Cents;
  readonly hint?: string;
}

/** The selection page's payment options (S2 9, D-41); the first one is preselected (D-42). */
export const PAYMENT_OPTIONS: readonly [PaymentOption, ...PaymentOption[]] = [
  { name: 'PayPal', fee: 1_29 },
  { name: 'Card (Square)', fee: 1_38 },
  { name: 'Bank card transfer', fee: -87, hint: 'Saves 4%' },
];

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
