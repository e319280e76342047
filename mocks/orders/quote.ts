import type { components } from '../../src/api/generated/schema';
import { cartChanged, invalidRequest } from '../api/errors';
import type { CartLine } from '../db/cartLines';
import type { Database } from '../db/database';
import { modelName } from '../db/productFacts';
import type { BuyerRow, ProductRow, Quote, QuoteLine, WalletRow } from '../db/rows';
import { priceLine } from '../rules/cart';
import { growthFromSpent, membershipLevel } from '../rules/membership';
import { ratioToNumber, readCents } from '../rules/money';
import { amountInCents, orderTotals, securePageSplit, type OrderPage } from '../rules/orders';
import { regionOf } from '../rules/region';
import { discountedUnitPrice } from '../rules/unitPrice';
import { matchLines } from './checkCart';
import { figuresChanged } from './figures';

/** The largest amount of the contract, in cents. */
export const MAX_CENTS = 999_999_999_99;

/** A product with its quantity and chosen options. */
interface ProductLine {
  line: Omit<CartLine['line'], 'id' | 'buyerId'>;
  product: ProductRow;
}

/**
 * What the cart costs on the given page, at current prices and the buyer's current level (D-47, D-219).
 * @param totalField the request's field for the total, which the error names
 * @throws HttpError 409 `cart_changed` for an empty cart, 400 when gross or total exceeds the contract's largest amount
 */
export function quoteCart(page: OrderPage, buyer: BuyerRow, cart: readonly CartLine[], totalField = 'total'): Quote {
  const quote = quoteAtLevel(page, membershipLevel(growthFromSpent(buyer.totalSpentCents)), cart);
  // the buyer's totalSpent must stay below the limit, too, and no response could state a larger gross
  if (quote.grossCents > MAX_CENTS || quote.totalCents + buyer.totalSpentCents > MAX_CENTS)
    throw invalidRequest({ [totalField]: 'is more than can be ordered at once' });
  return quote;
}

/** What the lines cost on the given page for a buyer of a membership level, 1 to 7. @throws HttpError 409 `cart_changed` without lines */
export function quoteAtLevel(page: OrderPage, level: number, cart: readonly ProductLine[]): Quote {
  const [first] = cart;
  if (!first) throw cartChanged();
  const priced = cart.map(({ line, product }) => priceLine(product, line, line.quantity));
  const totals = orderTotals(page, priced, level);
  return {
    region: regionOf(first.product),
    lines: cart.flatMap((productLine, index) => {
      const line = priced[index];
      return line ? [quoteLine(productLine, line)] : [];
    }),
    grossCents: totals.gross,
    membershipDiscountCents: totals.membershipDiscount,
    subtotalCents: totals.subtotalNet,
    shippingCents: totals.shipping,
    totalCents: totals.total,
  };
}

/** A line with a copy of the product's data, which may change later (D-134). */
function quoteLine(
  { line: { productId, quantity, color, model, ancOption }, product }: ProductLine,
  { baseCents, fraction }: ReturnType<typeof priceLine>,
): QuoteLine {
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
    modelName: model === null ? null : modelName(product, model),
    ancOption,
  };
}

/** The same total split as on the secure page: 10 % shipping, the rest products (D-44). */
export function securePageQuote(quote: Quote): Quote {
  const { shipping, product } = securePageSplit(quote.totalCents);
  return { ...quote, subtotalCents: product, shippingCents: shipping };
}

/** The card page sends its subtotal before the membership discount (D-46). */
export const cardPageQuote = (quote: Quote): Quote => ({ ...quote, subtotalCents: quote.grossCents });

type SentOrder = Pick<components['schemas']['CreateOrderRequest'], 'items' | 'subtotal' | 'shippingCost' | 'total'>;

/**
 * The quote for which a wallet order was opened: its lines and total count, even if the cart or prices have changed since
 * (D-219, D-223). The request decides how the total splits into subtotal and shipping.
 * @throws HttpError 409 `cart_changed` for other items, 409 `figures_changed` for another total or parts that do not add up
 */
export function walletQuote(db: Database, { quote }: WalletRow, sent: SentOrder): Quote {
  const lines = matchLines(db, sent.items, quote.lines);
  if (!lines) throw cartChanged();
  const subtotalCents = amountInCents(sent.subtotal);
  const shippingCents = amountInCents(sent.shippingCost);
  const areAmounts = subtotalCents !== null && shippingCents !== null;
  if (
    !areAmounts ||
    amountInCents(sent.total) !== quote.totalCents ||
    subtotalCents + shippingCents !== quote.totalCents
  ) {
    throw figuresChanged(securePageQuote(quote));
  }
  return { ...quote, lines, subtotalCents, shippingCents };
}
