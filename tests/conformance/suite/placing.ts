import { expect } from 'vitest';
import type { ApiCartItem as CartItem, ApiProduct as Product } from '@/api/types';
import type { Order, SuccessOf } from './contract';
import { Unproved, type TestApi } from './testApi';
import { adding, someProduct } from './goods';

interface Wanted {
  product?: Product;
  quantity?: number;
  /** `card` pays at once, by the card provider's test source id. */
  paymentMethod?: 'bank_transfer' | 'card';
}

/** A ShippingAddress. */
export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Suite',
  address: '1 Proof Road',
  address2: null,
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};

/** A CreateOrderRequest of the cart's lines whose every figure is 0; the server answers it with the right ones. */
function withoutFigures(lines: readonly CartItem[], paymentMethod: 'bank_transfer' | 'card') {
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

/** Puts one product into the cart, in place of what is there; answers a CreateOrderRequest for it with the server's figures. */
export async function orderForm(api: TestApi, token: string, wanted: Wanted = {}) {
  const { quantity = 2, paymentMethod = 'bank_transfer' } = wanted;
  await api.ok('clearCart', { token });
  const product = wanted.product ?? (await someProduct(api));
  await api.ok('addCartLine', { token, body: adding(product, quantity) });
  const { body: lines } = await api.ok('getCart', { token });
  const draft = withoutFigures(lines, paymentMethod);
  const refusal = await api.refused('createOrder', 409, 'figures_changed', { token, body: draft });
  // `refused` has held the answer against OrderRefused.
  const { figures } = refusal as {
    figures?: { items: { price: number }[]; subtotal: number; shipping: number; total: number };
  };
  const { items, subtotal, shipping, total } = api.need(figures, 'figures for an order');
  return {
    ...draft,
    items: draft.items.map((item, index) => ({ ...item, price: items[index]?.price ?? 0 })),
    subtotal,
    shippingCost: shipping,
    total,
  };
}

/** An order for one product, in place of what is in the buyer's cart. It is cancelled when the check has ended. */
export async function placeOrder(api: TestApi, token: string, wanted: Wanted = {}): Promise<Order> {
  const body = await orderForm(api, token, wanted);
  const answer = await api.ask('createOrder', { token, body });
  if (body.paymentMethod === 'card' && answer.status === 400) throw new Unproved('this server knows no test cards');
  expect(answer.status, answer.text).toBe(201);
  // `ask` has held it against OrderPlaced.
  const { orderId } = answer.body as SuccessOf<'createOrder'>;
  if (api.target.admin) {
    api.later(async () =>
      api.ask('setOrderStatus', { token: await api.clerk(), path: { id: orderId }, body: { status: 'cancelled' } }),
    );
  }
  return (await api.ok('getOrder', { token, path: { id: orderId } })).body;
}
