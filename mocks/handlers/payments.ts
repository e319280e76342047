import type { components } from '../../src/api/generated/schema';
import type { Database } from '../db/database';
import type { Bill, BuyerRow } from '../db/rows';
import { billOf, cardPageBill, securePageBill } from '../orders/bill';
import { checkCart } from '../orders/checkCart';
import { checkFigures } from '../orders/checkFigures';
import { placeOrder } from '../orders/placeOrder';
import { customerIn, formAddress, orderAddress } from '../orders/recipient';
import { chargeCard } from '../providers/cardTokens';
import type { Declined } from '../providers/declined';
import { nextPaymentId, openWallet } from '../providers/wallets';
import { centsToAmount } from '../rules/money';
import { schemas } from '../generated/contract';
import type { Handlers } from '../server/handlerTypes';
import { paymentError } from '../server/refusal';

type Schemas = components['schemas'];
type SquareBody = Schemas['SecurePageOrderRequest'] | Schemas['OldCardPageOrderRequest'];

const refused = (declined: Declined) => ({ status: 402 as const, body: paymentError(declined) });

// exactly one of the two has fitted, whatever unknown fields there are besides
const isOfSecurePage = (body: SquareBody): body is Schemas['SecurePageOrderRequest'] =>
  schemas.SecurePageOrderRequest(body);

/** The bill of either body of createSquareOrder, with its token. @throws Refusal 409 for figures that are not its own */
function squareBill(db: Database, buyer: BuyerRow, body: SquareBody): { bill: Bill; token: string; field: string } {
  const cart = checkCart(db, buyer.id, body.items);
  const { subtotal, shipping, total, items } = body;
  if (isOfSecurePage(body)) {
    const bill = securePageBill(billOf('alternate', buyer, cart));
    checkFigures(bill, { subtotal, shipping, total }, items);
    return { bill, token: body.paymentToken, field: 'paymentToken' };
  }
  const bill = billOf('old', buyer, cart);
  checkFigures(bill, { subtotal, shipping, total, amount: body.amount }, items);
  return { bill, token: body.sourceId, field: 'sourceId' };
}

/** Paying by card or wallet on the pages beside the main checkout. */
export const payments = {
  payByCard: async ({ db, clock, buyer, body: { sourceId, amount, orderData } }) => {
    const { customerInfo, orderSummary, orderNotes } = orderData;
    const { items, subtotal, shipping, membershipDiscount, total } = orderSummary;
    const bill = billOf('card', buyer, checkCart(db, buyer.id, items));
    checkFigures(cardPageBill(bill), { subtotal, shipping, membershipDiscount, total, amount }, items);
    const declined = await chargeCard(db, sourceId, 'sourceId');
    if (declined) return refused(declined);

    const order = await placeOrder({
      db,
      clock,
      buyerId: buyer.id,
      bill,
      customer: {
        name: customerInfo.name.trim(),
        email: customerInfo.email.trim(),
        phone: customerInfo.phone?.trim() || buyer.phone,
      },
      shippingAddress: formAddress(orderData.shippingAddress),
      paymentMethod: 'square',
      shippingMethod: orderData.shippingMethod.trim(),
      notes: orderNotes?.trim() || null,
    });
    return { status: 200, body: { success: true, orderId: order.id } };
  },

  createSquareOrder: async ({ db, clock, buyer, body }) => {
    const { bill, token, field } = squareBill(db, buyer, body);
    const declined = await chargeCard(db, token, field);
    if (declined) return refused(declined);

    const order = await placeOrder({
      db,
      clock,
      buyerId: buyer.id,
      bill,
      customer: customerIn(body.shippingAddress, buyer),
      shippingAddress: orderAddress(body.shippingAddress),
      paymentMethod: 'square',
    });
    return { status: 201, body: { orderId: order.id } };
  },

  payWithSquare: async ({ db, clock, buyer, body: { token, amount, shippingAddress, cartItems } }) => {
    const bill = billOf('alternate', buyer, checkCart(db, buyer.id, cartItems));
    checkFigures(bill, { amount: centsToAmount(amount) }, cartItems); // cents here alone (D-45)
    const declined = await chargeCard(db, token, 'token');
    if (declined) return refused(declined);

    const customer = customerIn(shippingAddress, buyer);
    const address = orderAddress(shippingAddress);
    await placeOrder({
      db,
      clock,
      buyerId: buyer.id,
      bill,
      customer,
      shippingAddress: address,
      paymentMethod: 'square',
    });
    return { status: 200, body: { success: true, paymentId: await nextPaymentId(db, 'payment') } };
  },

  createPaypalOrder: async ({ db, request, buyer, body: { total } }) => {
    const bill = billOf('alternate', buyer, checkCart(db, buyer.id, null));
    checkFigures(bill, { total });
    const { approvalUrl } = await openWallet(db, request, buyer.id, bill);
    return { status: 200, body: { approvalUrl } };
  },

  createPaypalPayment: async ({ db, request, buyer, body: { amount, shippingAddress, cartItems } }) => {
    const bill = billOf('alternate', buyer, checkCart(db, buyer.id, cartItems));
    checkFigures(bill, { amount }, cartItems);
    const { approvalUrl, id } = await openWallet(db, request, buyer.id, bill, shippingAddress);
    return { status: 200, body: { approvalUrl, paymentId: id } };
  },
} satisfies Partial<Handlers>;
