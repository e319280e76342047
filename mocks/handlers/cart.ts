import { cartLineResponse } from '../db/responses';
import { cartLinesOf, readChoice, isSameChoice, type CartLine } from '../db/cartLines';
import type { Database } from '../db/database';
import type { CartLineRow } from '../db/rows';
import { regionConflict } from '../rules/region';
import type { Handlers } from '../api/handlerTypes';
import { mixedRegions, invalidRequest, notFound, outOfStock } from '../api/errors';

/** The largest quantity of a cart line in the contract. */
const MAX_QUANTITY = 999_999;

/** A line of the buyer's cart. @throws HttpError 404 for an unknown line and for another buyer's */
function ownLine(db: Database, buyerId: number, lineId: number): CartLine {
  const own = cartLinesOf(db, buyerId).find(({ line }) => line.id === lineId);
  if (!own) throw notFound();
  return own;
}

/** The signed-in buyer's cart. */
export const cart = {
  getCart: ({ db, buyer }) => ({
    status: 200,
    body: cartLinesOf(db, buyer.id).map(({ line, product }) => cartLineResponse(line, product)),
  }),

  addCartLine: async ({ db, buyer, body }) => {
    const product = db.products.get(body.productId);
    if (!product?.isActive) throw notFound();
    if (product.stockStatus === 'out_of_stock') throw outOfStock(product.name);
    const cartLines = cartLinesOf(db, buyer.id);
    const conflict = regionConflict(
      cartLines.map((own) => own.product),
      product,
    );
    if (conflict) throw mixedRegions(conflict.current, conflict.added);
    // checked last: a product that cannot be ordered matters more than invalid options
    const { choice, fields } = readChoice(product, body.selectedOptions);
    if (Object.keys(fields).length > 0) throw invalidRequest(fields);

    const same = cartLines.find(({ line }) => line.productId === product.id && isSameChoice(line, choice))?.line;
    const quantity = (same?.quantity ?? 0) + body.quantity;
    if (quantity > MAX_QUANTITY) throw invalidRequest({ quantity: `must be <= ${MAX_QUANTITY}` });

    const line: CartLineRow = same
      ? { ...same, quantity }
      : { id: await db.next('cartLine'), buyerId: buyer.id, productId: product.id, quantity, ...choice };
    if (same) await db.cartLines.update(same.id, (row) => void (row.quantity = quantity));
    else await db.cartLines.insert(line);
    return { status: 201, body: cartLineResponse(line, product) };
  },

  updateCartLine: async ({ db, buyer, path, body: { quantity } }) => {
    const { line, product } = ownLine(db, buyer.id, path.cartItemId);
    if (quantity > line.quantity) {
      if (!product.isActive) throw notFound();
      if (product.stockStatus === 'out_of_stock') throw outOfStock(product.name);
    }
    await db.cartLines.update(line.id, (row) => void (row.quantity = quantity));
    return { status: 200, body: cartLineResponse({ ...line, quantity }, product) };
  },

  removeCartLine: async ({ db, buyer, path }) => {
    const { line } = ownLine(db, buyer.id, path.cartItemId);
    await db.cartLines.remove(line.id);
    return { status: 200, body: { success: true } };
  },

  clearCart: async ({ db, buyer }) => {
    const { rows } = db.cartLines.select({ where: (row) => row.buyerId === buyer.id });
    for (const { id } of rows) await db.cartLines.remove(id);
    return { status: 200, body: { success: true } };
  },
} satisfies Partial<Handlers>;
