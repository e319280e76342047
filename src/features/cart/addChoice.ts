import type { Product } from '@/api/types';
import { priceOptions, type ChosenOptions } from '@/domain/priceOptions';
import { readSpecifications } from '@/domain/specifications';

/** What a buyer has chosen to add. */
export interface AddChoice extends ChosenOptions {
  product: Product;
  /** Pieces; 0 while the field is empty. */
  quantity: number;
}

/** The first option that the product needs and that is not, or no longer, one of its own; null when nothing is missing. */
export function missingOption({ product, color, model }: AddChoice): 'color' | 'model' | null {
  const { colors, models } = readSpecifications(product.specifications);
  if (colors.length > 0 && !colors.some(({ name }) => name === color)) return 'color';
  if (models.length > 0 && !models.some(({ id }) => id === model)) return 'model';
  return null;
}

/** The options in words, for people: 'Jet Black, 46 mm'. Empty when there is nothing to choose. */
export function optionsInWords({ product, color, ancOption }: Omit<AddChoice, 'quantity'>): string {
  const option = priceOptions(readSpecifications(product.specifications)).find(({ id }) => id === ancOption);
  return [color, option?.name].filter(Boolean).join(', ');
}
