import type { ContactAddress, OrderRequests } from '@/api/types';
import { requestItems, type CheckoutFigures } from './checkoutOrder';
import type { CartItem } from './readCart';

/** The fields of the alternate checkout's form. `country` is a code (D-66). */
export interface ContactAddressValues {
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

/** All but the second address line (D-205, D-227). */
const REQUIRED_FIELDS = [
  'fullName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
] as const satisfies (keyof ContactAddressValues)[];

/** The required fields that are blank, in the form's order. */
export const blankContactFields = (form: ContactAddressValues) =>
  REQUIRED_FIELDS.filter((name) => form[name].trim() === '');

export const contactAddress = ({ address2, ...form }: ContactAddressValues): ContactAddress => ({
  ...form,
  ...(address2.trim() && { address2 }),
});

type AlternateOrder = Omit<OrderRequests['payWithSquare'], 'token'>;

/** The body of POST /api/payments/square without its payment. Its `amount` is in cents, the items' prices are in USD (D-45). */
export const alternateOrder = (
  items: readonly CartItem[],
  figures: CheckoutFigures,
  form: ContactAddressValues,
): AlternateOrder => ({
  amount: figures.totals.total,
  currency: 'USD',
  shippingAddress: contactAddress(form),
  cartItems: requestItems(items, figures),
});
