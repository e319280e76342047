import type { Product } from '@/api/types';
import { readSpecifications } from '@/domain/specifications';

/** What a buyer has chosen to add. */
export interface AddChoice {
  product: Product;
  /** Pieces; 0 while the field is empty. */
  quantity: number;
  color: string | null;
  /** Model id, as text. */
  model: string | null;
  /** 'anc' or 'no_anc'; repeats the model id for a product with models (D-10). */
  ancOption: string | null;
}

/** The first option that the product needs and that is not, or no longer, one of its own; null when nothing is missing. */
export function missingOption({ product, color, model }: AddChoice): 'color' | 'model' | null {
  const { colors, models } = readSpecifications(product.specifications);
  if (colors.length > 0 && !colors.some(({ name }) => name === color)) return 'color';
  if (models.length > 0 && !models.some(({ id }) => id === model)) return 'model';
  return null;
}

/** The options in words, for people: 'Jet Black, 46 mm'. Empty when there is nothing to choose. */
export function optionsInWords({ product, color, model, ancOption }: Omit<AddChoice, 'quantity'>): string {
  const { models, hasAnc } = readSpecifications(product.specifications);
  const anc = hasAnc && models.length === 0 ? (ancOption === 'anc' ? 'With ANC' : 'Without ANC') : null;
  const modelName = models.find(({ id }) => id === model)?.name ?? null;
  return [color, modelName, anc].filter((part) => part !== null && part !== '').join(', ');
}
