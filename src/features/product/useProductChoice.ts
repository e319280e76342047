import { useEffect, useState } from 'react';
import type { Product } from '@/domain/product/readProduct';
import { chosenOptions, defaultOption } from '@/domain/product/productOptions';
import type { ColorChoice } from '@/domain/product/readSpecifications';
import { useStorage } from '@/lib/EnvironmentContext';
import { isRecord } from '@/lib/isRecord';
import { readJson } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/** What a visitor had chosen without a color; stored in place of a `PendingAdd`, which has a name and can be carried out. */
interface UnfinishedChoice {
  productId: number;
  option: string | null;
  quantity: number;
}

const isUnfinishedChoice = (value: unknown): value is UnfinishedChoice =>
  isRecord(value) &&
  !('name' in value) &&
  typeof value['quantity'] === 'number' &&
  Number.isInteger(value['quantity']) &&
  value['quantity'] > 0;

/**
 * The choices on the product page. Starts with no color (D-146), the first model (D-147) or 'no_anc' (S1 4), and one piece; once
 * with what `keepForLogin` has stored. Use a `key` to reset it for another product.
 */
export function useProductChoice(product: Product) {
  const { session } = useStorage();
  const [unfinished] = useState(() => {
    const stored = readJson(session, STORAGE_KEYS.pendingAdd, isUnfinishedChoice);
    return stored?.productId === product.id ? stored : null;
  });
  useEffect(() => {
    if (unfinished) session.remove(STORAGE_KEYS.pendingAdd);
  }, [session, unfinished]);
  const [color, setColor] = useState<string | null>(null);
  const [option, setOption] = useState(
    () => product.options.find(({ id }) => id === unfinished?.option)?.id ?? defaultOption(product),
  );
  const [quantity, setQuantity] = useState(unfinished?.quantity ?? 1);

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
    /** Keeps what is chosen for this product's page after a login; a complete choice is kept by `useAddToCart` itself. */
    keepForLogin: () => {
      const choice: UnfinishedChoice = { productId: product.id, option, quantity };
      session.set(STORAGE_KEYS.pendingAdd, JSON.stringify(choice));
    },
    /** Input for `useAddToCart`. */
    add: { product, quantity, ...chosenOptions(product, color, option) },
  };
}

export type ProductChoiceState = ReturnType<typeof useProductChoice>;
