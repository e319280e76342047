import type { components } from '../../src/api/generated/schema';
import type { Database } from '../db/database';
import { orderResponse } from '../db/responses';
import { buyerOrderSelection } from '../db/orderQuery';
import type { BuyerRow, Quote, WalletRow } from '../db/rows';
import { checkCart } from '../orders/checkCart';
import { checkDates } from '../orders/checkDates';
import { checkFigures } from '../orders/figures';
import { refuseSecondPayment } from '../orders/paidOrders';
import { placeOrder } from '../orders/placeOrder';
import { quoteCart, walletQuote } from '../orders/quote';
import { customerOf, orderAddress } from '../orders/recipient';
import { chargeCard } from '../providers/cardTokens';
import { captureWalletOrder, checkBrowserCapture, findWalletOrder, nextPaymentId } from '../providers/wallets';
import type { Handlers } from '../api/handlerTypes';
import { notFound, type PaymentDecline } from '../api/errors';

type Body = components['schemas']['CreateOrderRequest'];

/** The card token or wallet order that pays; undefined for a bank transfer. */
function paymentToken({ paymentMethod, paymentNonce, paypalOrderId }: Body): string | undefined {
  return { card: paymentNonce, paypal: paypalOrderId, bank_transfer: undefined }[paymentMethod];
}

/** The provider's id of the payment; null for a bank transfer. */
async function createPaymentReference(db: Database, { paymentMethod, paypalOrderId }: Body): Promise<string | null> {
  if (paymentMethod === 'card') return nextPaymentId(db, 'payment');
  return paymentMethod === 'paypal' ? (paypalOrderId ?? null) : null;
}

/** @throws HttpError 409 when the request's items or amounts differ from the current cart */
function quoteFor(db: Database, buyer: BuyerRow, body: Body): Quote {
  const quote = quoteCart('main', buyer, checkCart(db, buyer.id, body.items));
  checkFigures(quote, { subtotal: body.subtotal, shipping: body.shippingCost, total: body.total }, body.items);
  return quote;
}

/** Takes the payment; a bank transfer is paid later. Returns null on success. Validation has ensured the field that each method needs. */
async function pay(db: Database, body: Body, quote: Quote, wallet: WalletRow | null): Promise<PaymentDecline | null> {
  switch (body.paymentMethod) {
    case 'card':
      return chargeCard(db, body.paymentNonce ?? '', 'paymentNonce');
    case 'paypal':
      return wallet ? captureWalletOrder(db, wallet) : checkBrowserCapture(db, body.paypalOrderId ?? '', quote);
    case 'bank_transfer':
      return null;
  }
}

/** Placing an order in the main checkout, and the buyer's own orders. */
export const orders = {
  createOrder: async ({ db, clock, buyer, body }) => {
    const { paymentMethod, paypalOrderId } = body;
    const token = paymentToken(body);
    refuseSecondPayment(db, buyer.id, token);
    const wallet = paymentMethod === 'paypal' ? findWalletOrder(db, buyer.id, paypalOrderId) : null;
    const quote = wallet ? walletQuote(db, wallet, body) : quoteFor(db, buyer, body);
    const declined = await pay(db, body, quote, wallet);
    if (declined) return { status: 402, body: declined };

    const shippingAddress = orderAddress(body.shippingAddress);
    const customer = customerOf(body.shippingAddress, buyer);
    const order = await placeOrder({
      db,
      clock,
      buyerId: buyer.id,
      quote,
      customer,
      shippingAddress,
      paymentMethod,
      paymentReference: await createPaymentReference(db, body),
      paidWith: token,
    });
    if (wallet) await db.wallets.update(wallet.id, (row) => void (row.orderId = order.id));
    return { status: 201, body: { orderId: order.id } };
  },

  getOrder: ({ db, buyer, path }) => {
    const order = db.orders.get(path.id);
    if (order?.buyerId !== buyer.id) throw notFound();
    return { status: 200, body: orderResponse(db, order) };
  },

  listOrders: ({ db, buyer, query }) => {
    checkDates(query);
    const { rows, total } = db.orders.select(buyerOrderSelection(buyer.id, query));
    return { status: 200, body: rows.map((row) => orderResponse(db, row)), headers: { 'X-Total-Count': total } };
  },
} satisfies Partial<Handlers>;
