import { isRecord } from '@/lib/isRecord';
import type { Cents } from '../money';
import {
  countField,
  firstField,
  numberField,
  parseObject,
  plainText,
  priceField,
  textField,
  type JsonObject,
} from './parseFields';
import { readProductTiers, type ProductTier } from './productTiers';

export interface ColorChoice {
  readonly name: string;
  /** A valid CSS hex color or null, so that no other text from the server reaches a style. */
  readonly hex: string | null;
  readonly image: string | null;
}

export interface ModelChoice {
  readonly id: string;
  readonly name: string;
  /** USD cents per piece before the quantity discount. */
  readonly priceCents: Cents | null;
}

/** `product.specifications` with every field checked. Prices are USD cents per piece. */
export interface Specifications {
  readonly colors: readonly ColorChoice[];
  readonly models: readonly ModelChoice[];
  readonly hasAnc: boolean;
  readonly ancPrice: Cents | null;
  readonly noAncPrice: Cents | null;
  readonly price: Cents | null;
  readonly tiers: readonly ProductTier[];
  /** 0 to 5. */
  readonly rating: number | null;
  readonly reviews: number | null;
  readonly sold: number | null;
  readonly brand: string | null;
  /** All other fields that can be printed, for the Specifications tab. */
  readonly otherFields: readonly (readonly [label: string, value: string])[];
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

function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}

function readRating(object: JsonObject): number | null {
  const value = numberField(object, ['Rating', 'rating']);
  return value === null ? null : Math.min(5, Math.max(0, value));
}

function readColor(raw: unknown): ColorChoice[] {
  const object = typeof raw === 'string' ? { name: raw } : raw;
  if (!isRecord(object)) return [];
  const name = textField(object, ['name', 'color', 'hex', 'value', 'code']);
  if (name === null) return [];
  const code = textField(object, ['hex', 'value', 'code']) ?? name;
  return [{ name, hex: CSS_HEX.test(code) ? code : null, image: textField(object, ['image']) }];
}

function readColors(object: JsonObject): ColorChoice[] {
  const list = firstField(object, ['colors', 'Colors']);
  return Array.isArray(list) ? uniqueBy(list.flatMap(readColor), ({ name }) => name) : [];
}

function readModel(raw: unknown): ModelChoice[] {
  if (!isRecord(raw)) return [];
  const id = textField(raw, ['id']);
  if (id === null) return [];
  return [{ id, name: textField(raw, ['name']) ?? id, priceCents: priceField(raw, 'price') }];
}

function readModels(object: JsonObject): ModelChoice[] {
  const list = firstField(object, ['models']);
  return Array.isArray(list) ? uniqueBy(list.flatMap(readModel), ({ id }) => id) : [];
}

function printable(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return plainText(value);
}

function readOtherFields(object: JsonObject): (readonly [string, string])[] {
  return Object.keys(object).flatMap((key) => {
    const label = plainText(key);
    const value = KNOWN_KEYS.has(key) ? null : printable(object[key]);
    return label === null || value === null ? [] : [[label, value] as const];
  });
}

/** The brand alone, for a filter over thousands of products. */
export function readBrand(raw: unknown): string | null {
  return textField(parseObject(raw), ['Brand']);
}

/**
 * Reads `product.specifications`: an object or its JSON text (D-135), each field under any of its alternative names
 * (D-212). Never throws on JSON; a field with an unusable value is null or left out.
 */
export function readSpecifications(raw: unknown): Specifications {
  const object = parseObject(raw);
  return {
    colors: readColors(object),
    models: readModels(object),
    // Only the text 'true' offers the choice; every other value means there is none (S1 3).
    hasAnc: object['has_anc'] === 'true',
    ancPrice: priceField(object, 'anc_price'),
    noAncPrice: priceField(object, 'no_anc_price'),
    price: priceField(object, 'price'),
    tiers: readProductTiers(firstField(object, ['quantity_pricing'])),
    rating: readRating(object),
    reviews: countField(object, ['Reviews', 'reviews']),
    sold: countField(object, ['Sold', 'units_sold', 'sold_count']),
    brand: textField(object, ['Brand']),
    otherFields: readOtherFields(object),
  };
}
