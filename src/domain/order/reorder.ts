import type { Region } from '@/api/types';
import type { Cents } from '../money';
import { chosenOptions, colorNamed, defaultOption, type ChosenOptions } from '../product/productOptions';
import type { Product } from '../product/readProduct';
import { canBeAdded } from '../product/stock';
import { pricedLine } from './pricedLine';
import type { OrderedItem } from './readOrder';

/** What was chosen then, as far as the product still offers it, and the option that it no longer offers. */
export function optionsNow(
  product: Product,
  { chosen, optionName }: Pick<OrderedItem, 'chosen' | 'optionName'>,
): { options: ChosenOptions; missing: string | null } {
  const color = colorNamed(product, chosen.color)?.name ?? product.colors[0]?.name ?? null;
  const wanted = chosen.model ?? chosen.ancOption;
  const option = product.options.find(({ id }) => id === wanted)?.id ?? defaultOption(product);
  const colorIsGone = chosen.color !== null && product.colors.length > 0 && !colorNamed(product, chosen.color);
  const optionIsGone = wanted !== null && product.options.length > 0 && option !== wanted;
  const gone = [colorIsGone ? chosen.color : null, optionIsGone ? (optionName ?? wanted) : null]
    .filter(Boolean)
    .join(', ');
  return { options: chosenOptions(product, color, option), missing: gone || null };
}

/** Why an ordered product cannot be added again; null when it can. `region` is that of the cart. */
export function reorderRefusal(product: Product | null, region: Region | null): string | null {
  if (!product || !product.isActive) return 'No longer sold';
  if (!canBeAdded(product)) return 'Out of stock';
  if (region !== null && product.region !== region)
    return `Ships from the ${product.region}: your cart holds ${region} stock, and an order has one region`;
  return null;
}

export interface PriceChange {
  /** USD cents per piece; null when the product has no readable price. */
  now: Cents | null;
  /** USD cents per piece, compared with the price then; positive when it costs more. 0 when unknown. */
  change: Cents;
}

/** The price per piece now, at this quantity and with these options, compared with the price of the order. */
export function priceChange(
  product: Product,
  options: ChosenOptions,
  quantity: number,
  { price }: Pick<OrderedItem, 'price'>,
): PriceChange {
  const now = pricedLine(product, options.ancOption, Math.max(1, quantity))?.unitPrice ?? null;
  return { now, change: now === null ? 0 : now - price };
}
