import { addressResponse, orderResponse } from '@mocks/db/responses';
import { orders } from '@mocks/handlers/orders';
import { checkCart } from '@mocks/orders/checkCart';
import { payments } from '@mocks/handlers/payments';
import { notFound, HttpError } from '@mocks/api/errors';
import { errors, everywhere, isOn, type TransportMutant, respondWith } from './transportMutant';
import type { HandlerMutant } from './backOffice';

const cents = (amount: number) => Math.round(amount * 100);

/** Broken rules of orders and payments. */
export const ORDER_HANDLER_MUTANTS: HandlerMutant[] = [
  {
    description: 'trusts prices from the browser',
    overrides: {
      async createOrder(call) {
        try {
          return await orders.createOrder(call);
        } catch (error) {
          const figures = error instanceof HttpError ? error.details.figures : undefined;
          if (!figures) throw error;
          const { body, db } = call;
          const { subtotal, shipping: shippingCost, total } = figures;
          const items = body.items.map((item, index) => {
            const { price = item.price, originalPrice = item.price } = figures.items[index] ?? {};
            return { ...item, price, originalPrice };
          });
          const result = await orders.createOrder({ ...call, body: { ...body, subtotal, shippingCost, total, items } });
          if (result.status === 201) {
            await db.orders.update(result.body.orderId, (row) => {
              row.totalCents = cents(body.total);
              row.subtotalCents = row.totalCents - row.shippingCents;
            });
          }
          return result;
        }
      },
    },
    killedBy: 'main checkout, card: a figure that is off by one cent',
  },
  {
    description: 'lets a card token pay twice',
    overrides: {
      async payByCard(call) {
        const { db, body } = call;
        if (db.usedTokens.get(body.sourceId)) await db.usedTokens.remove(body.sourceId);
        return payments.payByCard(call);
      },
    },
    killedBy: 'card page: a token pays once',
  },
  {
    description: 'keeps the ordered lines in the cart',
    overrides: {
      async createOrder(call) {
        const { db, buyer } = call;
        const lines = [...db.cartLines.all()].filter(({ buyerId }) => buyerId === buyer.id);
        const result = await orders.createOrder(call);
        for (const line of lines) if (!db.cartLines.get(line.id)) await db.cartLines.insert({ ...line });
        return result;
      },
    },
    killedBy: 'main checkout, bank transfer: stores the order',
  },
  {
    description: 'empties the cart after a declined payment',
    overrides: {
      async payByCard(call) {
        const { db, buyer } = call;
        const result = await payments.payByCard(call);
        const lines = [...db.cartLines.all()].filter(({ buyerId }) => buyerId === buyer.id);
        if (result.status === 402) for (const { id } of lines) await db.cartLines.remove(id);
        return result;
      },
    },
    killedBy: 'card page: cnon:card-nonce-declined',
  },
  {
    description: 'shows the card token as the payment’s reference',
    overrides: {
      async payByCard(call) {
        const result = await payments.payByCard(call);
        if (result.status === 200)
          await call.db.orders.update(result.body.orderId, (row) => void (row.paymentReference = call.body.sourceId));
        return result;
      },
    },
    killedBy: 'card page: a second use of the token names the order',
  },
  {
    description: 'refuses an approved wallet order because its product has sold out',
    overrides: {
      async createOrder(call) {
        if (call.body.paypalOrderId) checkCart(call.db, call.buyer.id, null);
        return orders.createOrder(call);
      },
    },
    killedBy: 'an approved wallet order has placed no order until',
  },
  {
    description: 'empties the cart after a wallet order, whatever was added to it since',
    overrides: {
      async createOrder(call) {
        const { db, buyer, body } = call;
        const result = await orders.createOrder(call);
        const lines = [...db.cartLines.all()].filter(({ buyerId }) => buyerId === buyer.id);
        if (body.paypalOrderId) for (const { id } of lines) await db.cartLines.remove(id);
        return result;
      },
    },
    killedBy: 'only those pieces leave the cart',
  },
  {
    description: 'compares the figures before the largest amount',
    overrides: {
      async payByCard(call) {
        try {
          return await payments.payByCard(call);
        } catch (error) {
          const fields = error instanceof HttpError ? error.details.fields : undefined;
          if (!fields?.['orderData.orderSummary.total']) throw error;
          throw new HttpError(409, 'figures_changed', 'The prices have changed.');
        }
      },
    },
    killedBy: 'card page: an order above',
  },
  {
    description: 'takes an item without a model for the model in the cart',
    overrides: {
      createOrder(call) {
        const { db, buyer, body } = call;
        const modelInCart = (productId: number) =>
          db.cartLines.find((line) => line.buyerId === buyer.id && line.productId === productId)?.model ?? null;
        const items = body.items.map((item) => ({
          ...item,
          selectedModel: item.selectedModel ?? modelInCart(item.productId),
        }));
        return orders.createOrder({ ...call, body: { ...body, items } });
      },
    },
    killedBy: 'main checkout, card: an item without an ANC option',
  },
  {
    description: 'shows another buyer’s order',
    overrides: {
      getOrder({ db, path }) {
        const order = db.orders.get(path.id);
        if (!order) throw notFound();
        return { status: 200, body: orderResponse(db, order) };
      },
    },
    killedBy: 'another buyer’s order, an unknown order',
  },
  {
    description: 'changes another buyer’s address',
    overrides: {
      async updateAddress({ db, path, body }) {
        const changed = await db.addresses.update(path.id, (row) => void (row.city = body.city));
        if (!changed) throw notFound();
        return { status: 200, body: addressResponse(changed) };
      },
    },
    killedBy: 'an unknown address and another buyer’s',
  },
  {
    description: 'deletes another buyer’s address',
    overrides: {
      async deleteAddress({ db, path }) {
        if (!db.addresses.get(path.id)) throw notFound();
        await db.addresses.remove(path.id);
        return { status: 200, body: { success: true } };
      },
    },
    killedBy: 'an unknown address and another buyer’s',
  },
  {
    description: 'shows the product’s own first picture, whatever color was ordered',
    overrides: {
      getOrder(call) {
        const { status, body } = orders.getOrder(call);
        const items = body.items.map((item) => {
          const images = call.db.products.get(item.productId)?.images ?? [];
          return { ...item, product: item.product && { ...item.product, images: [...images] } };
        });
        return { status, body: { ...body, items, orderItems: items } };
      },
    },
    killedBy: 'the picture of the ordered color first',
  },
];

