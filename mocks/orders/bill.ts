import type { CartLine } from '../db/cartLines';
import type { Bill, BillLine, BuyerRow, ProductRow } from '../db/rows';
import { goodsLine } from '../rules/cart';
import { growthFromSpent, membershipLevel } from '../rules/membership';
import { ratioToNumber, readCents } from '../rules/money';
import { orderTotals, securePageSplit, type OrderPage } from '../rules/orders';
import { regionOf } from '../rules/region';
import { discountedUnitPrice } from '../rules/unitPrice';
import { invalid } from '../server/refusal';
import { cartChanged } from './refusals';

const MOST_CENTS = 999_999_999_99;

/** A product with what was chosen of it, and how many pieces. */
interface Goods {
  line: Omit<CartLine['line'], 'id' | 'buyerId'>;
  product: ProductRow;
}

/**
 * What the buyer pays for these goods on that page, by the catalogue and the level of this moment (D-47, D-219).
 * @throws Refusal 409 `cart_changed` for no goods, 400 for more than the contract's amounts can hold
 */
export function billOf(page: OrderPage, buyer: BuyerRow, cart: readonly CartLine[]): Bill {
  const bill = billAt(page, membershipLevel(growthFromSpent(buyer.totalSpentCents)), cart);
  // the contract's amounts and the buyer's totalSpent go so far
  if (bill.totalCents + buyer.totalSpentCents > MOST_CENTS)
    throw invalid({ total: 'is more than can be ordered at once' });
  return bill;
}

/** What a buyer of that level, 1 to 7, pays for these goods on that page. @throws Refusal 409 `cart_changed` for no goods */
export function billAt(page: OrderPage, level: number, cart: readonly Goods[]): Bill {
  const [first] = cart;
  if (!first) throw cartChanged();
  const goods = cart.map(({ line, product }) => goodsLine(product, line, line.quantity));
  const totals = orderTotals(page, goods, level);
  return {
    region: regionOf(first.product),
    lines: cart.flatMap((one, index) => {
      const line = goods[index];
      return line ? [billLine(one, line)] : [];
    }),
    grossCents: totals.gross,
    membershipDiscountCents: totals.membershipDiscount,
    subtotalCents: totals.subtotalNet,
    shippingCents: totals.shipping,
    totalCents: totals.total,
  };
}

/** A line with its own copy of what the product is now (D-134). */
function billLine(
  { line: { productId, quantity, color, model, ancOption }, product }: Goods,
  { baseCents, fraction }: ReturnType<typeof goodsLine>,
): BillLine {
  return {
    productId,
    productName: product.name,
    quantity,
    baseCents,
    discount: ratioToNumber(fraction),
    priceCents: discountedUnitPrice(baseCents, fraction),
    costCents: product.supplier_cost ? readCents(product.supplier_cost) : null,
    color,
    model,
    ancOption,
  };
}

/** The same total as the secure page divides it: 10 % shipping, the rest goods (D-44). */
export function securePageBill(bill: Bill): Bill {
  const { shipping, product } = securePageSplit(bill.totalCents);
  return { ...bill, subtotalCents: product, shippingCents: shipping };
}

/** The card page sends its subtotal before the membership discount (D-46). */
export const cardPageBill = (bill: Bill): Bill => ({ ...bill, subtotalCents: bill.grossCents });
