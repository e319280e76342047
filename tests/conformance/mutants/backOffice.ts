import { cartLinesOf } from '@mocks/db/cartLines';
import { cartLineResponse, orderResponse } from '@mocks/db/responses';
import { adminOrders } from '@mocks/handlers/adminOrders';
import { adminProducts } from '@mocks/handlers/adminProducts';
import { cart } from '@mocks/handlers/cart';
import { addToSpent } from '@mocks/orders/placeOrder';
import { readCents } from '@mocks/rules/money';
import { regionConflict } from '@mocks/rules/region';
import { salesStats } from '@mocks/rules/stats';
import type { Handlers } from '@mocks/api/handlerTypes';
import { mixedRegions, notFound, HttpError } from '@mocks/api/errors';
import { isOn, type Json, type TransportMutant, respondWith } from './transportMutant';

/** A mock server in which a handler breaks one rule. */
export interface HandlerMutant {
  description: string;
  overrides: Partial<Handlers>;
  /** Part of the title of the check that must fail. */
  killedBy: string;
}

/** Returns when the original handler threw this error; rethrows any other. */
function isError(error: unknown, code: HttpError['code']): true {
  if (error instanceof HttpError && error.code === code) return true;
  throw error;
}

const markedPaid: Handlers['markOrderPaid'] = async ({ db, path }) => {
  const order = await db.orders.update(path.id, (row) => void (row.paymentStatus = 'paid'));
  if (!order) throw notFound();
  return { status: 200, body: orderResponse(db, order) };
};

/** Broken rules of the cart and the back office. */
export const BACK_OFFICE_HANDLER_MUTANTS: HandlerMutant[] = [
  {
    description: 'allows two regions in one cart',
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
    killedBy: 'a product from the other region is region_conflict',
  },
  {
    description: 'checks the region of a product before its stock',
    overrides: {
      addCartLine(call) {
        const { db, buyer, body } = call;
        const product = db.products.get(body.productId);
        const others = cartLinesOf(db, buyer.id).map((own) => own.product);
        const conflict = product?.isActive ? regionConflict(others, product) : null;
        if (conflict) throw mixedRegions(conflict.current, conflict.added);
        return cart.addCartLine(call);
      },
    },
    killedBy: 'the body is checked first, then the product, its stock, its region',
  },
  {
    description: 'checks a product’s slug before the product exists',
    overrides: {
      updateProduct(call) {
        const { db, body } = call;
        if (db.products.find(({ slug, id }) => slug === body.slug && id !== call.path.id))
          throw new HttpError(409, 'slug_taken', 'Another product has this slug.');
        return adminProducts.updateProduct(call);
      },
    },
    killedBy: 'an unknown product is not_found before its slug is checked',
  },
  {
    description: 'marks a transfer as paid without raising the growth value',
    overrides: { markOrderPaid: markedPaid },
    killedBy: 'growth value rises by the order’s total',
  },
  {
    description: 'marks a transfer as paid repeatedly',
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
    killedBy: 'already paid is not_a_pending_transfer',
  },
  {
    description: 'lowers the growth value when a paid order is cancelled',
    overrides: {
      async setOrderStatus(call) {
        const { db, path, body } = call;
        const order = db.orders.get(path.id);
        if (order?.paymentStatus === 'paid' && body.status === 'cancelled')
          await addToSpent(db, order.buyerId, -order.totalCents);
        return adminOrders.setOrderStatus(call);
      },
    },
    killedBy: 'a paid order that is cancelled stays paid',
  },
  {
    description: 'counts cancelled orders in the statistics',
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
    killedBy: 'a cancelled order does not count',
  },
];

/** A handler could not do this, because the guard validates its response. */
export const BACK_OFFICE_TRANSPORT_MUTANTS: TransportMutant[] = [
  {
    description: 'accepts any text as an order’s status',
    async mutate(request, send) {
      const response = await send(request.clone());
      if (!isOn(request, 'PUT', /\/status$/) || response.status !== 400) return response;
      const { status } = (await request.json()) as { status: unknown }; // checks send an object
      if (typeof status !== 'string') return response;
      const known = JSON.stringify({ status: 'pending' });
      const taken = await send(new Request(request.url, { method: 'PUT', headers: request.headers, body: known }));
      return respondWith(taken, { ...((await taken.json()) as Json), status, orderStatus: status });
    },
    killedBy: 'only the five statuses are allowed',
  },
];
