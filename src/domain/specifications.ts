import type { Entries } from './parseFields';
import { countIn, entriesOf, firstFilled, isRecord, numberIn, plainText, priceIn, textIn } from './parseFields';
import type { Cents } from './money';
import type { OwnTier } from './ownTiers';
import { readOwnTiers } from './ownTiers';

/** What a product shows when it gives no figure of its own (S1 9). Never an input of a rule (D-17). */
export const DISPLAY_DEFAULTS = { rating: 4.7, reviews: 126, sold: 4831 } as const;

export interface ColorChoice {
  readonly name: string;
  /** A valid CSS hex colour, or null: nothing else from outside may reach a style. */
  readonly hex: string | null;
  readonly image: string | null;
}

export interface ModelChoice {
  readonly id: string;
  readonly name: string;
  /** USD cents per piece before the quantity discount. */
  readonly priceCents: Cents | null;
}

/** `product.specifications` read once. Prices are USD cents per piece. */
export interface ReadSpecifications {
  readonly colors: readonly ColorChoice[];
  readonly models: readonly ModelChoice[];
  readonly hasAnc: boolean;
  readonly ancPrice: Cents | null;
  readonly noAncPrice: Cents | null;
  readonly price: Cents | null;
  readonly tiers: readonly OwnTier[];
  readonly itemNo: string | null;
  /** 0 to 5. */
  readonly rating: number | null;
  readonly reviews: number | null;
  readonly sold: number | null;
  readonly brand: string | null;
  /** Every other key whose value can be printed, for the Specifications tab. */
  readonly rest: readonly (readonly [label: string, value: string])[];
}

const KNOWN_KEYS: ReadonlySet<string> = new Set([
  'colors',
  'Colors',
  'models',
  'has_anc',
  'anc_price',
  'no_anc_price',
  'price',
  'quantity_pricing',
  'Item NO',
  'Rating',
  'rating',
  'Reviews',
  'reviews',
  'Sold',
  'units_sold',
  'sold_count',
  'Brand',
]);

const CSS_HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

function ratingIn(entries: Entries): number | null {
  const value = numberIn(entries, ['Rating', 'rating']);
  return value === null ? null : Math.min(5, Math.max(0, value));
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}

function readColor(raw: unknown): ColorChoice[] {
  const entries = typeof raw === 'string' ? { name: raw } : raw;
  if (!isRecord(entries)) return [];
  const name = textIn(entries, ['name', 'color', 'hex', 'value', 'code']);
  if (name === null) return [];
  const code = textIn(entries, ['hex', 'value', 'code']) ?? name;
  return [{ name, hex: CSS_HEX.test(code) ? code : null, image: textIn(entries, ['image']) }];
}

function readColors(entries: Entries): ColorChoice[] {
  const list = firstFilled(entries, ['colors', 'Colors']);
  return Array.isArray(list) ? firstOfEach(list.flatMap(readColor), ({ name }) => name) : [];
}

function readModel(raw: unknown): ModelChoice[] {
  if (!isRecord(raw)) return [];
  const id = textIn(raw, ['id']);
  if (id === null) return [];
  return [{ id, name: textIn(raw, ['name']) ?? id, priceCents: priceIn(raw, 'price') }];
}

function readModels(entries: Entries): ModelChoice[] {
  const list = firstFilled(entries, ['models']);
  return Array.isArray(list) ? firstOfEach(list.flatMap(readModel), ({ id }) => id) : [];
}

function printable(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return plainText(value);
}

function readRest(entries: Entries): (readonly [string, string])[] {
  return Object.keys(entries).flatMap((key) => {
    const label = plainText(key);
    const value = KNOWN_KEYS.has(key) ? null : printable(entries[key]);
    return label === null || value === null ? [] : [[label, value] as const];
  });
}

/**
 * Reads `product.specifications`, whatever a server puts there: an object or its JSON text (D-135), with the
 * alternative spellings of D-212. Never throws on JSON; what cannot be used is left out or null.
 */
export function readSpecifications(raw: unknown): ReadSpecifications {
  const entries = entriesOf(raw);
  return {
    colors: readColors(entries),
    models: readModels(entries),
    // S1 3: the text 'true'; every other value means no choice.
    hasAnc: entries['has_anc'] === 'true',
    ancPrice: priceIn(entries, 'anc_price'),
    noAncPrice: priceIn(entries, 'no_anc_price'),
    price: priceIn(entries, 'price'),
    tiers: readOwnTiers(firstFilled(entries, ['quantity_pricing'])),
    itemNo: textIn(entries, ['Item NO']),
    rating: ratingIn(entries),
    reviews: countIn(entries, ['Reviews', 'reviews']),
    sold: countIn(entries, ['Sold', 'units_sold', 'sold_count']),
    brand: textIn(entries, ['Brand']),
    rest: readRest(entries),
  };
}
