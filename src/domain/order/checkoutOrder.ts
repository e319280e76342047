import type { OrderItemRequest, OrderRequests } from '@/api/types';
import { numberFromCents, numberFromFraction } from '../money';
import { priceOptionOf } from './cartLine';
import { orderTotals, type OrderTotals, type TotalsPage } from './orderTotals';
import { pricedLine, type PricedLine } from './pricedLine';
import type { CartItem } from './readCart';

/** The address fields of a checkout form. `country` is a code (D-66). */
export interface CheckoutAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  /** Suite, floor, unit; may be empty (D-227). */
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
}

export const REQUIRED_FIELDS = ['firstName', 'lastName', 'address', 'city', 'state', 'zipCode'] as const;

/** The required fields that are blank, in the form's order (S2 5). */
export const blankFields = (address: CheckoutAddress) => REQUIRED_FIELDS.filter((name) => address[name].trim() === '');

export interface CheckoutFigures {
  /** By line id; a line whose product has no readable price is missing. */
  readonly lines: ReadonlyMap<number, PricedLine>;
  /** Number of lines without a readable price. Unless it is 0, the order cannot be placed. */
  readonly unpriced: number;
  readonly totals: OrderTotals;
}

/** The amounts of a checkout page in USD cents, with its own shipping rule (D-36). */
export function checkoutFigures(
  items: readonly CartItem[],
  level: number | null,
  page: TotalsPage = 'main',
): CheckoutFigures {
  const lines = new Map<number, PricedLine>();
  for (const item of items) {
    const priced = pricedLine(item.product, priceOptionOf(item), item.quantity);
    if (priced) lines.set(item.id, priced);
  }
  return { lines, unpriced: items.length - lines.size, totals: orderTotals(page, [...lines.values()], level) };
}

type OrderBody = Pick<
  OrderRequests['createOrder'],
  'shippingAddress' | 'items' | 'subtotal' | 'shippingCost' | 'total'
>;

/** The body of POST /api/orders without its payment, amounts in USD. The subtotal is net (D-46). */
export function checkoutOrder(items: readonly CartItem[], figures: CheckoutFigures, form: CheckoutAddress): OrderBody {
  const { subtotalNet, shipping, total } = figures.totals;
  const { address2, ...address } = form;
  return {
    shippingAddress: { ...address, ...(address2.trim() && { address2 }) },
    items: requestItems(items, figures),
    subtotal: numberFromCents(subtotalNet),
    shippingCost: numberFromCents(shipping),
    total: numberFromCents(total),
  };
}

/** The lines as every order call sends them. */
export const requestItems = (items: readonly CartItem[], { lines }: CheckoutFigures): OrderItemRequest[] =>
  items.flatMap((item) => {
    const line = lines.get(item.id);
    return line ? [requestItem(item, line)] : [];
  });

function requestItem(item: CartItem, line: PricedLine): OrderItemRequest {
  const { selectedOptions: chosen } = item;
  return {
    productId: item.productId,
    productName: item.product.name,
    quantity: item.quantity,
    price: numberFromCents(line.unitPrice),
    originalPrice: numberFromCents(line.base),
    discountPercent: numberFromFraction(line.fraction),
    selectedColor: chosen.color || item.selectedColor || null,
    selectedModel: chosen.model || item.selectedModel || null,
    selectedAncOption: chosen.ancOption || item.selectedAncOption || null,
  };
}
