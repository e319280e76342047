import { expectedTotals, type TestCart } from './carts';
import { successStatus, type OperationId } from './contract';
import { splitForSecurePage, type Totals, type ShippingRule } from './expectedTotals';
import { expectedFigures, flatItem, requestItems, nestedItem, nestedItemWithLongNames } from './checkoutBodies';
import { dollars } from './money';

export type Json = Record<string, unknown>;

/** The card provider's test source id that always succeeds. */
export const VALID_CARD = 'cnon:card-nonce-ok';

/** One of the ways in which the shop's pages order a cart. */
export interface Checkout {
  /** Used in the titles of checks. */
  name: string;
  operation: OperationId;
  rule: ShippingRule;
  /** The stored payment method. */
  method: 'card' | 'square' | 'paypal' | 'bank_transfer';
  /** Name of the card token's field; null when no card is charged. */
  token: string | null;
  /** Path of the items in the body. */
  items: string;
  /** Path of the address in the body. */
  address: string;
  /** Paths of the figures in the body, without those of the items. */
  figures: readonly string[];
  /** The order is stored only after approval on the wallet's page. */
  opensWallet?: true;
  body(cart: TestCart): Json;
  /** The Figures that an error must return. */
  expected(cart: TestCart): Json;
}

export const SHIPPING_ADDRESS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '1 Harbor Road',
  address2: 'Unit 4',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};
const { firstName, lastName, ...place } = SHIPPING_ADDRESS;
export const CONTACT_ADDRESS = {
  fullName: `${firstName} ${lastName}`,
  email: 'ada.lovelace@example.com',
  phone: '+1 (555) 010-0199',
  ...place,
};

/** Defines a checkout whose body is built from the cart and its totals. */
function checkout(
  given: Omit<Checkout, 'body' | 'expected'>,
  body: (cart: TestCart, cents: Totals) => Json,
  expected: (cart: TestCart, cents: Totals) => Json = () => ({}),
): Checkout {
  const { rule } = given;
  return {
    ...given,
    body: (cart) => body(cart, expectedTotals(cart, rule)),
    expected: (cart) => ({ ...expectedFigures(cart, rule), ...expected(cart, expectedTotals(cart, rule)) }),
  };
}

const MAIN = { operation: 'createOrder', rule: 'main', items: 'items', address: 'shippingAddress' } as const;
const MAIN_FIGURES = ['subtotal', 'shippingCost', 'total'];
const mainBody = (cart: TestCart, cents: Totals) => ({
  shippingAddress: SHIPPING_ADDRESS,
  total: dollars(cents.total),
  subtotal: dollars(cents.net),
  shippingCost: dollars(cents.shipping),
  items: requestItems(cart, cents, flatItem),
});

export const MAIN_CARD = checkout(
  { ...MAIN, name: 'main checkout, card', method: 'card', token: 'paymentNonce', figures: MAIN_FIGURES },
  (cart, cents) => ({ ...mainBody(cart, cents), paymentMethod: 'card', paymentNonce: VALID_CARD }),
);
export const BANK_TRANSFER = checkout(
  { ...MAIN, name: 'main checkout, bank transfer', method: 'bank_transfer', token: null, figures: MAIN_FIGURES },
  (cart, cents) => ({ ...mainBody(cart, cents), paymentMethod: 'bank_transfer' }),
);
const SUMMARY = 'orderData.orderSummary';
export const CARD_PAGE = checkout(
  {
    name: 'card page',
    operation: 'payByCard',
    rule: 'card',
    method: 'square',
    token: 'sourceId',
    items: `${SUMMARY}.items`,
    address: 'orderData.shippingAddress',
    figures: ['amount', ...['subtotal', 'membershipDiscount', 'shipping', 'total'].map((name) => `${SUMMARY}.${name}`)],
  },
  (cart, cents) => ({
    sourceId: VALID_CARD,
    amount: dollars(cents.total),
    orderData: {
      customerInfo: { name: 'Ada Lovelace', email: 'ada.lovelace@example.com', phone: '+1 (555) 010-0198' },
      shippingAddress: SHIPPING_ADDRESS,
      shippingMethod: 'USPS (Duty Free)',
      orderSummary: {
        items: requestItems(cart, cents, nestedItem),
        subtotal: dollars(cents.gross),
        shipping: dollars(cents.shipping),
        membershipDiscount: dollars(cents.discount),
        total: dollars(cents.total),
        region: 'nowhere',
        currency: 'USD',
      },
      orderNotes: 'Ring twice.',
    },
  }),
  (_basket, { gross }) => ({ subtotal: dollars(gross) }),
);
const SQUARE = {
  operation: 'createSquareOrder',
  method: 'square',
  items: 'items',
  address: 'shippingAddress',
} as const;
const splitOf = ({ total }: Totals) => {
  const { subtotal, shipping } = splitForSecurePage(total);
  return { subtotal: dollars(subtotal), shipping: dollars(shipping) };
};
export const SECURE_PAGE = checkout(
  {
    ...SQUARE,
    name: 'secure page',
    rule: 'alternate',
    token: 'paymentToken',
    figures: ['subtotal', 'shipping', 'total'],
  },
  (cart, cents) => ({
    paymentToken: VALID_CARD,
    items: requestItems(cart, cents, flatItem),
    shippingAddress: CONTACT_ADDRESS,
    ...splitOf(cents),
    total: dollars(cents.total),
  }),
  (_basket, cents) => splitOf(cents),
);
export const OLD_CARD_PAGE = checkout(
  {
    ...SQUARE,
    name: 'old card page',
    rule: 'old',
    token: 'sourceId',
    figures: ['amount', 'subtotal', 'shipping', 'total'],
  },
  (cart, cents) => ({
    sourceId: VALID_CARD,
    amount: dollars(cents.total),
    items: requestItems(cart, cents, flatItem),
    shippingAddress: CONTACT_ADDRESS,
    subtotal: dollars(cents.net),
    shipping: dollars(cents.shipping),
    total: dollars(cents.total),
  }),
);
const ALTERNATE = { rule: 'alternate', items: 'cartItems', address: 'shippingAddress', figures: ['amount'] } as const;
export const ALTERNATE_CARD = checkout(
  {
    ...ALTERNATE,
    name: 'alternate checkout, card',
    operation: 'payWithSquare',
    method: 'square',
    token: 'token',
  },
  (cart, cents) => ({
    token: VALID_CARD,
    amount: Number(cents.total),
    currency: 'USD',
    shippingAddress: CONTACT_ADDRESS,
    cartItems: requestItems(cart, cents, nestedItemWithLongNames),
  }),
);
export const ALTERNATE_WALLET = checkout(
  {
    ...ALTERNATE,
    name: 'alternate checkout, wallet',
    operation: 'createPaypalPayment',
    method: 'paypal',
    token: null,
    opensWallet: true,
  },
  (cart, cents) => ({
    amount: dollars(cents.total),
    currency: 'USD',
    shippingAddress: CONTACT_ADDRESS,
    cartItems: requestItems(cart, cents, nestedItemWithLongNames),
  }),
);

/** Every checkout that sends the cart's items. */
export const CHECKOUTS: readonly Checkout[] = [
  MAIN_CARD,
  BANK_TRANSFER,
  CARD_PAGE,
  SECURE_PAGE,
  OLD_CARD_PAGE,
  ALTERNATE_CARD,
  ALTERNATE_WALLET,
];

/** The clause for a checkout's success. */
export const successClause = ({ operation }: Checkout) => `${operation} ${successStatus(operation)}` as const;
