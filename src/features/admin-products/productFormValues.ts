import type { AdminProduct, ProductRequest } from '@/api/types';
import { parseDigits } from '@/lib/parseDigits';
import { moneyText } from './inventoryFields';

/** The texts of the form's six fields. */
export interface ProductFormValues extends Record<string, string> {
  name: string;
  slug: string;
  price: string;
  stockQuantity: string;
  specifications: string;
  images: string;
}

/** A stored product as the texts of the form; empty ones for a new product. */
export function formValuesOf(product: AdminProduct | null): ProductFormValues {
  const { specifications = {} } = product ?? {};
  return {
    name: product?.name ?? '',
    slug: product?.slug ?? '',
    price: product?.wholesalePrice ?? '',
    stockQuantity: product ? String(product.stock) : '',
    specifications: typeof specifications === 'string' ? specifications : JSON.stringify(specifications, null, 2),
    images: product?.images.join(', ') ?? '',
  };
}

/**
 * The typed fields over the stored ones: a field that the clerk has not changed keeps what another clerk has stored
 * in the meantime. A field that both have changed is a conflict.
 * @param base what the fields held when the clerk began, or when a conflict was shown
 */
export function mergeFormValues(typed: ProductFormValues, base: ProductFormValues, stored: ProductFormValues) {
  const isTyped = (name: string) => typed[name] !== base[name];
  return {
    merged: { ...typed, ...Object.fromEntries(Object.entries(stored).filter(([name]) => !isTyped(name))) },
    conflicts: Object.keys(typed).filter(
      (name) => isTyped(name) && stored[name] !== base[name] && stored[name] !== typed[name],
    ),
  };
}

/** Split at commas, trimmed, without blanks (S2 5). */
export const imageList = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The request's body for valid texts. */
export const productRequest = ({ name, slug, price, stockQuantity, ...texts }: ProductFormValues): ProductRequest => ({
  name: name.trim(),
  slug: slug.trim(),
  price: moneyText(price) ?? '',
  stockQuantity: Number(parseDigits(stockQuantity)),
  specifications: texts.specifications.trim() === '' ? {} : texts.specifications,
  images: imageList(texts.images),
});
