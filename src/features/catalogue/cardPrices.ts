import type { Product } from '@/domain/product/readProduct';
import { compareFractions, type Cents } from '@/domain/money';
import { type PriceBreak, priceBreaks, type Surface } from '@/domain/product/quantityDiscount';
import { baseUnitPrice, optionsDifferInPrice, struckListPrice } from '@/domain/product/basePrice';
import { defaultOption } from '@/domain/product/productOptions';

/** The figures of a card, USD cents per piece. */
export interface CardPrices {
  /** The default choice before any discount; null when the product gives no readable price. */
  base: Cents | null;
  /** The choices differ in price, so the card says 'from' (D-229). */
  from: boolean;
  /** The list price to strike through; null when there is none above the base. */
  list: Cents | null;
  breaks: PriceBreak[];
  /** The break with the deepest discount; null without breaks. */
  deepest: PriceBreak | null;
}

/** What a card prints; `surface` picks the reading of the tiers (D-01, D-230). */
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
