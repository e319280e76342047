import { figuresOf, type Basket } from './baskets';
import { successOf, type OperationId } from './contract';
import { split, type Cents, type ShippingRule } from './reckoning';
import { expectedOf, flat, itemsOf, nested, nestedLong } from './wayItems';
import { dollars } from './cents';

export type Json = Record<string, unknown>;

/** The card provider's test source id that always pays. */
export const PAYS = 'cnon:card-nonce-ok';

/** One of the pages' ways to make an order of the cart. */
export interface Way {
  /** The page, for the titles of checks. */
  page: string;
  operation: OperationId;
  rule: ShippingRule;
  /** The payment method of its orders. */
  method: 'card' | 'square' | 'paypal' | 'bank_transfer';
  /** Name of the token's field; null where none is charged. */
  token: string | null;
  /** Path of the items in the body. */
  items: string;
  /** Path of the address in the body. */
  address: string;
  /** Paths of all figures in the body but those of items. */
  figures: readonly string[];
  /** The order is stored later, when the wallet's page has been passed. */
  opensWallet?: true;
  body(basket: Basket): Json;
  /** The Figures that a refusal has to carry. */
  expected(basket: Basket): Json;
}

export const SHIPPING = {
  firstName: 'Ada',
  lastName: 'Suite',
  address: '1 Proof Road',
  address2: 'Unit 4',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};
const { firstName, lastName, ...place } = SHIPPING;
export const CONTACT = {
  fullName: `${firstName} ${lastName}`,
  email: 'ada.suite@example.com',
  phone: '+1 (555) 010-0199',
  ...place,
};

/** A Way whose body is made of its own basket's figures. */
function way(
  given: Omit<Way, 'body' | 'expected'>,
  body: (basket: Basket, cents: Cents) => Json,
  expected: (basket: Basket, cents: Cents) => Json = () => ({}),
): Way {
  const { rule } = given;
  return {
    ...given,
    body: (basket) => body(basket, figuresOf(basket, rule)),
    expected: (basket) => ({ ...expectedOf(basket, rule), ...expected(basket, figuresOf(basket, rule)) }),
  };
}

const MAIN = { operation: 'createOrder', rule: 'main', items: 'items', address: 'shippingAddress' } as const;
const MAIN_FIGURES = ['subtotal', 'shippingCost', 'total'];
const mainBody = (basket: Basket, cents: Cents) => ({
  shippingAddress: SHIPPING,
  total: dollars(cents.total),
  subtotal: dollars(cents.net),
  shippingCost: dollars(cents.shipping),
  items: itemsOf(basket, cents, flat),
});

export const MAIN_CARD = way(
  { ...MAIN, page: 'main checkout, card', method: 'card', token: 'paymentNonce', figures: MAIN_FIGURES },
  (basket, cents) => ({ ...mainBody(basket, cents), paymentMethod: 'card', paymentNonce: PAYS }),
);
export const BANK_TRANSFER = way(
  { ...MAIN, page: 'main checkout, bank transfer', method: 'bank_transfer', token: null, figures: MAIN_FIGURES },
  (basket, cents) => ({ ...mainBody(basket, cents), paymentMethod: 'bank_transfer' }),
);
const SUMMARY = 'orderData.orderSummary';
export const CARD_PAGE = way(
  {
    page: 'card page',
    operation: 'payByCard',
    rule: 'card',
    method: 'square',
    token: 'sourceId',
    items: `${SUMMARY}.items`,
    address: 'orderData.shippingAddress',
    figures: ['amount', ...['subtotal', 'membershipDiscount', 'shipping', 'total'].map((name) => `${SUMMARY}.${name}`)],
  },
  (basket, cents) => ({
    sourceId: PAYS,
    amount: dollars(cents.total),
    orderData: {
      customerInfo: { name: 'Ada Suite', email: 'ada.suite@example.com', phone: '+1 (555) 010-0198' },
      shippingAddress: SHIPPING,
      shippingMethod: 'USPS (Duty Free)',
      orderSummary: {
        items: itemsOf(basket, cents, nested),
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
const splitOf = ({ total }: Cents) => {
  const { subtotal, shipping } = split(total);
  return { subtotal: dollars(subtotal), shipping: dollars(shipping) };
};
export const SECURE_PAGE = way(
  {
    ...SQUARE,
    page: 'secure page',
    rule: 'alternate',
    token: 'paymentToken',
    figures: ['subtotal', 'shipping', 'total'],
  },
  (basket, cents) => ({
    paymentToken: PAYS,
    items: itemsOf(basket, cents, flat),
    shippingAddress: CONTACT,
    ...splitOf(cents),
    total: dollars(cents.total),
  }),
  (_basket, cents) => splitOf(cents),
);
export const OLD_CARD_PAGE = way(
  {
    ...SQUARE,
    page: 'old card page',
    rule: 'old',
    token: 'sourceId',
    figures: ['amount', 'subtotal', 'shipping', 'total'],
  },
  (basket, cents) => ({
    sourceId: PAYS,
    amount: dollars(cents.total),
    items: itemsOf(basket, cents, flat),
    shippingAddress: CONTACT,
    subtotal: dollars(cents.net),
    shipping: dollars(cents.shipping),
    total: dollars(cents.total),
  }),
);
const ALTERNATE = { rule: 'alternate', items: 'cartItems', address: 'shippingAddress', figures: ['amount'] } as const;
export const ALTERNATE_CARD = way(
  {
    ...ALTERNATE,
    page: 'alternate checkout, card',
    operation: 'payWithSquare',
    method: 'square',
    token: 'token',
  },
  (basket, cents) => ({
    token: PAYS,
    amount: Number(cents.total),
    currency: 'USD',
    shippingAddress: CONTACT,
    cartItems: itemsOf(basket, cents, nestedLong),
  }),
);
export const ALTERNATE_WALLET = way(
  {
    ...ALTERNATE,
    page: 'alternate checkout, wallet',
    operation: 'createPaypalPayment',
    method: 'paypal',
    token: null,
    opensWallet: true,
  },
  (basket, cents) => ({
    amount: dollars(cents.total),
    currency: 'USD',
    shippingAddress: CONTACT,
    cartItems: itemsOf(basket, cents, nestedLong),
  }),
);

/** Every way that sends the items of the cart. */
export const WAYS: readonly Way[] = [
  MAIN_CARD,
  BANK_TRANSFER,
  CARD_PAGE,
  SECURE_PAGE,
  OLD_CARD_PAGE,
  ALTERNATE_CARD,
  ALTERNATE_WALLET,
];

/** The clause of a way's success. */
export const success = ({ operation }: Way) => `${operation} ${successOf(operation)}` as const;
