import type { Product } from '@/api/types';
import { readSpecifications } from '@/domain/specifications';
import { defaultOption } from '@/domain/unitPrice';

/** What a card adds: the picked colour and the choice that its price is for. */
export interface CardChoice {
  color: string | null;
  /** Model id, as text. */
  model: string | null;
  /** 'anc' or 'no_anc'; a product with models repeats the model's id (D-10). */
  ancOption: string | null;
}

/** The first colour (S1 4), the first model, 'no_anc'. */
export function defaultCardChoice(product: Product): CardChoice {
  const { colors, models } = readSpecifications(product.specifications);
  return { color: colors[0]?.name ?? null, model: models[0]?.id ?? null, ancOption: defaultOption(product) };
}
