import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNameRule, NAME_RULES, stepEntries } from './nameRules';

const ruleFor = (name: string) => findNameRule(name)?.rule ?? 'none';

describe('the bulk-discount row of a name', () => {
  it.each([
    ['AirPods (3rd generation)', 'airpods-3'],
    ['AirPods 3', 'airpods-3'],
    ['AirPods Pro 3', 'none'],
    ['AirPods 30', 'none'],
    ['Beats Studio 3', 'beats-studio3'],
    ['BEATS STUDIO³', 'none'],
    ['Ear Pods', 'earpods'],
    ['Mag Safe Charger', 'magsafe'],
    ['AirPods 4 with MagSafe Case', 'airpods-4'],
    ['60 W USB-C MagSafe Cable', '60w-usb-c'],
    ['Flip 6 by JBL', 'none'],
    ['JBL-Flip-6', 'jbl-flip-6'],
    ['Micro speaker, Bose', 'bose-micro'],
    ['Pack of Samsung battery cells', 'samsung-battery'],
    ['Sony controllers', 'none'],
    ['Pradas', 'none'],
    ['', 'none'],
  ])('%s: %s', (name, rule) => {
    expect(ruleFor(name)).toBe(rule);
  });

  it('ignores case, spaces and punctuation', () => {
    const between = fc.constantFrom(' ', '  ', '-', ' / ', ', ', '_');
    fc.assert(
      fc.property(fc.constantFrom(...NAME_RULES), between, fc.boolean(), (rule, gap, loud) => {
        const name = rule.words.replaceAll(' ', gap);
        expect(ruleFor(loud ? name.toUpperCase() : name)).toBe(rule.rule);
      }),
    );
  });

  it('starts at two pieces and gets cheaper with each step', () => {
    for (const { steps, homeSteps } of NAME_RULES) {
      for (const table of [stepEntries(steps), stepEntries(homeSteps ?? {})]) {
        expect(table[0]?.[0] ?? 2).toBe(2);
        for (const [index, [from, percent]] of table.entries()) {
          const [before, less] = table[index - 1] ?? [1, 0];
          expect(from > before && percent > less).toBe(true);
        }
      }
    }
  });

  it('is one of 22', () => {
    expect(new Set(NAME_RULES.map(({ rule }) => rule)).size).toBe(22);
  });

  it('can be looked up for any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(typeof ruleFor(name)).toBe('string');
      }),
    );
  });
});
