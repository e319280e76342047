import type { Product } from '@/api/types';
import { compareFractions, type Cents } from '@/domain/money';
import { priceBreaks, type PriceBreak, type Surface } from '@/domain/quantityDiscount';
import { baseUnitPrice, choicesDifferInPrice, defaultOption, listPrice } from '@/domain/unitPrice';

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
  const { name, specifications } = product;
  const breaks = base === null ? [] : priceBreaks({ name, surface, specifications, base });
  return {
    base,
    from: choicesDifferInPrice(product),
    list: listPrice(product, base),
    breaks,
    deepest:
      breaks.toSorted((a, b) => compareFractions(b.fraction, a.fraction) || a.minQuantity - b.minQuantity)[0] ?? null,
  };
}
