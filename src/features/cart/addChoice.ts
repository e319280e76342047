import type { Product } from '@/domain/product/readProduct';
import type { ChosenOptions } from '@/domain/product/productOptions';

/** What a buyer has chosen to add. */
export interface AddChoice extends ChosenOptions {
  product: Product;
  /** Pieces; 0 while the field is empty. */
  quantity: number;
}

/** The first option that the product needs and that is not, or no longer, one of its own; null when nothing is missing. */
export function missingOption({ product, color, model }: AddChoice): 'color' | 'model' | null {
  const { colors, models } = product;
  if (colors.length > 0 && !colors.some(({ name }) => name === color)) return 'color';
  if (models.length > 0 && !models.some(({ id }) => id === model)) return 'model';
  return null;
}

/** The options in words, for people: 'Jet Black, 46 mm'. Empty when there is nothing to choose. */
export function optionsInWords({ product, color, ancOption }: Omit<AddChoice, 'quantity'>): string {
  const option = product.options.find(({ id }) => id === ancOption);
  return [color, option?.name].filter(Boolean).join(', ');
}
