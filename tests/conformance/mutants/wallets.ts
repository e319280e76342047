import { readChoice } from '@mocks/db/cartLines';
import type { Database } from '@mocks/db/database';
import { productOptions } from '@mocks/db/productFacts';
import type { QuoteLine } from '@mocks/db/rows';
import { cart } from '@mocks/handlers/cart';
import { orders } from '@mocks/handlers/orders';
import { payments } from '@mocks/handlers/payments';
import { cartChanged, HttpError, invalidRequest, outOfStock } from '@mocks/api/errors';
import type { HandlerMutant } from './backOffice';

const cents = (amount: number) => Math.round(amount * 100);
const isError = (error: unknown, code: HttpError['code']) => error instanceof HttpError && error.code === code;

/** Changes what the server remembers of a wallet payment. */
const rememberLines = async (db: Database, id: string, lines: (lines: QuoteLine[]) => QuoteLine[]) =>
  db.wallets.update(id, (row) => void (row.quote = { ...row.quote, lines: lines(row.quote.lines) }));

/** Broken rules of wallet orders and wallet payments. */
export const WALLET_HANDLER_MUTANTS: HandlerMutant[] = [
  {
    description: 'charges an approved payment whose pieces have left the cart',
    overrides: {
      async createPaypalPayment(call) {
        const result = await payments.createPaypalPayment(call);
        if (result.status === 200) await rememberLines(call.db, result.body.paymentId, () => []);
        return result;
      },
    },
    killedBy: 'an approved payment is canceled when',
  },
  {
    description: 'charges an approved payment for more pieces than the cart still holds',
    overrides: {
      async createPaypalPayment(call) {
        const result = await payments.createPaypalPayment(call);
        if (result.status === 200)
          await rememberLines(call.db, result.body.paymentId, (lines) =>
            lines.map((line) => ({ ...line, quantity: 1 })),
          );
        return result;
      },
    },
    killedBy: 'an approved payment is canceled when',
  },
  {
    description: 'orders a captured wallet order whose pieces have left the cart',
    overrides: {
      async createOrder(call) {
        try {
          return await orders.createOrder(call);
        } catch (error) {
          const { body, db, buyer } = call;
          if (!body.paypalOrderId || !isError(error, 'cart_changed')) throw error;
          const left = [...db.cartLines.all()].filter(({ buyerId }) => buyerId === buyer.id);
          for (const { id } of left) await db.cartLines.remove(id);
          for (const { productId, quantity, selectedColor, selectedModel, selectedAncOption } of body.items) {
            const product = db.products.get(productId);
            if (!product) throw error;
            const sent = { color: selectedColor, model: selectedModel, ancOption: selectedAncOption };
            const id = await db.next('cartLine');
            const { choice } = readChoice(product, sent);
            await db.cartLines.insert({ id, buyerId: buyer.id, productId, quantity, ...choice });
          }
          return orders.createOrder(call);
        }
      },
    },
    killedBy: 'main checkout, wallet: a captured wallet order whose pieces',
  },
  {
    description: 'compares the captured amount before it knows whether the wallet order was captured',
    overrides: {
      createOrder(call) {
        const { paypalOrderId = '', total } = call.body;
        const [, amount] = /^paypal:(?:declined|pending):(\d+)/.exec(paypalOrderId) ?? [];
        if (amount !== undefined && Number(amount) !== cents(total))
          throw new HttpError(409, 'figures_changed', 'The prices have changed.');
        return orders.createOrder(call);
      },
    },
    killedBy: 'main checkout, wallet: the cart is checked before the figures',
  },
  {
    description: 'asks the wallet before it compares the figures',
    overrides: {
      createOrder(call) {
        if (call.body.paypalOrderId?.startsWith('paypal:declined'))
          return { status: 402, body: { message: 'Declined.', code: 'capture_declined' } };
        return orders.createOrder(call);
      },
    },
    killedBy: 'main checkout, wallet: the cart is checked before the figures',
  },
  {
    description: 'asks whether the buyer has approved before it compares items and total',
    overrides: {
      createOrder(call) {
        const wallet = call.db.wallets.get(call.body.paypalOrderId ?? '');
        if (wallet?.outcome === 'open') throw new HttpError(402, 'capture_pending', 'Not yet.');
        return orders.createOrder(call);
      },
    },
    killedBy: 'a wallet order that is declined or cancelled',
  },
  {
    description: 'refuses an approved wallet order because its choice is no longer offered',
    overrides: {
      createOrder(call) {
        const wallet = call.db.wallets.get(call.body.paypalOrderId ?? '');
        for (const line of wallet?.quote.lines ?? []) {
          const product = call.db.products.get(line.productId);
          if (product && Object.keys(readChoice(product, line).fields).length > 0) throw outOfStock(product.name);
        }
        return orders.createOrder(call);
      },
    },
    killedBy: 'an approved wallet order has placed no order until',
  },
  {
    description: 'opens a wallet order for a choice that is no longer offered',
    overrides: {
      async createPaypalOrder(call) {
        try {
          return await payments.createPaypalOrder(call);
        } catch (error) {
          const lines = [...call.db.cartLines.all()].filter(({ buyerId }) => buyerId === call.buyer.id);
          const isSoldOut = lines.some(({ productId }) => call.db.products.get(productId)?.stock === 0);
          if (isSoldOut || !isError(error, 'out_of_stock')) throw error;
          return { status: 200, body: { approvalUrl: 'https://wallet.example.com/', paypalOrderId: 'wallet.0' } };
        }
      },
    },
    killedBy: 'a cart that cannot be ordered is out_of_stock or region_conflict',
  },
];

/** Broken rules of colors. */
export const COLOR_HANDLER_MUTANTS: HandlerMutant[] = [
  {
    description: 'knows a color in the product’s spelling only',
    overrides: {
      addCartLine(call) {
        const product = call.db.products.get(call.body.productId);
        const color = call.body.selectedOptions?.color?.trim();
        if (product && color && !productOptions(product).colors.includes(color))
          throw invalidRequest({ 'selectedOptions.color': `this product has no color ${color}` });
        return cart.addCartLine(call);
      },
    },
    killedBy: 'a color is matched ignoring case',
  },
  {
    description: 'stores a color as it was sent',
    overrides: {
      async addCartLine(call) {
        const result = await cart.addCartLine(call);
        const color = call.body.selectedOptions?.color;
        if (result.status === 201 && color)
          await call.db.cartLines.update(result.body.id, (row) => void (row.color = color));
        return result;
      },
    },
    killedBy: 'a color is matched ignoring case',
  },
  {
    description: 'compares the colors of an order’s items with their case',
    overrides: {
      createOrder(call) {
        const { db, buyer, body } = call;
        const colors = new Set(
          [...db.cartLines.all()].flatMap((line) => (line.buyerId === buyer.id ? line.color : [])),
        );
        for (const { selectedOptions } of body.items)
          if (selectedOptions?.color && !colors.has(selectedOptions.color)) throw cartChanged();
        return orders.createOrder(call);
      },
    },
    killedBy: 'main checkout, card: an item’s color is matched ignoring case',
  },
];
