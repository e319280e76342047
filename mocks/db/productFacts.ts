import { readCents, readPrice } from '../rules/money';
import { isRecord, readSpecifications } from '../rules/specifications';
import type { ProductRow } from './rows';

/** Shown, and filtered by, where a product gives no rating. */
const DEFAULT_RATING = 4.7;

/** What the lists filter and sort by, read from a product in any of its spellings. */
export interface ProductFacts {
  /** Wholesale price in US cents; null when there is none at all. */
  priceCents: number | null;
  hasAnc: boolean;
  rating: number;
  /** Units sold, 0 when the product does not say. */
  sold: number;
  /** Null when it names none. */
  brand: string | null;
}

/** A choice's options that a product offers. */
export interface ProductOptions {
  colors: string[];
  /** Ids of its models, as text. */
  models: string[];
  hasAnc: boolean;
}

/** Never throws, whatever the specifications hold. */
export function productFacts({ wholesalePrice, specifications }: ProductRow): ProductFacts {
  const read = readSpecifications(specifications);
  const rating = number(firstFilled(read['Rating'], read['rating']));
  const sold = number(firstFilled(read['Sold'], read['units_sold'], read['sold_count']));
  return {
    priceCents: readCents(wholesalePrice) ?? readPrice(read['price']),
    hasAnc: read['has_anc'] === 'true',
    rating: rating === null ? DEFAULT_RATING : Math.min(5, Math.max(0, rating)),
    sold: sold === null || sold < 0 ? 0 : Math.floor(sold),
    brand: text(read['Brand']),
  };
}

/** Never throws; entries without a name or an id are left out. */
export function productOptions({ specifications }: ProductRow): ProductOptions {
  const read = readSpecifications(specifications);
  return {
    colors: list(firstFilled(read['colors'], read['Colors'])).map(colorName).filter(isText),
    models: list(read['models'])
      .filter(isRecord)
      .map(({ id }) => text(id))
      .filter(isText),
    hasAnc: read['has_anc'] === 'true',
  };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: string | null): value is string => value !== null;

/** Text without blanks around, or the text of a number; null for anything else and for nothing. */
const text = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() || null : null;

/** A colour is called by its name, and where it has none by its code (ColorOption). */
const colorName = (color: unknown): string | null =>
  isRecord(color)
    ? text(firstFilled(color['name'], color['color'], color['hex'], color['value'], color['code']))
    : typeof color === 'string'
      ? text(color)
      : null;

/** The first spelling that is not empty decides, as a reader of Specifications does (D-212). */
const firstFilled = (...spellings: unknown[]): unknown =>
  spellings.find((value) =>
    Array.isArray(value)
      ? value.length > 0
      : typeof value === 'string'
        ? value.trim() !== ''
        : (value ?? null) !== null,
  );

/** `1,204` is a number too; `4.9/5` is none. */
function number(value: unknown): number | null {
  const written = text(value) ?? '';
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(written) ? Number(written.replaceAll(',', '')) : null;
}
