import { readFileSync, readdirSync } from 'node:fs';
import { pricingRules } from '@tests/support/pricingCases';
import { expect, it } from 'vitest';

/** Rules of display that the server has no part in. */
const APP_ALONE = new Set(['convert', 'priceAlertBounds', 'priceAlertCheck', 'recommend']);

it('every rule of the server that has worked cases is put to them', () => {
  const here = new URL('./', import.meta.url);
  const names = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'pricingCases.test.ts');
  const sources = names.map((name) => readFileSync(new URL(name, here), 'utf8'));
  const asked = sources.filter((source) => source.includes('casesOf('));
  const untested = pricingRules().filter(
    (rule) => !APP_ALONE.has(rule) && !asked.some((source) => source.includes(`'${rule}'`)),
  );
  expect(untested).toEqual([]);
});
