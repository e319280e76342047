import { expect, it } from 'vitest';
import { allCases } from './workedCases';

/** Rules of display that the server has no part in. */
const APP_ALONE = new Set(['convert', 'priceAlertBounds', 'priceAlertCheck', 'recommend']);

/** How many cases each rule's own test beside it runs. */
const COUNTS = {
  discountFraction: 172,
  parseRange: 7,
  parseDiscountText: 4,
  baseUnitPrice: 5,
  cartAmounts: 8,
  membershipLevel: 15,
  membershipDiscount: 32,
  growthFromSpent: 6,
  membershipProgress: 5,
  shippingMainCheckout: 11,
  shippingAlternateCheckout: 8,
  shippingCardPage: 3,
  shippingCartEstimate: 7,
  shippingOldCardPage: 1,
  securePageSplit: 5,
  paymentConfirmationTotal: 4,
  regionOf: 8,
  orderTotals: 11,
  amountInCents: 6,
};

it('leaves no worked case of the server out', () => {
  const counted: Record<string, number> = {};
  for (const { fn } of allCases()) if (!APP_ALONE.has(fn)) counted[fn] = (counted[fn] ?? 0) + 1;
  expect(counted).toEqual(COUNTS);
});
