import type { Cents, Fraction } from './money';
import type { PriceOption } from './priceOptions';
import { discountFraction } from './quantityDiscount';
import { gramsFromKilograms } from './shipping';
import type { LineAmounts, PricedProduct } from './unitPrice';
import { baseUnitPrice, lineAmounts } from './unitPrice';

/** The part of a product that prices a line of it. `weight` is kilograms per piece. */
export interface SoldProduct extends PricedProduct {
  readonly name: string;
  readonly weight?: number | string | null;
}

/** A cart line's choice in both spellings of the contract. */
export interface LineOptions {
  readonly selectedOptions?: { readonly model?: string | null; readonly ancOption?: string | null } | null;
  readonly selectedModel?: string | null;
  readonly selectedAncOption?: string | null;
}

export interface PricedLine extends LineAmounts {
  /** USD cents per piece before the quantity discount: an order item's `originalPrice` (D-11). */
  readonly base: Cents;
  readonly quantity: number;
  readonly fraction: Fraction;
  /** Per piece; null lets each shipping rule take its own default (D-37). */
  readonly weightGrams: number | null;
}

/** The one value that prices the choice: the model's id, else 'anc' or 'no_anc' (D-10); `selectedOptions` first (D-103). */
export function priceOptionOf({ selectedOptions, selectedModel, selectedAncOption }: LineOptions): PriceOption {
  // ||, since an empty text is no choice.
  return selectedOptions?.model || selectedModel || selectedOptions?.ancOption || selectedAncOption || null;
}

/** What a person is shown for `quantity` pieces of one choice, before the server says it; null without a price. */
export function pricedLine(product: SoldProduct, option: PriceOption, quantity: number): PricedLine | null {
  const base = baseUnitPrice(product, option);
  if (base === null) return null;
  const { name, specifications } = product;
  const { fraction } = discountFraction({ name, surface: 'product', specifications, base, quantity });
  const weightGrams = gramsFromKilograms(product.weight);
  return { base, quantity, fraction, weightGrams, ...lineAmounts({ base, quantity, fraction }) };
}
