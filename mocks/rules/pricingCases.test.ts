import { readFileSync, readdirSync } from 'node:fs';
import { pricingRules } from '@tests/support/pricingCases';
import { expect, it } from 'vitest';

/** Rules that concern the app's display only. */
const APP_ONLY = new Set(['convert', 'priceAlertBounds', 'priceAlertCheck', 'recommend']);

it('every rule with worked cases is tested with them', () => {
  const here = new URL('./', import.meta.url);
  const names = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'pricingCases.test.ts');
  const sources = names.map((name) => readFileSync(new URL(name, here), 'utf8'));
  const testing = sources.filter((source) => source.includes('casesOf('));
  const untested = pricingRules().filter(
    (rule) => !APP_ONLY.has(rule) && !testing.some((source) => source.includes(`'${rule}'`)),
  );
  expect(untested).toEqual([]);
});
