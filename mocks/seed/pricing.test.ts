import { describe, expect, it } from 'vitest';
import { growthFromSpent, membershipLevel } from '../rules/membership';
import { centsText, readCents } from '../rules/money';
import { matchingRule, NAME_RULES } from '../rules/nameRules';
import { regionOf } from '../rules/region';
import { isRecord, readSpecifications } from '../rules/specifications';
import { discountFraction, ownTiers } from '../rules/tiers';
import { baseUnitPrice, discountedUnitPrice } from '../rules/unitPrice';
import { seed } from './seed';

type Row = (typeof seed.products)[number];

const named = seed.products.map((row) => [row.name, row] as const);

const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const rowsOf = (row: Row, key: string) => list(readSpecifications(row.specifications)[key]);

/** The option that is preselected: the first model, or `no_anc`. */
function defaultOption(row: Row): string | null {
  const [first] = rowsOf(row, 'models');
  if (first) return String(first['id']);
  return readSpecifications(row.specifications)['has_anc'] === 'true' ? 'no_anc' : null;
}

describe('prices', () => {
  it.each(named)('the price of %s is that of its default choice (D-229)', (_name, row) => {
    const base = baseUnitPrice(row, defaultOption(row));
    expect(base).toBeGreaterThan(0);
    // empty only when the price is in the specifications (D-09)
    if (row.wholesalePrice === '') expect(readSpecifications(row.specifications)['price']).toBe(centsText(base ?? 0));
    else expect(row.wholesalePrice).toBe(centsText(base ?? 0));
  });

  it.each(named)('%s is cheaper than its list price', (_name, row) => {
    if (row.originalPrice === null) return;
    expect(readCents(row.originalPrice)).toBeGreaterThan(baseUnitPrice(row, defaultOption(row)) ?? Infinity);
  });

  it('range from about 4 to over 1,000 dollars', () => {
    const all = seed.products.map((row) => baseUnitPrice(row, defaultOption(row)) ?? NaN);
    expect(Math.min(...all)).toBeLessThan(5_00);
    expect(Math.max(...all)).toBeGreaterThan(1_000_00);
  });

  it('of own tiers are the base price minus the percentage, rounded (D-06)', () => {
    const tiered = seed.products.filter((row) => rowsOf(row, 'quantity_pricing').length > 0);
    expect(tiered.length).toBeGreaterThan(3);
    for (const row of tiered) {
      const base = baseUnitPrice(row, defaultOption(row)) ?? NaN;
      const tiers = ownTiers(row.specifications, base);
      const written = rowsOf(row, 'quantity_pricing').map(({ price }) => price);
      expect(tiers.map(({ fraction }) => centsText(discountedUnitPrice(base, fraction)))).toEqual(written);
    }
  });
});

describe('discounts by name', () => {
  it.each([
    ['jbl-flip-6', 'name:jbl-flip-6'],
    ['jbl-flip-6-eu', 'name:jbl-flip-6'],
    ['apple-airpods-4', 'name:airpods-4'],
    ['apple-airpods-3rd-generation', 'name:airpods-3'],
    ['apple-airpods-max', 'name:airpods-max'],
    ['apple-earpods-usb-c', 'name:earpods'],
    ['earbuds-pro-2', 'name:earbuds-pro-2'],
    ['earbuds-basic-2', 'name:earbuds-basic-2'],
    ['bose-soundlink-flex', 'name:bose-flex'],
    ['bose-soundlink-micro', 'name:bose-micro'],
    ['jbl-pulse-5', 'name:jbl-pulse-5'],
    ['beats-studio3-wireless', 'name:beats-studio3'],
    ['apple-watch-series-10', 'name:apple-watch-s10'],
    ['apple-watch-ultra-2', 'name:apple-watch-ultra'],
    ['dyson-supersonic-hair-dryer-fuchsia', 'name:dyson-supersonic'],
    ['dyson-airwrap-multi-styler', 'name:dyson-airwrap'],
    ['samsung-battery-pack-10000-mah', 'name:samsung-battery'],
    ['sony-dualsense-wireless-controller', 'name:sony-controller'],
    ['apple-35w-dual-usb-c-charger', 'name:35w-dual-usb-c'],
    ['apple-20w-iphone-charger', 'name:20w-iphone-charger'],
    ['apple-magsafe-charger', 'name:magsafe'],
    ['prada-earphone-case', 'name:prada'],
    ['apple-60w-usb-c-charge-cable', 'none'],
    ['garmin-forerunner-55', 'none'],
    ['wireless-charging-pad-15w', 'none'],
    ['bose-quietcomfort-headphones', 'specification'],
    ['samsung-galaxy-buds-fe', 'specification'],
  ])('%s follows %s', (slug, source) => {
    const row = seed.products.find((product) => product.slug === slug) ?? expect.unreachable();
    const { name, specifications } = row;
    expect(discountFraction({ name, specifications, quantity: 2, baseCents: 100 }).source).toBe(source);
  });

  it.each(NAME_RULES.map((rule) => [rule.id, rule] as const))(
    'the rule %s applies to a product of the seed',
    (id, rule) => {
      // a rule without breaks (60W cables) has no source, so only the match shows it
      const hits = seed.products.filter(({ name, specifications }) => {
        const { source } = discountFraction({ name, specifications, quantity: 2, baseCents: 100 });
        return matchingRule(name) === rule && (source === `name:${id}` || Object.keys(rule.breaks).length === 0);
      });
      expect(hits.filter(({ isActive }) => isActive).map(({ name }) => name.split(' ').length > 1)).toContain(true);
    },
  );
});

