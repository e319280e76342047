import { expect, it } from 'vitest';
import { PRICING_CASE_COUNT } from '@tests/support/pricingCases';
import { CASE_CHECKS, RULES_WITHOUT_REQUEST, untestableBecause } from './caseChecks';
import { proofOf, RULES, WORKED_CASES, type WorkedCase } from './worked';

const isShown = (one: WorkedCase) => proofOf(one) !== undefined;
const counted = (cases: readonly WorkedCase[]) =>
  Object.fromEntries(
    RULES.map((rule) => [rule, cases.filter(({ fn }) => fn === rule).length] as const).filter(([, n]) => n > 0),
  );

it('every worked case is shown by calls, or is left out for a reason', () => {
  expect(counted(WORKED_CASES.filter(isShown))).toMatchInlineSnapshot(`
    {
      "amountInCents": 2,
      "baseUnitPrice": 5,
      "cartAmounts": 8,
      "discountFraction": 161,
      "growthFromSpent": 5,
      "membershipDiscount": 32,
      "membershipLevel": 14,
      "orderTotals": 11,
      "parseDiscountText": 4,
      "parseRange": 7,
      "securePageSplit": 4,
      "shippingAlternateCheckout": 8,
      "shippingCardPage": 3,
      "shippingMainCheckout": 10,
      "shippingOldCardPage": 1,
    }
  `);
  expect(counted(WORKED_CASES.filter((one) => !isShown(one)))).toMatchInlineSnapshot(`
    {
      "amountInCents": 4,
      "convert": 22,
      "discountFraction": 11,
      "growthFromSpent": 1,
      "membershipLevel": 1,
      "membershipProgress": 5,
      "paymentConfirmationTotal": 4,
      "priceAlertBounds": 4,
      "priceAlertCheck": 10,
      "recommend": 4,
      "regionOf": 8,
      "securePageSplit": 1,
      "shippingCartEstimate": 7,
      "shippingMainCheckout": 1,
    }
  `);
  expect(WORKED_CASES).toHaveLength(PRICING_CASE_COUNT);
  for (const one of WORKED_CASES)
    expect(isShown(one) || (untestableBecause(one) ?? RULES_WITHOUT_REQUEST[one.fn]), one.id).toBeTruthy();
  expect(RULES.filter((rule) => CASE_CHECKS[rule] && RULES_WITHOUT_REQUEST[rule])).toEqual([]);
});
