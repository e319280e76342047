import { expect } from 'vitest';
import type { ApiCartItem as CartItem, ApiProduct as Product, ErrorCode } from '@/api/types';
import { type Order, type SuccessBody, successStatus, type RawResponse } from './contract';
import { CheckSkipped, type TestApi, type CallOptions, type ErrorBody } from './testApi';
import { addLineBody, findProduct, ordersSince, accountState, type TestCart, expectedTotals } from './carts';
import { type Json, type Checkout, ALTERNATE_WALLET, BANK_TRANSFER } from './checkouts';
import { dollars } from './money';

interface OrderOptions {
  product?: Product;
  quantity?: number;
  /** `card` pays at once, by the card provider's test source id. */
  paymentMethod?: 'bank_transfer' | 'card';
}

/** A ShippingAddress. */
export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '1 Harbor Road',
  address2: null,
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};

/** A CreateOrderRequest whose figures are all 0; the server's error returns the correct ones. */
function requestWithZeroTotals(lines: readonly CartItem[], paymentMethod: 'bank_transfer' | 'card') {
  return {
    shippingAddress: ADDRESS,
    paymentMethod,
    ...(paymentMethod === 'card' && { paymentNonce: 'cnon:card-nonce-ok' }),
    total: 0,
    subtotal: 0,
    shippingCost: 0,
    items: lines.map(({ productId, quantity, selectedColor, selectedModel, selectedAncOption }) => ({
      productId,
      quantity,
      price: 0,
      selectedColor,
      selectedModel,
      selectedAncOption,
    })),
  };
}

/** Replaces the cart with one product; returns a CreateOrderRequest for it with the server's figures. */
export async function orderRequest(api: TestApi, token: string, wanted: OrderOptions = {}) {
  const { quantity = 2, paymentMethod = 'bank_transfer' } = wanted;
  await api.ok('clearCart', { token });
  const product = wanted.product ?? (await findProduct(api));
  await api.ok('addCartLine', { token, body: addLineBody(product, quantity) });
  const { body: lines } = await api.ok('getCart', { token });
  const draft = requestWithZeroTotals(lines, paymentMethod);
  const refusal = await api.refused('createOrder', 409, 'figures_changed', { token, body: draft });
  // `refused` has validated the response as OrderRefused
  const { figures } = refusal as {
    figures?: { items: { price: number }[]; subtotal: number; shipping: number; total: number };
  };
  const { items, subtotal, shipping, total } = api.requires(figures, 'figures for an order');
  return {
    ...draft,
    items: draft.items.map((item, index) => ({ ...item, price: items[index]?.price ?? 0 })),
    subtotal,
    shippingCost: shipping,
    total,
  };
}

/** Replaces the cart with one product and orders it. The order is cancelled after the check. */
export async function placeOrder(api: TestApi, token: string, wanted: OrderOptions = {}): Promise<Order> {
  const body = await orderRequest(api, token, wanted);
  const response = await api.call('createOrder', { token, body });
  if (body.paymentMethod === 'card' && response.status === 400)
    throw new CheckSkipped('the server accepts no test cards');
  expect(response.status, response.text).toBe(201);
  // `call` has validated it as OrderPlaced
  const { orderId } = response.body as SuccessBody<'createOrder'>;
  if (api.target.admin) {
    api.onCleanup(async () =>
      api.call('setOrderStatus', {
        token: await api.clerkToken(),
        path: { id: orderId },
        body: { status: 'cancelled' },
      }),
    );
  }
  return (await api.ok('getOrder', { token, path: { id: orderId } })).body;
}

/** Sends a checkout's request. */
export const postOrder = (
  api: TestApi,
  { operation }: Checkout,
  { token }: TestCart,
  body: Json,
  options: CallOptions = {},
) => api.call(operation, { token, body, ...options });

/** Where figures differ from the suite's own: `total 749.38 instead of 749.4`. */
function differences(found: unknown, expected: unknown, path = ''): string[] {
  if (typeof expected !== 'object' || expected === null)
    return found === expected ? [] : [`${path} ${String(found)} instead of ${String(expected)}`];
  return Object.entries(expected).flatMap(([name, value]) =>
    differences(Object(found)[name], value, path === '' ? name : `${path}.${name}`),
  );
}

/** Why an order was refused: the figures in which the server and the suite differ, otherwise the response. */
function refusalText({ text, body }: RawResponse, expected: Json): string {
  const figures: unknown = Object(body).figures;
  const found = figures === undefined ? [] : differences(figures, expected);
  return found.length > 0 ? `the server’s figures are ${found.join(', ')}` : text;
}

/** Sends a checkout's request, which must succeed. */
export async function pay(
  api: TestApi,
  checkout: Checkout,
  cart: TestCart,
  body?: Json,
  options?: CallOptions,
): Promise<RawResponse> {
  const response = await postOrder(api, checkout, cart, body ?? checkout.body(cart), options);
  const wanted = successStatus(checkout.operation);
  if (response.status !== wanted)
    expect.fail(`${checkout.operation} succeeds: ${refusalText(response, checkout.expected(cart))}`);
  return response;
}

/** Pays for a cart; returns the new order as the buyer reads it. */
export async function placedOrder(
  api: TestApi,
  checkout: Checkout,
  cart: TestCart,
  body?: Json,
  options?: CallOptions,
): Promise<Order> {
  const before = await accountState(api, cart.token);
  await pay(api, checkout, cart, body, options);
  const orders = await ordersSince(api, cart.token, before);
  expect(orders, 'one new order').toHaveLength(1);
  const [{ id }] = orders as [Order];
  return (await api.ok('getOrder', { token: cart.token, path: { id } })).body;
}

/** Expects an error that leaves cart, orders and amount spent unchanged. */
export async function expectRefusedUnchanged(
  api: TestApi,
  checkout: Checkout,
  token: string,
  [status, code]: readonly [number, ErrorCode],
  options: CallOptions,
): Promise<ErrorBody & { figures?: unknown; orderId?: number }> {
  const before = await accountState(api, token);
  const refusal = await api.refused(checkout.operation, status, code, { token, ...options });
  expect(await accountState(api, token), 'nothing has changed').toEqual(before);
  return refusal;
}

/** Opens a wallet order for the whole cart, without sending items. */
export const SECURE_PAGE_WALLET: Checkout = {
  ...ALTERNATE_WALLET,
  name: 'secure page, wallet',
  operation: 'createPaypalOrder',
  figures: ['total'],
  body: (cart) => ({ total: dollars(expectedTotals(cart, 'alternate').total) }),
};

/** The main checkout's body for a wallet order. */
export const walletOrderBody = (cart: TestCart, paypalOrderId: string): Json => ({
  ...BANK_TRANSFER.body(cart),
  paymentMethod: 'paypal',
  paypalOrderId,
});

/** The approval page in a response. */
export function approvalUrlIn(api: TestApi, body: unknown): URL {
  const { approvalUrl } = body as { approvalUrl: string }; // the contract's validator has read it
  return new URL(approvalUrl, `${api.target.baseUrl}/`);
}

/** Acts as the buyer on the wallet's page; returns where it redirects to. */
export const completeApproval = async (api: TestApi, url: URL, choice: 'approve' | 'cancel' | 'decline') =>
  api.requires(api.target.completeWalletApproval, 'way through the wallet’s page')(url, choice);
