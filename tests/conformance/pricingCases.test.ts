import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  casesOf,
  PRICING_CASE_COUNT,
  pricingRules,
  type PricingCase,
  type PricingRule,
} from '@tests/support/pricingCases';
import type { Target } from './target/target';
import { backendTarget, inProcessTarget } from './target/inProcess';
import { createCaseShop, type CaseShop } from './pricing/caseShop';
import { CASE_CHECKS, untestableBecause, RULES_WITHOUT_REQUEST } from './pricing/caseChecks';

type AnyCase = PricingCase<PricingRule>;
type AnyProof = (shop: CaseShop, one: AnyCase) => Promise<void>;

/** The file names no rule but these; `PricingRule` is the list. */
const RULES = pricingRules() as PricingRule[];
const ALL: AnyCase[] = RULES.flatMap((rule): AnyCase[] => casesOf(rule));

const proofOf = ({ fn }: AnyCase) => CASE_CHECKS[fn] as AnyProof | undefined; // each case goes to its own rule's proof
const isShown = (one: AnyCase) => proofOf(one) !== undefined && untestableBecause(one) === null;
const counted = (cases: readonly AnyCase[]) =>
  Object.fromEntries(
    RULES.map((rule) => [rule, cases.filter(({ fn }) => fn === rule).length] as const).filter(([, n]) => n > 0),
  );

/** What the back office takes from nobody: text that is no object, and a product without a price of its own. */
const NOT_BY_CLERK = new Set(['PC-222', 'PC-245']);

const PLACES: [string, () => Promise<Target>, (one: AnyCase) => boolean][] = [
  ['whose products a clerk makes', backendTarget, ({ id }) => !NOT_BY_CLERK.has(id)],
  ['whose products no clerk can make', inProcessTarget, ({ id }) => NOT_BY_CLERK.has(id)],
];

describe.each(PLACES)('the worked cases of prices, %s', (_place, open, isIncluded) => {
  let target: Target;
  let shop: CaseShop;
  beforeAll(async () => {
    target = await open();
    shop = await createCaseShop(target);
  });
  afterAll(() => target.close());

  it.each(ALL.filter((one) => isShown(one) && isIncluded(one)))('$id $fn', async (one) => {
    await proofOf(one)?.(shop, one);
  });
});

it('every worked case is shown by calls, or is left out for a reason', () => {
  expect(counted(ALL.filter(isShown))).toMatchInlineSnapshot(`
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
  expect(counted(ALL.filter((one) => !isShown(one)))).toMatchInlineSnapshot(`
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
  expect(ALL).toHaveLength(PRICING_CASE_COUNT);
  for (const one of ALL)
    expect(isShown(one) || (untestableBecause(one) ?? RULES_WITHOUT_REQUEST[one.fn]), one.id).toBeTruthy();
  expect(RULES.filter((rule) => CASE_CHECKS[rule] && RULES_WITHOUT_REQUEST[rule])).toEqual([]);
});
