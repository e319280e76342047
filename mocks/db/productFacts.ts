import { readCents } from '../rules/money';
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
  return {
    priceCents: readCents(wholesalePrice || text(read['price'])),
    hasAnc: read['has_anc'] === 'true',
    rating: firstNumber(read['Rating'], read['rating']) ?? DEFAULT_RATING,
    sold: firstNumber(read['Sold'], read['units_sold'], read['sold_count']) ?? 0,
    brand: text(read['Brand']).trim() || null,
  };
}

/** Never throws; entries without a name or an id are left out. */
export function productOptions({ specifications }: ProductRow): ProductOptions {
  const read = readSpecifications(specifications);
  const colors = [read['colors'], read['Colors']].map(list).find((entries) => entries.length > 0) ?? [];
  return {
    colors: colors.map(colorName).filter(Boolean),
    models: list(read['models'])
      .filter(isRecord)
      .map(({ id }) => (typeof id === 'number' ? String(id) : text(id)))
      .filter(Boolean),
    hasAnc: read['has_anc'] === 'true',
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const colorName = (color: unknown): string =>
  isRecord(color) ? text(color['name']) || text(color['color']) : text(color);

/** The first spelling that is not empty decides, as a reader of Specifications does; `1,204` is a number too. */
function firstNumber(...spellings: unknown[]): number | null {
  const given = spellings.find((value) => value !== undefined && value !== null && value !== '');
  const number = typeof given === 'string' ? Number.parseFloat(given.replaceAll(',', '')) : given;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
