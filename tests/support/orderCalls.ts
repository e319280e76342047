import type { components } from '@/api/generated/schema';
import type { PurchaseOrder } from '@/features/payments/purchaseOrder';
import { createServer, type Server, type ServerOptions } from '@mocks/server/createServer';
import { ask, askAs, type TestResponse } from './testCalls';

type Schemas = components['schemas'];

export const SILVER = 'silver@example.com';
export const BRONZE = 'bronze@example.com';
export const CARD_OK = 'cnon:card-nonce-ok';

export const FORM: Schemas['ShippingAddress'] = {
  firstName: 'Sam',
  lastName: 'Silver',
  address: '12 Harbour Road',
  address2: 'Unit 4',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};
const { firstName, lastName, ...place } = FORM;
export const CONTACT: Schemas['ContactAddress'] = {
  fullName: `${firstName} ${lastName}`,
  email: 'dock@example.com',
  phone: '+1 (555) 010-0190',
  ...place,
};

/** Thirty black JBL Flip 6, as in the contract's worked example. */
export const FLIPS: Schemas['OrderItemRequest'] = {
  productId: 301,
  quantity: 30,
  price: 84.99,
  originalPrice: 99.99,
  discountPercent: 0.15,
  selectedColor: 'Black',
  selectedModel: null,
  selectedAncOption: null,
};

function without<Body extends object, Key extends keyof Body>(body: Body, key: Key): Omit<Body, Key> {
  const { [key]: _removed, ...rest } = body;
  return rest;
}

/** A call that makes an order for the worked example, with the amounts of a V3 buyer. */
export interface OrderCall {
  name: string;
  path: string;
  body: object;
  /** Status of its success. */
  status: number;
  /** Paths of its amounts in the body. */
  figures: string[];
  /** Path of its items. */
  items: string;
  /** Name of its card token's field. */
  token: string | null;
  /** What the stored order contains, when the call stores one. */
  stored: Partial<Schemas['Order']>;
}

const MAIN: Schemas['CreateOrderRequest'] = {
  shippingAddress: FORM,
  paymentMethod: 'card',
  paymentNonce: CARD_OK,
  total: 2434.89,
  subtotal: 2345.72,
  shippingCost: 89.17,
  items: [FLIPS],
};
const { paymentMethod: _method, paymentNonce: _nonce, ...WORKED_BODY } = MAIN;
/** The contract's worked example: thirty JBL Flip 6 for the V3 buyer in the main checkout. */
export const WORKED_ORDER: PurchaseOrder = { operation: 'createOrder', body: WORKED_BODY };

const CARD_PAGE: Schemas['PayByCardRequest'] = {
  sourceId: CARD_OK,
  amount: 2514.42,
  orderData: {
    customerInfo: { name: 'Sam at the dock', email: 'dock@example.com' },
    shippingAddress: { ...FORM, lastName: '', address2: null, state: '' },
    shippingMethod: 'USPS (Duty Free)',
    orderSummary: {
      items: [FLIPS],
      subtotal: 2549.7,
      shipping: 168.7,
      membershipDiscount: 203.98,
      total: 2514.42,
      region: 'Moon',
      currency: 'USD',
    },
    orderNotes: 'Please ring.',
  },
};
const SECURE: Schemas['SecurePageOrderRequest'] = {
  paymentToken: CARD_OK,
  items: [FLIPS],
  shippingAddress: CONTACT,
  subtotal: 2189.25,
  shipping: 243.25,
  total: 2432.5,
};
const OLD: Schemas['OldCardPageOrderRequest'] = {
  sourceId: CARD_OK,
  amount: 2355.72,
  items: [FLIPS],
  shippingAddress: FORM,
  subtotal: 2345.72,
  shipping: 10,
  total: 2355.72,
};
const ALTERNATE: Schemas['PayWithSquareRequest'] = {
  token: CARD_OK,
  amount: 243250,
  currency: 'USD',
  shippingAddress: CONTACT,
  cartItems: [{ productId: 301, quantity: 30, price: 84.99, selectedOptions: { selectedColor: 'Black' } }],
};
const { token: _token, ...walletBody } = ALTERNATE;

export const MAIN_CALL: OrderCall = {
  name: 'createOrder',
  path: '/api/orders',
  body: MAIN,
  status: 201,
  figures: ['total', 'subtotal', 'shippingCost'],
  items: 'items',
  token: 'paymentNonce',
  stored: { subtotal: 2345.72, shipping: 89.17, total: 2434.89, paymentMethod: 'card' },
};
const SUMMARY = 'orderData.orderSummary';

