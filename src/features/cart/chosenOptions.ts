import type { CartItem } from '@/domain/order/readCart';
import { ANC_OPTIONS, type ChosenOptions, colorNamed } from '@/domain/product/productOptions';
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

/** The options of a line with their labels. `selectedOptions` comes first, then the flat fields (D-103). */
export function lineOptions(line: CartItem): { label: string; value: string }[] {
  const { models, hasAnc } = line.product;
  const { selectedOptions } = line;
  const color = lineColor(line);
  const model = selectedOptions.model || line.selectedModel;
  const option = selectedOptions.ancOption || line.selectedAncOption;
  // A product with models repeats the model's id as its ANC option (D-10).
  const anc = hasAnc && option !== model && ANC_OPTIONS.find(({ id }) => id === option);
  return [
    ...(color ? [{ label: 'Color', value: colorNamed(line.product, color)?.name ?? color }] : []),
    ...(model ? [{ label: 'Model', value: models.find(({ id }) => id === model)?.name ?? model }] : []),
    ...(anc ? [{ label: 'ANC', value: anc.name }] : []),
    ...(selectedOptions.size ? [{ label: 'Size', value: selectedOptions.size }] : []),
  ];
}

export const lineColor = ({ selectedOptions, selectedColor }: CartItem): string | null =>
  selectedOptions.color || selectedColor || null;
