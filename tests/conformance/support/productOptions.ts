import type { ApiProduct as Product } from '@/api/types';
import { centsIn } from './money';

/** The options of an AddCartLineRequest. */
export interface SelectedOptions {
  color: string | null;
  model: string | null;
  ancOption: string | null;
}

export interface OfferedOptions {
  colors: string[];
  /** Ids as text. */
  models: string[];
  hasAnc: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Specifications as an object, parsed when they are JSON text. */
export function specificationsOf({ specifications }: Product): Record<string, unknown> {
  if (typeof specifications !== 'string') return specifications;
  try {
    const read: unknown = JSON.parse(specifications);
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

/** One specification as text; empty unless it is text or a number. */
export function specificationText(product: Product, name: string): string {
  const value = specificationsOf(product)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The options that a product offers (schemas Specifications and ColorOption). */
export function offeredOptions(product: Product): OfferedOptions {
  const read = specificationsOf(product);
  return {
    colors: colorsIn(read).flatMap((color) => colorName(color) ?? []),
    models: list(read['models'])
      .filter(isRecord)
      .map(({ id }) => String(id).trim()),
    hasAnc: read['has_anc'] === 'true',
  };
}

/** The name of a model, or its id when it has none; null without a model. */
export function modelName(product: Product, model: string | null): string | null {
  const found = list(specificationsOf(product)['models'])
    .filter(isRecord)
    .find(({ id }) => String(id).trim() === model);
  return typeof found?.['name'] === 'string' && found['name'].trim() ? found['name'].trim() : model;
}

/** The picture of a color; null if it has none (schema ProductSummary). */
export function colorPicture(product: Product, name: string | null): string | null {
  const color = colorsIn(specificationsOf(product)).find((one) => name !== null && colorName(one) === name);
  return isRecord(color) && typeof color['image'] === 'string' && color['image'] ? color['image'] : null;
}

const colorsIn = (read: Record<string, unknown>) => {
  const colors = list(read['colors']);
  return colors.length > 0 ? colors : list(read['Colors']);
};

function colorName(color: unknown): string | null {
  const spellings = isRecord(color) ? ['name', 'color', 'hex', 'value', 'code'].map((key) => color[key]) : [color];
  const name = spellings.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof name === 'string' ? name.trim() : null;
}

/** The first of each option that the product offers. */
export function firstOptions(product: Product): SelectedOptions {
  const { colors, models, hasAnc } = offeredOptions(product);
  const model = models[0] ?? null;
  return { color: colors[0] ?? null, model, ancOption: model ?? (hasAnc ? 'no_anc' : null) };
}

/** Product.region; without one the id decides. */
export const regionOf = ({ id, region }: Product): 'USA' | 'EU' => region ?? (id >= 3000 ? 'EU' : 'USA');

/** US cents of one piece with the first options (schema Product). */
export function firstOptionsPrice(product: Product): number {
  const model = list(specificationsOf(product)['models']).find(isRecord);
  const own = model ? model['price'] : offeredOptions(product).hasAnc ? specificationText(product, 'no_anc_price') : '';
  return own ? centsIn(own) : priceOf(product);
}

/** US cents; the wholesale price, or the price in the specifications when that is empty. */
export function priceOf(product: Product): number {
  return centsIn(product.wholesalePrice || specificationText(product, 'price'));
}
