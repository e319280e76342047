import type { components } from '../../src/api/generated/schema';
import { membershipDiscount } from './membership';
import type { Ratio } from './money';
import { discountFraction } from './tiers';
import { baseUnitPrice, discountedUnitPrice, optionOf, type Choice } from './unitPrice';

type Product = components['schemas']['Product'];

/** A line with its unit price before the quantity discount. */
export interface LineInput {
  /** US cents per piece before the quantity discount. */
  baseCents: number;
  quantity: number;
  /** Quantity discount, 0 to 1. */
  fraction: Ratio;
}

/** A product's line, with the weight for the shipping rules. */
export interface PricedLine extends LineInput {
  /** Kilograms per piece. */
  weight: number | null;
}

export interface CartAmounts {
  /** US cents per piece and per line, in the order of the input. */
  lines: { unitPrice: number; lineTotal: number }[];
  /** US cents. */
  subtotal: number;
  membershipDiscount: number;
  net: number;
}

/**
 * Prices a line: the base price follows from the choice (D-09), the quantity discount from this line alone (D-101).
 * @throws RangeError when the product has no price, which the contract rules out
 */
export function priceLine(
  product: Pick<Product, 'name' | 'wholesalePrice' | 'specifications' | 'weight'>,
  choice: Choice,
  quantity: number,
): PricedLine {
  const { name, specifications, weight } = product;
  const baseCents = baseUnitPrice(product, optionOf(choice));
  if (baseCents === null) throw new RangeError(`${name} has no price.`);
  const { fraction } = discountFraction({ name, specifications, quantity, baseCents });
  return { baseCents, quantity, fraction, weight: weight ?? null };
}

/**
 * A cart's amounts before shipping. Unit prices are rounded first, so that lines and subtotal are exact (D-13). Without
 * a level, as for visitors, there is no membership discount.
 */
export function cartAmounts(lines: readonly LineInput[], level: number | null = null): CartAmounts {
  const priced = lines.map(({ baseCents, quantity, fraction }) => {
    const unitPrice = discountedUnitPrice(baseCents, fraction);
    return { unitPrice, lineTotal: unitPrice * quantity };
  });
  const subtotal = priced.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const discount = level === null ? 0 : membershipDiscount(subtotal, level).discount;
  return { lines: priced, subtotal, membershipDiscount: discount, net: subtotal - discount };
}
