import type { CartLine } from '../db/cartLines';
import type { Bill, BillLine, BuyerRow } from '../db/rows';
import { goodsLine } from '../rules/cart';
import { growthFromSpent, membershipLevel } from '../rules/membership';
import { ratioToNumber, readCents } from '../rules/money';
import { orderTotals, securePageSplit, type OrderPage } from '../rules/orders';
import { regionOf } from '../rules/region';
import { discountedUnitPrice } from '../rules/unitPrice';
import { invalid } from '../server/refusal';
import { cartChanged } from './refusals';

const MOST_CENTS = 999_999_999_99;

/**
 * What the buyer pays for these goods on that page, by the catalogue and the level of this moment (D-47, D-219).
 * @throws Refusal 409 `cart_changed` for no goods, 400 for more than the contract's amounts can hold
 */
export function billOf(page: OrderPage, buyer: BuyerRow, cart: readonly CartLine[]): Bill {
  const [first] = cart;
  if (!first) throw cartChanged();
  const goods = cart.map(({ line, product }) => goodsLine(product, line, line.quantity));
  const totals = orderTotals(page, goods, membershipLevel(growthFromSpent(buyer.totalSpentCents)));
  // the contract's amounts and the buyer's totalSpent go so far
  if (totals.total + buyer.totalSpentCents > MOST_CENTS)
    throw invalid({ total: 'is more than can be ordered at once' });
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
  { line: { productId, quantity, color, model, ancOption }, product }: CartLine,
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
