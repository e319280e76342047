import type { CartItem } from '@/api/types';
import { readSpecifications } from '@/domain/specifications';

/** A line's choices in words, for instance 'Black' and '1 m cable'; `selectedOptions` first, then the flat fields (D-103). */
export function lineOptions({
  product,
  selectedOptions,
  selectedColor,
  selectedModel,
  selectedAncOption,
}: CartItem): { label: string; value: string }[] {
  const { models, hasAnc } = readSpecifications(product.specifications);
  const color = selectedOptions.color || selectedColor;
  const model = selectedOptions.model || selectedModel;
  const anc = selectedOptions.ancOption || selectedAncOption;
  return [
    ...(color ? [{ label: 'Color', value: color }] : []),
    ...(model ? [{ label: 'Model', value: models.find(({ id }) => id === model)?.name ?? model }] : []),
    ...(hasAnc && anc && anc !== model ? [{ label: 'ANC', value: anc === 'anc' ? 'With ANC' : 'Without ANC' }] : []),
    ...(selectedOptions.size ? [{ label: 'Size', value: selectedOptions.size }] : []),
  ];
}
