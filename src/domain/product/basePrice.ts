import type { Cents } from '../money';
import type { PriceOption } from './productOptions';
import type { Product } from './readProduct';

type PricedProduct = Pick<Product, 'models' | 'hasAnc' | 'ancPrice' | 'noAncPrice' | 'price'>;

/**
 * USD cents per piece before the quantity discount: the price of the chosen model, else that with or without ANC, else
 * the product's own (D-09). Null when none of them can be read.
 */
export function baseUnitPrice(product: PricedProduct, option: PriceOption): Cents | null {
  const { models, hasAnc, ancPrice, noAncPrice, price } = product;
  const modelPrice = models.find(({ id }) => id === option)?.priceCents ?? null;
  const ancOptionPrice = option === 'anc' ? ancPrice : noAncPrice;
  return modelPrice ?? (hasAnc ? ancOptionPrice : null) ?? price;
}

/** The list price in USD cents, to be struck through beside `base`; null unless it is higher. */
export function struckListPrice({ listPrice }: Pick<Product, 'listPrice'>, base: Cents | null): Cents | null {
  return listPrice !== null && base !== null && listPrice > base ? listPrice : null;
}

/** Whether the options have different prices, so that a card says 'from' (D-229). */
export function optionsDifferInPrice(product: PricedProduct & Pick<Product, 'options'>): boolean {
  return new Set(product.options.map(({ id }) => baseUnitPrice(product, id))).size > 1;
}
