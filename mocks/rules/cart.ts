import type { components } from '../../src/api/generated/schema';
import { membershipDiscount } from './membership';
import type { Ratio } from './money';
import { discountFraction } from './tiers';
import { baseUnitPrice, discountedUnitPrice, optionOf, type Choice } from './unitPrice';

type Product = components['schemas']['Product'];

/** A line whose unit price is known but not yet discounted. */
export interface LineFigures {
  /** US cents per piece before the quantity discount. */
  baseCents: number;
  quantity: number;
  /** Share off the unit price, 0 to 1. */
  fraction: Ratio;
}

/** A line of real goods: its figures and the weight that the shipping rules read (kg). */
export interface GoodsLine extends LineFigures {
  weight: number | null;
}

export interface CartAmounts {
  /** US cents per piece and per line, in the order of the lines asked about. */
  lines: { unitPrice: number; lineTotal: number }[];
  /** US cents, each. */
  subtotal: number;
  membershipDiscount: number;
  net: number;
}

/**
 * A product, a choice and a quantity as one line with the server's own figures (D-09, D-101).
 * @throws RangeError when the product has no price at all, which the contract rules out
 */
export function goodsLine(
  product: Pick<Product, 'name' | 'wholesalePrice' | 'specifications' | 'weight'>,
  choice: Choice,
  quantity: number,
): GoodsLine {
  const { name, specifications, weight } = product;
  const baseCents = baseUnitPrice(product, optionOf(choice));
  if (baseCents === null) throw new RangeError(`${name} has no price.`);
  const { fraction } = discountFraction({ name, specifications, quantity, baseCents });
  return { baseCents, quantity, fraction, weight: weight ?? null };
}

/**
 * What a cart comes to, before shipping. The unit price is rounded first, so
 * lines and subtotal are exact (D-13); without a level nobody is signed in and nothing is taken off.
 */
export function cartAmounts(lines: readonly LineFigures[], level: number | null = null): CartAmounts {
  const priced = lines.map(({ baseCents, quantity, fraction }) => {
    const unitPrice = discountedUnitPrice(baseCents, fraction);
    return { unitPrice, lineTotal: unitPrice * quantity };
  });
  const subtotal = priced.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const discount = level === null ? 0 : membershipDiscount(subtotal, level).discount;
  return { lines: priced, subtotal, membershipDiscount: discount, net: subtotal - discount };
}