/** Broken rules of orders, by changing requests or responses. */
export const ORDER_TRANSPORT_MUTANTS: TransportMutant[] = [
  {
    description: 'ignores Idempotency-Key',
    mutate: (request, send) => {
      const headers = new Headers(request.headers);
      headers.delete('idempotency-key');
      return send(new Request(request, { headers }));
    },
    killedBy: 'main checkout, card: the same key with the same body',
  },
  {
    description: 'returns the gross subtotal',
    mutate: everywhere((object) =>
      'orderItems' in object
        ? {
            ...object,
            subtotal: (cents(Number(object['subtotal'])) + cents(Number(object['membershipDiscount']))) / 100,
          }
        : object,
    ),
    killedBy: 'main checkout, card: stores the order',
  },
  {
    description: 'lists the oldest order first',
    mutate: async (request, send) => {
      const response = await send(request);
      const body: unknown = await response.clone().json();
      return isOn(request, 'GET', /user\/orders$/) && Array.isArray(body)
        ? respondWith(response, body.toReversed())
        : response;
    },
    killedBy: 'the newest order comes first',
  },
  {
    description: 'does not say which order a used token has paid for',
    mutate: errors(({ orderId: _order, ...error }) => error),
    killedBy: 'card page: a second use of the token names the order',
  },
  {
    description: 'stores no reference of the payment',
    mutate: everywhere((object) => ('paymentReference' in object ? { ...object, paymentReference: null } : object)),
    killedBy: 'its order carries it as paymentReference',
  },
  {
    description: 'returns the id of another wallet order',
    mutate: everywhere((object) =>
      'paypalOrderId' in object ? { ...object, paypalOrderId: `${String(object['paypalOrderId'])}0` } : object,
    ),
    killedBy: 'the buyer returns with paypalOrderId',
  },
];
