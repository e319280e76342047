import { expectedTotals, type TestCart } from './carts';
import { dollars, fractionToNumber, ZERO } from './money';
import type { Totals, TestLine, LineTotals, ShippingRule } from './expectedTotals';

/** An item with flat options. */
export const flatItem = (
  { product, quantity, options: chosen }: TestLine,
  { original, price, discount: share }: LineTotals,
) => ({
  productId: product.id,
  quantity,
  price: dollars(price),
  originalPrice: dollars(original),
  discountPercent: fractionToNumber(share),
  selectedColor: chosen.color,
  selectedModel: chosen.model,
  selectedAncOption: chosen.ancOption,
});
/** An item with options in an object. */
export const nestedItem = ({ product, quantity, options: chosen }: TestLine, { price }: LineTotals) => ({
  productId: product.id,
  productName: product.name,
  quantity,
  price: dollars(price),
  selectedOptions: { ...chosen },
});
/** An item with options in an object, by their long names. */
export const nestedItemWithLongNames = ({ product, quantity, options: chosen }: TestLine, { price }: LineTotals) => ({
  productId: product.id,
  quantity,
  price: dollars(price),
  selectedOptions: {
    selectedColor: chosen.color,
    selectedModel: chosen.model,
    selectedAncOption: chosen.ancOption,
  },
});

type Item = typeof flatItem | typeof nestedItem | typeof nestedItemWithLongNames;
/** The cart's lines as request items. */
export function requestItems(cart: TestCart, totals: Totals, item: Item): unknown[] {
  return cart.lines.flatMap((line, index) => {
    const lineTotals = totals.lines[index];
    return lineTotals ? [item(line, lineTotals)] : [];
  });
}

/** The Figures of an error, with subtotal and shipping as most checkouts define them. */
export function expectedFigures(cart: TestCart, rule: ShippingRule): Record<string, unknown> {
  const { lines, gross, discount, net, shipping, total } = expectedTotals(cart, rule);
  return {
    items: cart.lines.map(({ product, options: chosen, quantity }, index) => ({
      productId: product.id,
      selectedColor: chosen.color,
      selectedModel: chosen.model,
      selectedAncOption: chosen.ancOption,
      quantity,
      originalPrice: dollars(lines[index]?.original ?? 0n),
      discountPercent: fractionToNumber(lines[index]?.discount ?? ZERO),
      price: dollars(lines[index]?.price ?? 0n),
      lineTotal: dollars(lines[index]?.line ?? 0n),
    })),
    gross: dollars(gross),
    membershipDiscount: dollars(discount),
    subtotal: dollars(net),
    shipping: dollars(shipping),
    total: dollars(total),
  };
}
