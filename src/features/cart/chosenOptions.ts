import { type ChosenOptions, colorNamed } from '@/domain/product/productOptions';
import type { Product } from '@/domain/product/readProduct';

/** What a buyer has chosen to add. */
export interface AddChoice extends ChosenOptions {
  product: Product;
  /** Pieces; 0 while the field is empty. */
  quantity: number;
}

/** The first option that the product requires and that is missing or not one of its own; null when all are there. */
export function missingOption({ product, color, model }: AddChoice): 'color' | 'model' | null {
  const { colors, models } = product;
  if (colors.length > 0 && !colorNamed(product, color)) return 'color';
  if (models.length > 0 && !models.some(({ id }) => id === model)) return 'model';
  return null;
}

/** The chosen options as text: 'Jet Black, 46 mm'. Empty when there is nothing to choose. */
export function optionsText({ product, color, ancOption }: Omit<AddChoice, 'quantity'>): string {
  const option = product.options.find(({ id }) => id === ancOption);
  return [color, option?.name].filter(Boolean).join(', ');
}
