import { type Cents, compareFractions } from '../money';
import { baseUnitPrice, optionsDifferInPrice, struckListPrice } from './basePrice';
import { defaultOption } from './productOptions';
import { type PriceBreak, priceBreaks, type Surface } from './quantityDiscount';
import type { Product } from './readProduct';

/** The prices on a card, USD cents per piece. */
export interface CardPrices {
  /** Base price of the default option; null without a readable price. */
  base: Cents | null;
  /** The options differ in price, so the card says 'from' (D-229). */
  from: boolean;
  /** The list price to strike through; null unless it is above the base price. */
  list: Cents | null;
  breaks: PriceBreak[];
  /** The break with the largest discount; null without breaks. */
  deepest: PriceBreak | null;
}

/** The prices that a card prints. `surface` selects the discount table: home page or product (D-01, D-230). */
export function cardPrices(product: Product, surface: Surface): CardPrices {
  const base = baseUnitPrice(product, defaultOption(product));
  const breaks = base === null ? [] : priceBreaks({ product, surface, base });
  return {
    base,
    from: optionsDifferInPrice(product),
    list: struckListPrice(product, base),
    breaks,
    deepest:
      breaks.toSorted((a, b) => compareFractions(b.fraction, a.fraction) || a.minQuantity - b.minQuantity)[0] ?? null,
  };
}
