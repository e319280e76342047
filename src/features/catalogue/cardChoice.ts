import type { Product } from '@/api/types';
import { chosenOptions, priceOptions, type ChosenOptions } from '@/domain/priceOptions';
import { readSpecifications } from '@/domain/specifications';

/** What a card adds before anything is picked: the first colour (S1 4), and the choice that its price is for. */
export function defaultCardChoice(product: Product): ChosenOptions {
  const specifications = readSpecifications(product.specifications);
  const color = specifications.colors[0]?.name ?? null;
  return chosenOptions(specifications, color, priceOptions(specifications)[0]?.id ?? null);
}
