import { afterAll, beforeAll, describe, it } from 'vitest';
import { backendTarget, inProcessTarget } from './target/inProcess';
import { openTarget } from './target/openTarget';
import { CHECK_TIMEOUT_MS, conformanceSettings } from './target/settings';
import type { Target } from './target/target';
import { createCaseShop, type CaseShop } from './pricing/caseShop';
import { proofOf, WORKED_CASES, type WorkedCase } from './pricing/worked';
import { transcriptOf } from './support/transcript';

/** What the back office takes from nobody: text that is no object, and a product without a price of its own. */
const NOT_BY_CLERK = new Set(['PC-222', 'PC-245']);
const isByClerk = ({ id }: WorkedCase) => !NOT_BY_CLERK.has(id);

type Place = [products: string, open: () => Promise<Target>, isIncluded: (one: WorkedCase) => boolean];

/** The server at CONFORMANCE_URL; without that setting the mock server. */
const PLACES: Place[] = conformanceSettings(process.env)
  ? [['whose products a clerk makes', openTarget, isByClerk]]
  : [
      ['whose products a clerk makes', backendTarget, isByClerk],
      ['whose products no clerk can make', inProcessTarget, (one) => !isByClerk(one)],
    ];

describe.each(PLACES)('the worked cases of prices, %s', { timeout: CHECK_TIMEOUT_MS }, (_place, open, isIncluded) => {
  let target: Target;
  let shop: CaseShop | undefined;
  beforeAll(async () => {
    target = await open();
    if (target.admin) shop = await createCaseShop(target);
  }, CHECK_TIMEOUT_MS);
  afterAll(async () => {
    await shop?.api.cleanUp();
    await target.close();
  });

  for (const one of WORKED_CASES.filter(isIncluded)) {
    const proof = proofOf(one);
    if (!proof) continue;
    it(`worked case: ${one.id} ${one.fn}`, async (context) => {
      if (!shop) return context.skip('the server has no clerk account (CONFORMANCE_CLERK)');
      const { api } = shop;
      await proof(shop).catch((error: unknown) => {
        if (error instanceof Error)
          error.message = `${JSON.stringify(one.input)}: ${error.message}\n\n${transcriptOf(api.exchanges)}`;
        throw error;
      });
    });
  }
});
