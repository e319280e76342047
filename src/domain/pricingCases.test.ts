import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PricingRule } from '@tests/support/pricingCases';
import { PRICING_CASE_COUNT, casesOf, pricingRules } from '@tests/support/pricingCases';

const here = new URL('./', import.meta.url);

function testSources(): string[] {
  const names = readdirSync(here, { encoding: 'utf8', recursive: true }).filter(
    (name) => name.endsWith('.test.ts') && name !== 'pricingCases.test.ts',
  );
  return names.map((name) => readFileSync(new URL(name, here), 'utf8'));
}

describe('the worked pricing cases', () => {
  it('all belong to a rule that is tested', () => {
    const sources = testSources().filter((source) => source.includes('casesOf('));
    const untested = pricingRules().filter((rule) => !sources.some((source) => source.includes(`'${rule}'`)));
    expect(untested).toEqual([]);
  });

  it('are as many as the file states, with unique ids', () => {
    // The names come from the same file, so each is a rule.
    const cases = pricingRules().flatMap((rule) => casesOf(rule as PricingRule));
    expect(cases).toHaveLength(PRICING_CASE_COUNT);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(PRICING_CASE_COUNT);
    expect(PRICING_CASE_COUNT).toBe(358);
  });
});