/** The calls of the tag `payments` that send the items. */
export const PAYMENT_CALLS: OrderCall[] = [
  {
    name: 'payByCard',
    path: '/api/pay',
    body: CARD_PAGE,
    status: 200,
    figures: [
      'amount',
      `${SUMMARY}.subtotal`,
      `${SUMMARY}.shipping`,
      `${SUMMARY}.membershipDiscount`,
      `${SUMMARY}.total`,
    ],
    items: `${SUMMARY}.items`,
    token: 'sourceId',
    stored: { subtotal: 2345.72, shipping: 168.7, total: 2514.42, paymentMethod: 'square' },
  },
  {
    name: 'createSquareOrder of the secure page',
    path: '/api/orders/square',
    body: SECURE,
    status: 201,
    figures: ['subtotal', 'shipping', 'total'],
    items: 'items',
    token: 'paymentToken',
    stored: { subtotal: 2189.25, shipping: 243.25, total: 2432.5, paymentMethod: 'square' },
  },
  {
    name: 'createSquareOrder of the old card page',
    path: '/api/orders/square',
    body: OLD,
    status: 201,
    figures: ['amount', 'subtotal', 'shipping', 'total'],
    items: 'items',
    token: 'sourceId',
    stored: { subtotal: 2345.72, shipping: 10, total: 2355.72, paymentMethod: 'square' },
  },
  {
    name: 'payWithSquare',
    path: '/api/payments/square',
    body: ALTERNATE,
    status: 200,
    figures: ['amount'],
    items: 'cartItems',
    token: 'token',
    stored: { subtotal: 2345.72, shipping: 86.78, total: 2432.5, paymentMethod: 'square' },
  },
];

/** Amounts and items of `PAYMENT_CALLS` as the app's purchases hold them, without the card token. */
export const CARD_ORDERS: { name: string; order: PurchaseOrder }[] = [
  { name: 'payByCard', order: { operation: 'payByCard', body: without(CARD_PAGE, 'sourceId') } },
  {
    name: 'createSquareOrder of the secure page',
    order: { operation: 'createSquareOrder', body: without(SECURE, 'paymentToken') },
  },
  {
    name: 'createSquareOrder of the old card page',
    order: { operation: 'createSquareOrder', body: without(OLD, 'sourceId') },
  },
  { name: 'payWithSquare', order: { operation: 'payWithSquare', body: without(ALTERNATE, 'token') } },
];

export const WALLET_CALL: OrderCall = {
  name: 'createPaypalPayment',
  path: '/api/payments/paypal/create',
  body: { ...walletBody, amount: 2432.5 },
  status: 200,
  figures: ['amount'],
  items: 'cartItems',
  token: null,
  stored: {},
};

/** A mock server that fails the test when a response or request violates the contract; `wrongRequests` allows the latter. */
export function createStrictServer({
  wrongRequests = false,
  ...options
}: ServerOptions & { wrongRequests?: boolean } = {}) {
  return createServer({
    ...options,
    onViolation({ side, operationId, pointer, message }) {
      if (side === 'response' || !wrongRequests) throw new Error(`${operationId} ${side} ${pointer} ${message}`);
    },
  });
}

/** Puts thirty black JBL Flip 6 into a buyer's cart. */
export const fillCart = (server: Server, email = SILVER): Promise<TestResponse> =>
  askAs(server, email, 'POST', '/api/cart', { productId: 301, quantity: 30, selectedOptions: { color: 'Black' } });

/** A call with an Idempotency-Key. */
export async function askWithKey(
  server: Server,
  key: string,
  { path }: OrderCall,
  body: object,
  email = SILVER,
): Promise<TestResponse> {
  const token = await server.signIn(email);
  const keyed = (request: Request) => {
    request.headers.set('idempotency-key', key);
    return server.fetch(request);
  };
  return ask({ fetch: keyed }, 'POST', path, body, token);
}

export const code = ({ body }: TestResponse): unknown => Object(body).code;
export const fields = ({ body }: TestResponse): Record<string, string> => Object(body).fields ?? {};
/** An error response's status and code. */
export const errorOf = (response: TestResponse) => [response.status, code(response)];

/** Everything of the buyer that an order can change: cart, orders and user. */
export async function accountState(server: Server, email = SILVER) {
  const { body: cart } = await askAs(server, email, 'GET', '/api/cart');
  const { body: orders } = await askAs(server, email, 'GET', '/api/user/orders');
  const { body: user } = await askAs(server, email, 'GET', '/api/auth/user');
  return { cart, orders, user };
}

/** The buyer's newest order. */
export async function newestOrder(server: Server, email = SILVER): Promise<Schemas['Order'] | undefined> {
  const { body } = await askAs(server, email, 'GET', '/api/user/orders?limit=1');
  return (body as Schemas['Order'][])[0]; // checked by the guard
}
