import { useState } from 'react';
import type { Product } from '@/domain/product/readProduct';
import { chosenOptions } from '@/domain/product/productOptions';
import type { ColorChoice } from '@/domain/product/readSpecifications';
import { defaultOption } from '@/domain/product/productOptions';

/**
 * The choices on the product page. Starts with no color (D-146), the first model (D-147) or 'no_anc' (S1 4), and one piece.
 * Use a `key` to reset it for another product.
 */
export function useProductChoice(product: Product) {
  const [color, setColor] = useState<string | null>(null);
  const [option, setOption] = useState(() => defaultOption(product));
  const [quantity, setQuantity] = useState(1);

  return {
    color,
    /** The model or ANC value that determines the unit price. */
    option,
    quantity,
    setOption,
    setQuantity,
    /** Null deselects. Returns the color, which may have its own image. */
    pickColor: (name: string | null): ColorChoice | null => {
      setColor(name);
      return product.colors.find((choice) => choice.name === name) ?? null;
    },
    /** Input for `useAddToCart`. */
    add: { product, quantity, ...chosenOptions(product, color, option) },
  };
}

export type ProductChoiceState = ReturnType<typeof useProductChoice>;
