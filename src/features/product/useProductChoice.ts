import { useMemo, useState } from 'react';
import type { Product } from '@/api/types';
import { readSpecifications, type ColorChoice } from '@/domain/specifications';
import type { PriceOption } from '@/domain/unitPrice';

export type AncOption = 'anc' | 'no_anc';

/**
 * What the buyer has chosen on the product page. No colour at first (D-146), the first model (D-147), 'no_anc' (S1 4),
 * one piece. Seeded once: mount anew for another product.
 */
export function useProductChoice(product: Product) {
  const specifications = useMemo(() => readSpecifications(product.specifications), [product.specifications]);
  const { colors, models, hasAnc } = specifications;
  const [color, setColor] = useState<string | null>(null);
  const [model, setModel] = useState<string | null>(models[0]?.id ?? null);
  const [anc, setAnc] = useState<AncOption>('no_anc');
  const [quantity, setQuantity] = useState(1);

  /** With models the two options carry the model's id (S1 3, D-10). */
  const ancOption = models.length > 0 ? model : hasAnc ? anc : null;
  const option: PriceOption = ancOption;

  return {
    specifications,
    color,
    model,
    anc,
    quantity,
    setModel,
    setAnc,
    setQuantity,
    /** Null deselects. Answers the colour, whose picture may be shown. */
    pickColor: (name: string | null): ColorChoice | null => {
      setColor(name);
      return colors.find((choice) => choice.name === name) ?? null;
    },
    /** The value that prices one piece. */
    option,
    /** What the cart is asked for. */
    add: { product, quantity, color, model, ancOption },
  };
}

export type ProductChoiceState = ReturnType<typeof useProductChoice>;
