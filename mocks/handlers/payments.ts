import type { components } from '../../src/api/generated/schema';
import { toPaymentError, type PaymentDecline } from '../api/errors';
import type { Handlers } from '../api/handlerTypes';
import type { Database } from '../db/database';
import type { BuyerRow, Quote } from '../db/rows';
import { schemas } from '../generated/contract';
import { checkCart } from '../orders/checkCart';
import { checkFigures } from '../orders/figures';
import { refuseSecondPayment } from '../orders/paidOrders';
import { placeOrder } from '../orders/placeOrder';
import { cardPageQuote, quoteCart, securePageQuote } from '../orders/quote';
import { customerOf, formAddress, orderAddress } from '../orders/recipient';
import { chargeCard } from '../providers/cardTokens';
import { nextPaymentId, openWallet } from '../providers/wallets';
import { centsToAmount } from '../rules/money';

type Schemas = components['schemas'];
type SquareBody = Schemas['SecurePageOrderRequest'] | Schemas['OldCardPageOrderRequest'];

const declineResponse = (decline: PaymentDecline) => ({ status: 402 as const, body: toPaymentError(decline) });

// validation against the contract has ensured that the body fits exactly one of the two
const isSecurePageOrder = (body: SquareBody): body is Schemas['SecurePageOrderRequest'] =>
  schemas.SecurePageOrderRequest(body);

/** Quote and card token for either body of createSquareOrder. @throws HttpError 409 when items or amounts differ from the current cart */
function quoteSquareOrder(
  db: Database,
  buyer: BuyerRow,
  body: SquareBody,
): { quote: Quote; token: string; field: string } {
  refuseSecondPayment(db, buyer.id, isSecurePageOrder(body) ? body.paymentToken : body.sourceId);
  const cart = checkCart(db, buyer.id, body.items);
  const { subtotal, shipping, total, items } = body;
  if (isSecurePageOrder(body)) {
    const quote = securePageQuote(quoteCart('alternate', buyer, cart));
    checkFigures(quote, { subtotal, shipping, total }, items);
    return { quote, token: body.paymentToken, field: 'paymentToken' };
  }
  const quote = quoteCart('old', buyer, cart);
  checkFigures(quote, { subtotal, shipping, total, amount: body.amount }, items);
  return { quote, token: body.sourceId, field: 'sourceId' };
}

/** Payments by card or wallet on the pages other than the main checkout. */
export const payments = {
  payByCard: async ({ db, clock, buyer, body: { sourceId, amount, orderData } }) => {
    refuseSecondPayment(db, buyer.id, sourceId);
    const { customerInfo, orderSummary, orderNotes } = orderData;
    const { items, subtotal, shipping, membershipDiscount, total } = orderSummary;
    const quote = quoteCart('card', buyer, checkCart(db, buyer.id, items), 'orderData.orderSummary.total');
    checkFigures(cardPageQuote(quote), { subtotal, shipping, membershipDiscount, total, amount }, items);
    const decline = await chargeCard(db, sourceId, 'sourceId');
    if (decline) return declineResponse(decline);

    const order = await placeOrder({
      db,
      clock,
      buyerId: buyer.id,
      quote,
      customer: {
        name: customerInfo.name.trim(),
        email: customerInfo.email.trim(),
        phone: customerInfo.phone?.trim() || buyer.phone,
      },
      shippingAddress: formAddress(orderData.shippingAddress),
      paymentMethod: 'square',
      paymentReference: await nextPaymentId(db, 'payment'),
      paidWith: sourceId,
      shippingMethod: orderData.shippingMethod.trim(),
      notes: orderNotes?.trim() || null,
    });
    return { status: 200, body: { success: true, orderId: order.id } };
  },

  createSquareOrder: async ({ db, clock, buyer, body }) => {
    const { quote, token, field } = quoteSquareOrder(db, buyer, body);
    const decline = await chargeCard(db, token, field);
    if (decline) return declineResponse(decline);

    const order = await placeOrder({
      db,
      clock,
      buyerId: buyer.id,
      quote,
      customer: customerOf(body.shippingAddress, buyer),
      shippingAddress: orderAddress(body.shippingAddress),
      paymentMethod: 'square',
      paymentReference: await nextPaymentId(db, 'payment'),
      paidWith: token,
    });
    return { status: 201, body: { orderId: order.id } };
  },

  payWithSquare: async ({ db, clock, buyer, body: { token, amount, shippingAddress, cartItems } }) => {
    refuseSecondPayment(db, buyer.id, token);
    const quote = quoteCart('alternate', buyer, checkCart(db, buyer.id, cartItems), 'amount');
    checkFigures(quote, { amount: centsToAmount(amount) }, cartItems); // the only operation with an amount in cents (D-45)
    const decline = await chargeCard(db, token, 'token');
    if (decline) return declineResponse(decline);

    const paymentId = await nextPaymentId(db, 'payment');
    await placeOrder({
      db,
      clock,
      buyerId: buyer.id,
      quote,
      customer: customerOf(shippingAddress, buyer),
      shippingAddress: orderAddress(shippingAddress),
      paymentMethod: 'square',
      paymentReference: paymentId,
      paidWith: token,
    });
    return { status: 200, body: { success: true, paymentId } };
  },

  createPaypalOrder: async ({ db, request, buyer, body: { total } }) => {
    const quote = quoteCart('alternate', buyer, checkCart(db, buyer.id, null));
    checkFigures(quote, { total });
    const { approvalUrl, id } = await openWallet(db, request, buyer.id, quote);
    return { status: 200, body: { approvalUrl, paypalOrderId: id } };
  },

  createPaypalPayment: async ({ db, request, buyer, body: { amount, shippingAddress, cartItems } }) => {
    const quote = quoteCart('alternate', buyer, checkCart(db, buyer.id, cartItems), 'amount');
    checkFigures(quote, { amount }, cartItems);
    const { approvalUrl, id } = await openWallet(db, request, buyer.id, quote, shippingAddress);
    return { status: 200, body: { approvalUrl, paymentId: id } };
  },
} satisfies Partial<Handlers>;
