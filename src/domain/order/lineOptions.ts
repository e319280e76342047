import { ANC_OPTIONS, colorNamed } from '../product/productOptions';
import type { CartItem } from './readCart';

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
