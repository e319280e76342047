import type { OrderRequests } from '@/api/types';
import { numberFromCents } from '../money';
import { requestItems, type CheckoutAddress, type CheckoutFigures } from './checkoutOrder';
import type { CartItem } from './readCart';

/** The form of the card payment page. Phone, suite and notes may be empty; the rest is marked as required (S2 2.5). */
export interface CardPageForm extends CheckoutAddress {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
}

/** The fields without which the page does not pay. The others are marked as required only (D-159). */
export const ENFORCED_FIELDS = ['name', 'email', 'firstName'] as const satisfies (keyof CardPageForm)[];

export const blankEnforcedFields = (form: CardPageForm) => ENFORCED_FIELDS.filter((name) => form[name].trim() === '');

export const CARD_PAGE_SHIPPING = 'USPS (Duty Free)';

type CardPageOrder = Omit<OrderRequests['payByCard'], 'sourceId'>;

/** The body of POST /api/pay without its payment, amounts in USD. The subtotal is before the membership discount (D-46). */
export function cardPageOrder(items: readonly CartItem[], figures: CheckoutFigures, form: CardPageForm): CardPageOrder {
  const { gross, membershipDiscount, shipping, total } = figures.totals;
  const { name, email, phone, notes, address2, ...address } = form;
  return {
    amount: numberFromCents(total),
    orderData: {
      customerInfo: { name, email, phone },
      shippingAddress: { ...address, ...(address2.trim() && { address2 }) },
      shippingMethod: CARD_PAGE_SHIPPING,
      orderSummary: {
        items: requestItems(items, figures).map((item, index) => ({
          ...item,
          selectedOptions: { ...items[index]?.selectedOptions },
        })),
        subtotal: numberFromCents(gross),
        shipping: numberFromCents(shipping),
        membershipDiscount: numberFromCents(membershipDiscount),
        total: numberFromCents(total),
        region: items[0]?.product.region ?? null,
        currency: 'USD',
      },
      orderNotes: notes,
    },
  };
}
