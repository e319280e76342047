import { figuresOf, type Basket } from './baskets';
import { dollars } from './cents';
import { asNumber, NOTHING } from './fractions';
import type { Cents, Goods, LineCents, ShippingRule } from './reckoning';

/** Options beside the item's own fields. */
export const flat = ({ product, quantity, chosen }: Goods, { original, price, share }: LineCents) => ({
  productId: product.id,
  quantity,
  price: dollars(price),
  originalPrice: dollars(original),
  discountPercent: asNumber(share),
  selectedColor: chosen.color,
  selectedModel: chosen.model,
  selectedAncOption: chosen.ancOption,
});
/** Options in an object, by their short names. */
export const nested = ({ product, quantity, chosen }: Goods, { price }: LineCents) => ({
  productId: product.id,
  productName: product.name,
  quantity,
  price: dollars(price),
  selectedOptions: { ...chosen },
});
/** The same by the long names. */
export const nestedLong = ({ product, quantity, chosen }: Goods, { price }: LineCents) => ({
  productId: product.id,
  quantity,
  price: dollars(price),
  selectedOptions: {
    selectedColor: chosen.color,
    selectedModel: chosen.model,
    selectedAncOption: chosen.ancOption,
  },
});

type Item = typeof flat | typeof nested | typeof nestedLong;
/** The cart as a way sends it. */
export function itemsOf({ goods }: Basket, { lines }: Cents, item: Item): unknown[] {
  return goods.flatMap((one, index) => {
    const line = lines[index];
    return line ? [item(one, line)] : [];
  });
}

/** Figures, but for what a page calls its subtotal and shipping. */
export function expectedOf(basket: Basket, rule: ShippingRule): Record<string, unknown> {
  const { lines, gross, discount, net, shipping, total } = figuresOf(basket, rule);
  return {
    items: basket.goods.map(({ product, chosen, quantity }, index) => ({
      productId: product.id,
      selectedColor: chosen.color,
      selectedModel: chosen.model,
      selectedAncOption: chosen.ancOption,
      quantity,
      originalPrice: dollars(lines[index]?.original ?? 0n),
      discountPercent: asNumber(lines[index]?.share ?? NOTHING),
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
