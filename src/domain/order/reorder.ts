import type { Region } from '@/api/types';
import type { Cents } from '../money';
import { chosenOptions, colorNamed, defaultOption, type ChosenOptions } from '../product/productOptions';
import type { Product } from '../product/readProduct';
import { canBeAdded } from '../product/stock';
import { pricedLine } from './pricedLine';
import type { OrderedItem } from './readOrder';

/** Options of the order that are no longer offered, and those that stand for them now. */
export interface ReplacedOptions {
  /** `Red, 41 mm`. */
  readonly was: string;
  readonly now: string;
}

/** What was chosen then, as far as the product still offers it, and what it no longer offers. */
export function optionsNow(
  product: Product,
  { chosen, optionName }: Pick<OrderedItem, 'chosen' | 'optionName'>,
): { options: ChosenOptions; replaced: ReplacedOptions | null } {
  const color = colorNamed(product, chosen.color)?.name ?? product.colors[0]?.name ?? null;
  const wanted = chosen.model ?? chosen.ancOption;
  const option = product.options.find(({ id }) => id === wanted)?.id ?? defaultOption(product);
  const nameNow = product.options.find(({ id }) => id === option)?.name ?? option;
  const colorIsGone = chosen.color !== null && product.colors.length > 0 && !colorNamed(product, chosen.color);
  const optionIsGone = wanted !== null && product.options.length > 0 && option !== wanted;
  const join = (...names: (string | null | false)[]) => names.filter(Boolean).join(', ');
  const was = join(colorIsGone && chosen.color, optionIsGone && (optionName ?? wanted));
  return {
    options: chosenOptions(product, color, option),
    replaced: was ? { was, now: join(colorIsGone && color, optionIsGone && nameNow) } : null,
  };
}

/** The one region of the lines that are added together, and what decides it. */
export interface RequiredRegion {
  readonly region: Region;
  readonly from: 'cart' | 'order';
}

/**
 * The region of the cart. With an empty cart it is that of the order, unless all that is left of it has moved to the other
 * region. `products` are those of the order: null when no longer sold, undefined while unknown.
 */
export function requiredRegion(
  cartRegion: Region | null,
  orderRegion: Region,
  products: readonly (Product | null | undefined)[],
): RequiredRegion {
  if (cartRegion !== null) return { region: cartRegion, from: 'cart' };
  const isKnown = products.every((product) => product !== undefined);
  const left = products.filter((product) => product?.isActive && canBeAdded(product));
  const hasMoved = isKnown && left.length > 0 && left.every((product) => product?.region !== orderRegion);
  return { region: (hasMoved && left[0]?.region) || orderRegion, from: 'order' };
}

/** Why an ordered product cannot be added again; null when it can. Without `required` any region will do. */
export function reorderRefusal(product: Product | null, required: RequiredRegion | null): string | null {
  if (!product || !product.isActive) return 'No longer sold';
  if (!canBeAdded(product)) return 'Out of stock';
  if (required === null || product.region === required.region) return null;
  const other =
    required.from === 'cart'
      ? `your cart holds ${required.region} stock`
      : `other lines ship from the ${required.region}`;
  return `Ships from the ${product.region}: ${other}, and an order has one region`;
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
