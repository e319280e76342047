import type { components } from '../../src/api/generated/schema';
import type { Database } from '../db/database';
import { orderAnswer } from '../db/orderAnswers';
import { newestFirst } from '../db/orderQuery';
import type { Bill, BuyerRow, WalletRow } from '../db/rows';
import { billOf } from '../orders/bill';
import { checkCart } from '../orders/checkCart';
import { checkFigures } from '../orders/checkFigures';
import { fixedBill } from '../orders/fixedBill';
import { placeOrder } from '../orders/placeOrder';
import { customerIn, orderAddress } from '../orders/recipient';
import { chargeCard } from '../providers/cardTokens';
import type { Declined } from '../providers/declined';
import { captureOpened, lookUpCapture, openedWallet } from '../providers/wallets';
import type { Handlers } from '../server/handlerTypes';
import { notFound } from '../server/refusal';

type Body = components['schemas']['CreateOrderRequest'];

/** @throws Refusal 409 when items or figures are not the cart's as it is now */
function billOfCart(db: Database, buyer: BuyerRow, body: Body): Bill {
  const bill = billOf('main', buyer, checkCart(db, buyer.id, body.items));
  checkFigures(bill, { subtotal: body.subtotal, shipping: body.shippingCost, total: body.total }, body.items);
  return bill;
}

/** Null when the money has come, or will by transfer. What each way needs has been asked for with the body. */
async function take(db: Database, body: Body, bill: Bill, wallet: WalletRow | null): Promise<Declined | null> {
  switch (body.paymentMethod) {
    case 'card':
      return chargeCard(db, body.paymentNonce ?? '', 'paymentNonce');
    case 'paypal':
      return wallet ? captureOpened(wallet) : lookUpCapture(db, body.paypalOrderId ?? '', bill);
    case 'bank_transfer':
      return null;
  }
}

/** Placing an order in the main checkout, and reading one's own. */
export const orders = {
  createOrder: async ({ db, clock, buyer, body }) => {
    const { paymentMethod, paypalOrderId } = body;
    const wallet = paymentMethod === 'paypal' ? openedWallet(db, buyer.id, paypalOrderId) : null;
    const bill = wallet ? fixedBill(db, wallet, body) : billOfCart(db, buyer, body);
    const declined = await take(db, body, bill, wallet);
    if (declined) return { status: 402, body: declined };

    const shippingAddress = orderAddress(body.shippingAddress);
    const customer = customerIn(body.shippingAddress, buyer); // D-114
    const order = await placeOrder({ db, clock, buyerId: buyer.id, bill, customer, shippingAddress, paymentMethod });
    if (wallet) await db.wallets.update(wallet.id, (row) => void (row.orderId = order.id));
    return { status: 201, body: { orderId: order.id } };
  },

  getOrder: ({ db, buyer, path }) => {
    const order = db.orders.get(path.id);
    if (order?.buyerId !== buyer.id) throw notFound();
    return { status: 200, body: orderAnswer(db, order) };
  },

  listOrders: ({ db, buyer, query: { limit, offset } }) => {
    const { rows, total } = db.orders.select({
      where: (row) => row.buyerId === buyer.id,
      orderBy: newestFirst,
      offset,
      limit,
    });
    return { status: 200, body: rows.map((row) => orderAnswer(db, row)), headers: { 'X-Total-Count': total } };
  },
} satisfies Partial<Handlers>;
