import { orderResponse } from '@mocks/db/responses';
import { orders } from '@mocks/handlers/orders';
import { payments } from '@mocks/handlers/payments';
import { notFound, HttpError } from '@mocks/api/errors';
import { again, everywhere, isOn, type TransportMutant } from './spoil';
import type { HandlerMutant } from './wrongBackOffice';

const cents = (amount: number) => Math.round(amount * 100);

/** Rules of orders and payments that are broken inside of the server. */
export const ORDER_MUTANTS: HandlerMutant[] = [
  {
    what: 'trusts the browser’s prices',
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
          const answer = await orders.createOrder({ ...call, body: { ...body, subtotal, shippingCost, total, items } });
          if (answer.status === 201) {
            await db.orders.update(answer.body.orderId, (row) => {
              row.totalCents = cents(body.total);
              row.subtotalCents = row.totalCents - row.shippingCents;
            });
          }
          return answer;
        }
      },
    },
    noticedBy: 'main checkout, card: a figure that is a cent off',
  },
  {
    what: 'lets a card’s token pay twice',
    overrides: {
      async payByCard(call) {
        const { db, body } = call;
        if (db.usedTokens.get(body.sourceId)) await db.usedTokens.remove(body.sourceId);
        return payments.payByCard(call);
      },
    },
    noticedBy: 'card page: a token pays once',
  },
  {
    what: 'leaves in the cart what has been ordered',
    overrides: {
      async createOrder(call) {
        const { db, buyer } = call;
        const lines = [...db.cartLines.all()].filter(({ buyerId }) => buyerId === buyer.id);
        const answer = await orders.createOrder(call);
        for (const line of lines) if (!db.cartLines.get(line.id)) await db.cartLines.insert({ ...line });
        return answer;
      },
    },
    noticedBy: 'main checkout, bank transfer: stores the order',
  },
  {
    what: 'empties the cart of a declined payment',
    overrides: {
      async payByCard(call) {
        const { db, buyer } = call;
        const answer = await payments.payByCard(call);
        const lines = [...db.cartLines.all()].filter(({ buyerId }) => buyerId === buyer.id);
        if (answer.status === 402) for (const { id } of lines) await db.cartLines.remove(id);
        return answer;
      },
    },
    noticedBy: 'card page: cnon:card-nonce-declined',
  },
  {
    what: 'shows another buyer’s order',
    overrides: {
      getOrder({ db, path }) {
        const order = db.orders.get(path.id);
        if (!order) throw notFound();
        return { status: 200, body: orderResponse(db, order) };
      },
    },
    noticedBy: 'another buyer’s order, an unknown one',
  },
];

/** Rules of orders that are broken around the server. */
export const WRONG_ORDERS: TransportMutant[] = [
  {
    what: 'forgets its Idempotency-Keys',
    spoil: (request, answer) => {
      const headers = new Headers(request.headers);
      headers.delete('idempotency-key');
      return answer(new Request(request, { headers }));
    },
    noticedBy: 'main checkout, card: the same key with the same body',
  },
  {
    what: 'stores the gross subtotal',
    spoil: everywhere((object) =>
      'orderItems' in object
        ? {
            ...object,
            subtotal: (cents(Number(object['subtotal'])) + cents(Number(object['membershipDiscount']))) / 100,
          }
        : object,
    ),
    noticedBy: 'main checkout, card: stores the order',
  },
  {
    what: 'lists the oldest order first',
    spoil: async (request, answer) => {
      const response = await answer(request);
      const body: unknown = await response.clone().json();
      return isOn(request, 'GET', /user\/orders$/) && Array.isArray(body)
        ? again(response, body.toReversed())
        : response;
    },
    noticedBy: 'the newest order comes first',
  },
];
