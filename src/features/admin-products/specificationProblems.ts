import type { Product } from '@/domain/product/readProduct';

const LISTS = [
  { keys: ['quantity_pricing'], read: 'tiers', name: 'price breaks' },
  { keys: ['colors', 'Colors'], read: 'colors', name: 'colors' },
  { keys: ['models'], read: 'models', name: 'models' },
] as const;

/** What the shop leaves out of these specifications because it cannot read it: price breaks, colors and models. */
export function specificationProblems(
  specifications: Readonly<Record<string, unknown>>,
  product: Pick<Product, 'tiers' | 'colors' | 'models'>,
): string[] {
  return LISTS.flatMap(({ keys, read, name }) => {
    const raw = keys
      .map((key) => specifications[key])
      .find((value) => value !== undefined && value !== null && value !== '');
    if (raw === undefined) return [];
    if (!Array.isArray(raw)) return [`The ${name} must be a list: [ … ].`];
    const usable = product[read].length;
    return usable < raw.length ? [`${raw.length - usable} of ${raw.length} ${name} cannot be used.`] : [];
  });
}
