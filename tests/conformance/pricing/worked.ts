import { casesOf, pricingRules, type PricingCase, type PricingRule } from '@tests/support/pricingCases';
import { CASE_CHECKS, untestableBecause } from './caseChecks';
import type { CaseShop } from './caseShop';

export type WorkedCase = PricingCase<PricingRule>;

/** The file names no rule but these; `PricingRule` is the list. */
export const RULES = pricingRules() as PricingRule[];
export const WORKED_CASES: WorkedCase[] = RULES.flatMap((rule): WorkedCase[] => casesOf(rule));

/** Shows a case by calls; undefined when no call shows it. */
export function proofOf(one: WorkedCase): ((shop: CaseShop) => Promise<void>) | undefined {
  // each case goes to its own rule's proof
  const proof = CASE_CHECKS[one.fn] as ((shop: CaseShop, one: WorkedCase) => Promise<void>) | undefined;
  return proof && untestableBecause(one) === null ? (shop) => proof(shop, one) : undefined;
}
