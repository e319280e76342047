import { cartLineResponse, orderResponse } from '@mocks/db/responses';
import { adminOrders } from '@mocks/handlers/adminOrders';
import { cart } from '@mocks/handlers/cart';
import { addToSpent } from '@mocks/orders/placeOrder';
import { readCents } from '@mocks/rules/money';
import { salesStats } from '@mocks/rules/stats';
import type { Handlers } from '@mocks/api/handlerTypes';
import { notFound, HttpError } from '@mocks/api/errors';
import { again, isOn, type Json, type TransportMutant } from './spoil';

/** A mock server in which one handler breaks one rule. */
export interface HandlerMutant {
  what: string;
  overrides: Partial<Handlers>;
  /** Part of the title of a check that must fail. */
  noticedBy: string;
}

/** Whether the true handler has refused by just this rule; any other refusal is thrown on. */
function isError(error: unknown, code: HttpError['code']): true {
  if (error instanceof HttpError && error.code === code) return true;
  throw error;
}

const markedPaid: Handlers['markOrderPaid'] = async ({ db, path }) => {
  const order = await db.orders.update(path.id, (row) => void (row.paymentStatus = 'paid'));
  if (!order) throw notFound();
  return { status: 200, body: orderResponse(db, order) };
};

/** Rules of the cart and the back office that are broken inside of the server. */
export const MUTANTS: HandlerMutant[] = [
  {
    what: 'mixes regions in a cart',
    overrides: {
      async addCartLine(call) {
        try {
          return await cart.addCartLine(call);
        } catch (error) {
          isError(error, 'region_conflict');
        }
        const { db, buyer, body } = call;
        const product = db.products.get(body.productId);
        if (!product) throw notFound();
        const line = {
          id: await db.next('cartLine'),
          buyerId: buyer.id,
          productId: product.id,
          quantity: body.quantity,
          color: body.selectedOptions?.color ?? null,
          model: body.selectedOptions?.model ?? null,
          ancOption: body.selectedOptions?.ancOption ?? null,
        };
        await db.cartLines.insert(line);
        return { status: 201, body: cartLineResponse(line, product) };
      },
    },
    noticedBy: 'a product of the other region is region_conflict',
  },
  {
    what: 'marks a transfer as paid and forgets the growth',
    overrides: { markOrderPaid: markedPaid },
    noticedBy: 'is added to the buyer’s growth',
  },
  {
    what: 'marks a transfer as paid as often as it is asked',
    overrides: {
      async markOrderPaid(call) {
        const { db, path } = call;
        try {
          return await adminOrders.markOrderPaid(call);
        } catch (error) {
          isError(error, 'not_a_pending_transfer');
        }
        const order = db.orders.get(path.id);
        if (order) await addToSpent(db, order.buyerId, order.totalCents);
        return markedPaid(call);
      },
    },
    noticedBy: 'paid already is not_a_pending_transfer',
  },
  {
    what: 'takes the growth back when a paid order is cancelled',
    overrides: {
      async setOrderStatus(call) {
        const { db, path, body } = call;
        const order = db.orders.get(path.id);
        if (order?.paymentStatus === 'paid' && body.status === 'cancelled')
          await addToSpent(db, order.buyerId, -order.totalCents);
        return adminOrders.setOrderStatus(call);
      },
    },
    noticedBy: 'a paid order that is cancelled stays paid',
  },
  {
    what: 'counts cancelled orders in the figures',
    overrides: {
      getStats({ db }) {
        const orders = [...db.orders.all()].map((order) => ({ ...order, status: 'pending' }));
        const unitCost = (id: number) => {
          const product = db.products.get(id);
          return product && (readCents(product.supplier_cost ?? '') ?? 0);
        };
        return { status: 200, body: salesStats(orders, unitCost) };
      },
    },
    noticedBy: 'a cancelled order does not count',
  },
];

/** The guard knows the five statuses, so this one is broken before it. */
export const WRONG_BACK_OFFICE: TransportMutant[] = [
  {
    what: 'takes any text for an order’s status',
    async spoil(request, answer) {
      const response = await answer(request.clone());
      if (!isOn(request, 'PUT', /\/status$/) || response.status !== 400) return response;
      const { status } = (await request.json()) as { status: unknown }; // what the conformance suite sends is an object
      if (typeof status !== 'string') return response;
      const known = JSON.stringify({ status: 'pending' });
      const taken = await answer(new Request(request.url, { method: 'PUT', headers: request.headers, body: known }));
      return again(taken, { ...((await taken.json()) as Json), status, orderStatus: status });
    },
    noticedBy: 'any status but the five is named',
  },
];
