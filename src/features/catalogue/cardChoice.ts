import type { Product } from '@/domain/product/readProduct';
import { chosenOptions, type ChosenOptions, defaultOption } from '@/domain/product/productOptions';

/** What a card adds before anything is picked: the first colour (S1 4), and the choice that its price is for. */
export function defaultCardChoice(product: Product): ChosenOptions {
  return chosenOptions(product, product.colors[0]?.name ?? null, defaultOption(product));
}
