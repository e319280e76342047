import { readCents, readPrice } from '../rules/money';
import { isRecord, readSpecifications } from '../rules/specifications';
import type { ProductRow } from './rows';

/** Used for filters where a product has no rating; the shop shows the same. */
const DEFAULT_RATING = 4.7;

/** A product's values that the lists filter and sort by. The specifications spell them in several ways. */
export interface ProductFacts {
  /** Wholesale price in US cents; null when there is none. */
  priceCents: number | null;
  hasAnc: boolean;
  rating: number;
  /** Units sold, 0 when unknown. */
  sold: number;
  /** Null when the product has none. */
  brand: string | null;
}

/** The options that a product offers. */
export interface ProductOptions {
  colors: string[];
  /** Ids of its models, as text. */
  models: string[];
  /** With or without ANC; a product with models has no such choice. */
  hasAncChoice: boolean;
}

/** Rows never change, so each row's facts are computed only once. */
const cache = new WeakMap<object, ProductFacts>();

/** The facts of a stored row. Never throws, whatever the specifications contain. */
export function productFacts(product: Readonly<ProductRow>): ProductFacts {
  const facts = cache.get(product) ?? readFacts(product);
  cache.set(product, facts);
  return facts;
}

function readFacts({ wholesalePrice, specifications }: Readonly<ProductRow>): ProductFacts {
  const read = readSpecifications(specifications);
  const rating = toNumber(firstFilled(read['Rating'], read['rating']));
  const sold = toNumber(firstFilled(read['Sold'], read['units_sold'], read['sold_count']));
  return {
    priceCents: readCents(wholesalePrice) ?? readPrice(read['price']),
    hasAnc: read['has_anc'] === 'true',
    rating: rating === null ? DEFAULT_RATING : Math.min(5, Math.max(0, rating)),
    sold: sold === null || sold < 0 ? 0 : Math.floor(sold),
    brand: toText(read['Brand']),
  };
}

/** Never throws. Colors without a name and models without an id are left out. */
export function productOptions({ specifications }: ProductRow): ProductOptions {
  const read = readSpecifications(specifications);
  const models = toList(read['models'])
    .filter(isRecord)
    .map(({ id }) => toText(id))
    .filter(isText);
  return {
    colors: toList(firstFilled(read['colors'], read['Colors'])).map(colorName).filter(isText),
    models,
    hasAncChoice: read['has_anc'] === 'true' && models.length === 0,
  };
}

/** The name of a model, by the id that `productOptions` gives it; the id for a model without a name. */
export function modelName({ specifications }: ProductRow, model: string): string {
  const found = toList(readSpecifications(specifications)['models'])
    .filter(isRecord)
    .find(({ id }) => toText(id) === model);
  return toText(found?.['name']) ?? model;
}

/** The picture of a color, by the name that `productOptions` gives it; null if it has none. */
export function colorPicture({ specifications }: ProductRow, name: string): string | null {
  const read = readSpecifications(specifications);
  const color = toList(firstFilled(read['colors'], read['Colors'])).find((one) => colorName(one) === name);
  return isRecord(color) ? toText(color['image']) : null;
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: string | null): value is string => value !== null;

/** Trimmed text, or a number as text; null for anything else and for blank text. */
const toText = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() || null : null;

/** A color's name, or its code when it has no name (ColorOption). */
const colorName = (color: unknown): string | null =>
  isRecord(color)
    ? toText(firstFilled(color['name'], color['color'], color['hex'], color['value'], color['code']))
    : typeof color === 'string'
      ? toText(color)
      : null;

/** The first spelling that is not empty (D-212). */
const firstFilled = (...spellings: unknown[]): unknown =>
  spellings.find((value) =>
    Array.isArray(value)
      ? value.length > 0
      : typeof value === 'string'
        ? value.trim() !== ''
        : (value ?? null) !== null,
  );

/** Accepts thousands separators as in `1,204`; null for other text such as `4.9/5`. */
function toNumber(value: unknown): number | null {
  const written = toText(value) ?? '';
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(written) ? Number(written.replaceAll(',', '')) : null;
}
