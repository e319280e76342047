import type { ApiProduct as Product } from '@/api/types';
import { centsIn } from './cents';

/** What an AddCartLineRequest says of options. */
export interface SelectedOptions {
  color: string | null;
  model: string | null;
  ancOption: string | null;
}

export interface Offered {
  colors: string[];
  /** Ids as text. */
  models: string[];
  hasAnc: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Specifications as an object, also where they come as JSON text. */
export function specificationsOf({ specifications }: Product): Record<string, unknown> {
  if (typeof specifications !== 'string') return specifications;
  try {
    const read: unknown = JSON.parse(specifications);
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

/** One of the specifications as text; empty when there is none, or when it is neither text nor a number. */
export function textOf(product: Product, name: string): string {
  const value = specificationsOf(product)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The choices that a product offers, read as the contract's Specifications and ColorOption say. */
export function offeredBy(product: Product): Offered {
  const read = specificationsOf(product);
  const colors = list(read['colors']).length > 0 ? list(read['colors']) : list(read['Colors']);
  return {
    colors: colors.flatMap((color) => {
      const spellings = isRecord(color) ? ['name', 'color', 'hex', 'value', 'code'].map((key) => color[key]) : [color];
      const name = spellings.find((value) => typeof value === 'string' && value.trim() !== '');
      return typeof name === 'string' ? [name.trim()] : [];
    }),
    models: list(read['models'])
      .filter(isRecord)
      .map(({ id }) => String(id).trim()),
    hasAnc: read['has_anc'] === 'true',
  };
}

/** The first of everything that the product offers, spelled out. */
export function firstChoice(product: Product): SelectedOptions {
  const { colors, models, hasAnc } = offeredBy(product);
  const model = models[0] ?? null;
  return { color: colors[0] ?? null, model, ancOption: model ?? (hasAnc ? 'no_anc' : null) };
}

/** Where a product's stock lies: its own word, else by its id (Product.region). */
export const regionOf = ({ id, region }: Product): 'USA' | 'EU' => region ?? (id >= 3000 ? 'EU' : 'USA');

/** USD in cents of one piece of the first choice, as Product says a price is found. */
export function firstChoicePrice(product: Product): number {
  const model = list(specificationsOf(product)['models']).find(isRecord);
  const own = model ? model['price'] : offeredBy(product).hasAnc ? textOf(product, 'no_anc_price') : '';
  return own ? centsIn(own) : priceOf(product);
}

/** USD in cents; the wholesale price, or the specifications' where that is empty. */
export function priceOf(product: Product): number {
  return centsIn(product.wholesalePrice || textOf(product, 'price'));
}
