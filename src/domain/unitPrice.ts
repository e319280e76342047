import { membershipDiscount } from './membership';
import type { Cents, Fraction } from './money';
import { amountInCents, takeOff } from './money';
import { priceOptions, type PriceOption } from './priceOptions';
import { readSpecifications } from './specifications';

/** The part of a product that prices one piece. */
export interface PricedProduct {
  readonly wholesalePrice: string | null;
  readonly specifications: unknown;
}

export interface LineInput {
  /** USD cents per piece before the quantity discount. */
  readonly base: Cents;
  readonly quantity: number;
  readonly fraction: Fraction;
}

/** USD cents. */
export interface LineAmounts {
  readonly unitPrice: Cents;
  readonly lineTotal: Cents;
}

/** USD cents; `net` is the subtotal after the membership discount. */
export interface CartAmounts {
  readonly lines: readonly LineAmounts[];
  readonly subtotal: Cents;
  readonly membershipDiscount: Cents;
  readonly net: Cents;
}

/**
 * USD cents per piece before the quantity discount: the chosen model's price, the price with or without ANC,
 * the wholesale price, and only then the price in the specifications (D-09). Null when none of them can be read.
 */
export function baseUnitPrice(product: PricedProduct, option: PriceOption): Cents | null {
  const { models, hasAnc, ancPrice, noAncPrice, price } = readSpecifications(product.specifications);
  const modelPrice = models.find(({ id }) => id === option)?.priceCents ?? null;
  const ancChoice = option === 'anc' ? ancPrice : noAncPrice;
  return modelPrice ?? (hasAnc ? ancChoice : null) ?? amountInCents(product.wholesalePrice) ?? price;
}

/** USD cents of the list price, to be struck through beside `base`; null where it is not above that. */
export function listPrice(product: { readonly originalPrice: string | null }, base: Cents | null): Cents | null {
  const list = amountInCents(product.originalPrice);
  return list !== null && base !== null && list > base ? list : null;
}

const optionsOf = ({ specifications }: PricedProduct) => priceOptions(readSpecifications(specifications));

/** What is chosen before the buyer chooses: the first model, else 'no_anc' for a product with ANC (S1 4). */
export function defaultOption(product: PricedProduct): PriceOption {
  return optionsOf(product)[0]?.id ?? null;
}

/** Whether a card has to say 'from', since the choice changes the price (D-229). */
export function choicesDifferInPrice(product: PricedProduct): boolean {
  return new Set(optionsOf(product).map(({ id }) => baseUnitPrice(product, id))).size > 1;
}

/** The discounted piece, rounded once, and the exact product of it: the printed prices multiply out (D-13). */
export function lineAmounts({ base, quantity, fraction }: LineInput): LineAmounts {
  const unitPrice = takeOff(base, fraction);
  return { unitPrice, lineTotal: unitPrice * quantity };
}

/** Lines, their exact sum, and the membership discount of `level` (1 to 7; null for a visitor) on it (D-13, D-24). */
export function cartAmounts(inputs: readonly LineInput[], level: number | null): CartAmounts {
  const lines = inputs.map(lineAmounts);
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const { discount, net } = membershipDiscount(subtotal, level);
  return { lines, subtotal, membershipDiscount: discount, net };
}
