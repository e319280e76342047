import type { ContactAddress, OrderRequests } from '@/api/types';
import { numberFromCents } from '../money';
import { requestItems, type CheckoutFigures } from './checkoutOrder';
import type { CartItem } from './readCart';

/** The form of the alternate checkout. `country` is a code (D-66). */
export interface ContactForm {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Suite, floor, unit; may be empty (D-227). */
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
}

/** All but the suite are required (D-205). */
const REQUIRED_FIELDS = [
  'fullName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
] as const satisfies (keyof ContactForm)[];

/** The required fields that are blank, in the form's order. */
export const blankContactFields = (form: ContactForm) => REQUIRED_FIELDS.filter((name) => form[name].trim() === '');

export const contactAddress = ({ address2, ...form }: ContactForm): ContactAddress => ({
  ...form,
  ...(address2.trim() && { address2 }),
});

type AlternateOrder = Omit<OrderRequests['payWithSquare'], 'token'>;

/** The body of POST /api/payments/square without its payment. Its `amount` is in cents, the items' prices are in USD (D-45). */
export const alternateOrder = (
  items: readonly CartItem[],
  figures: CheckoutFigures,
  form: ContactForm,
): AlternateOrder => ({
  amount: figures.totals.total,
  currency: 'USD',
  shippingAddress: contactAddress(form),
  cartItems: requestItems(items, figures),
});

type OldCardPageOrder = Omit<Extract<OrderRequests['createSquareOrder'], { sourceId: string }>, 'sourceId'>;

/** The body of the old card page's POST /api/orders/square without its payment, amounts in USD. The subtotal is net (D-46). */
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
