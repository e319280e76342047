import { useState } from 'react';
import type { Product } from '@/domain/product/readProduct';
import { chosenOptions } from '@/domain/product/productOptions';
import type { ColorChoice } from '@/domain/product/readSpecifications';
import { defaultOption } from '@/domain/product/productOptions';

/**
 * What the buyer has chosen on the product page. No colour at first (D-146), the first model (D-147), 'no_anc' (S1 4),
 * one piece. Seeded once: mount anew for another product.
 */
export function useProductChoice(product: Product) {
  const [color, setColor] = useState<string | null>(null);
  const [option, setOption] = useState(() => defaultOption(product));
  const [quantity, setQuantity] = useState(1);

  return {
    color,
    /** The value that prices one piece. */
    option,
    quantity,
    setOption,
    setQuantity,
    /** Null deselects. Answers the colour, whose picture may be shown. */
    pickColor: (name: string | null): ColorChoice | null => {
      setColor(name);
      return product.colors.find((choice) => choice.name === name) ?? null;
    },
    /** What the cart is asked for. */
    add: { product, quantity, ...chosenOptions(product, color, option) },
  };
}

export type ProductChoiceState = ReturnType<typeof useProductChoice>;
