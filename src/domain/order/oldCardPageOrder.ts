import type { OrderRequests } from '@/api/types';
import { numberFromCents } from '../money';
import { requestItems, type CheckoutFigures } from './checkoutOrder';
import type { CartItem } from './readCart';

type OldCardPageOrder = Omit<Extract<OrderRequests['createSquareOrder'], { sourceId: string }>, 'sourceId'>;

/**
 * The body of the old card page's POST /api/orders/square without its payment, amounts in USD. The subtotal is after the membership
 * discount (D-46).
 */
export function oldCardPageOrder(
  items: readonly CartItem[],
  figures: CheckoutFigures,
  shippingAddress: OldCardPageOrder['shippingAddress'],
): OldCardPageOrder {
  const { subtotalNet, shipping, total } = figures.totals;
  return {
    amount: numberFromCents(total),
    items: requestItems(items, figures),
    shippingAddress,
    subtotal: numberFromCents(subtotalNet),
    shipping: numberFromCents(shipping),
    total: numberFromCents(total),
  };
}