describe('the seed contains every form that the contract allows', () => {
  const specs = seed.products.map((row) => readSpecifications(row.specifications));
  const texts = seed.products.map(({ specifications }) => specifications).filter((value) => typeof value === 'string');
  const colors = specs.flatMap((spec) => [spec['colors'], spec['Colors']]).filter((value) => Array.isArray(value));
  const entries: unknown[] = colors.flat();
  const tiers = specs.flatMap((spec) => list(spec['quantity_pricing']));

  it.each([
    'colors',
    'Colors',
    'models',
    'has_anc',
    'anc_price',
    'no_anc_price',
    'price',
    'quantity_pricing',
    'Brand',
    'Item NO',
  ])('specifications.%s', (key) => {
    expect(specs.some((spec) => key in spec)).toBe(true);
  });

  it.each(['Rating', 'rating', 'Reviews', 'reviews', 'Sold', 'units_sold', 'sold_count'])(
    '%s as number and as text',
    (key) => {
      const kinds = new Set(specs.map((spec) => typeof spec[key]));
      expect(kinds.has('number') || kinds.has('string')).toBe(true);
      if (['Rating', 'Reviews', 'Sold', 'units_sold'].includes(key))
        expect(kinds).toEqual(new Set(['undefined', 'number', 'string']));
    },
  );

  it.each(['name', 'color', 'hex', 'value', 'code', 'image'])('a color with %s', (key) => {
    expect(entries.some((entry) => isRecord(entry) && key in entry)).toBe(true);
  });

  describe.each(['colors', 'Colors'])('%s', (key) => {
    const under = specs.flatMap((spec): unknown[] => (Array.isArray(spec[key]) ? spec[key] : []));

    it('as plain text', () => {
      expect(under.some((entry) => typeof entry === 'string')).toBe(true);
    });

    it.each([
      ['name', 'hex'],
      ['color', 'value'],
      ['name', 'code'],
      ['color', 'code'],
    ])('with %s and %s, and a picture', (name, code) => {
      expect(under.some((entry) => isRecord(entry) && name in entry && code in entry && 'image' in entry)).toBe(true);
    });
  });

  it('an ANC choice, in an object and in JSON text', () => {
    const offered = seed.products.filter((row) => readSpecifications(row.specifications)['has_anc'] === 'true');
    expect(offered.length).toBeGreaterThan(2);
    expect(new Set(offered.map(({ specifications }) => typeof specifications))).toEqual(new Set(['object', 'string']));
  });

  it('models that cost more than the first', () => {
    const priced = specs.map((spec) => list(spec['models']).map(({ price }) => readCents(String(price)) ?? NaN));
    expect(priced.filter(([first = NaN, ...rest]) => rest.some((price) => price > first)).length).toBeGreaterThan(4);
  });

  it('one price that is in the specifications only (D-09)', () => {
    expect(seed.products.filter(({ wholesalePrice }) => wholesalePrice === '').map(({ id }) => id)).toEqual([2006]);
  });

  it('tiers with quantities, open-ended and closed, and with range texts', () => {
    expect(tiers.some(({ min_qty, max_qty }) => typeof min_qty === 'number' && typeof max_qty === 'number')).toBe(true);
    expect(tiers.some(({ min_qty, max_qty }) => typeof min_qty === 'number' && max_qty === null)).toBe(true);
    for (const form of [/^≥\d+$/, /^>=\d+$/, /^≥ \d+$/, /^\d+-\d+$/, /^\d+–\d+$/, /^\d+ - \d+$/, /^\d+\+$/, /^\d+$/])
      expect(tiers.some(({ range }) => form.test(String(range)))).toBe(true);
    expect(tiers.some(({ discount }) => discount === undefined)).toBe(true);
  });

  it('specifications as JSON text, and as invalid text (D-135)', () => {
    expect(texts.filter((text) => Object.keys(readSpecifications(text)).length > 0).length).toBeGreaterThan(3);
    expect(texts.filter((text) => Object.keys(readSpecifications(text)).length === 0)).toHaveLength(1);
  });

  it('no product with both models and an ANC choice (D-10)', () => {
    expect(specs.filter((spec) => 'models' in spec && spec['has_anc'] === 'true')).toEqual([]);
  });

  it('products without weight, with weight 0, and without rating, reviews and sales', () => {
    const weights = seed.products.map(({ weight }) => weight);
    for (const none of [undefined, null, 0]) expect(weights).toContain(none);
    expect(
      specs.some(
        (spec) => !Object.keys(spec).some((key) => /^(rating|reviews|sold|units_sold|sold_count)$/i.test(key)),
      ),
    ).toBe(true);
  });
});

describe('buyers and regions', () => {
  it('has a buyer at each level', () => {
    const levels = seed.buyers.map(({ totalSpentCents }) => membershipLevel(growthFromSpent(totalSpentCents)));
    expect(new Set(levels)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  });

  it('has products of both regions in every category, at least twelve of the EU', () => {
    for (const { id } of seed.categories) {
      const regions = new Set(seed.products.filter(({ categoryId }) => categoryId === id).map(regionOf));
      expect(regions.size).toBe(2);
    }
    expect(seed.products.filter((row) => regionOf(row) === 'EU').length).toBeGreaterThanOrEqual(12);
  });
});
