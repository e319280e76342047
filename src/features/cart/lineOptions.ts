import type { CartItem } from '@/domain/order/cartLine';
import { ANC_OPTIONS } from '@/domain/product/productOptions';

/** A line's choices in words, for instance 'Black' and '1 m cable'; `selectedOptions` first, then the flat fields (D-103). */
export function lineOptions({
  product,
  selectedOptions,
  selectedColor,
  selectedModel,
  selectedAncOption,
}: CartItem): { label: string; value: string }[] {
  const { models, hasAnc } = product;
  const color = selectedOptions.color || selectedColor;
  const model = selectedOptions.model || selectedModel;
  const option = selectedOptions.ancOption || selectedAncOption;
  // With models it repeats the model (D-10).
  const anc = hasAnc && option !== model && ANC_OPTIONS.find(({ id }) => id === option);
  return [
    ...(color ? [{ label: 'Color', value: color }] : []),
    ...(model ? [{ label: 'Model', value: models.find(({ id }) => id === model)?.name ?? model }] : []),
    ...(anc ? [{ label: 'ANC', value: anc.name }] : []),
    ...(selectedOptions.size ? [{ label: 'Size', value: selectedOptions.size }] : []),
  ];
}
