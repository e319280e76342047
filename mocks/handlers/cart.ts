import { cartLineAnswer } from '../db/answers';
import { linesOf, type CartLine } from '../db/cartLines';
import { readChoice, sameChoice } from '../db/choice';
import type { Database } from '../db/database';
import type { CartLineRow } from '../db/rows';
import { regionConflict } from '../rules/region';
import type { Handlers } from '../server/handlerTypes';
import { differentRegions, invalid, notFound, outOfStock } from '../server/refusal';

const MOST_PIECES = 999_999;

/** The buyer's own line with its product. @throws Refusal 404 for an unknown line and for another buyer's */
function ownLine(db: Database, buyerId: number, lineId: number): CartLine {
  const own = linesOf(db, buyerId).find(({ line }) => line.id === lineId);
  if (!own) throw notFound();
  return own;
}

/** The signed-in buyer's cart. */
export const cart = {
  getCart: ({ db, buyer }) => ({
    status: 200,
    body: linesOf(db, buyer.id).map(({ line, product }) => cartLineAnswer(line, product)),
  }),

  addCartLine: async ({ db, buyer, body }) => {
    const product = db.products.get(body.productId);
    if (!product?.isActive) throw notFound();
    if (product.stockStatus === 'out_of_stock') throw outOfStock(product.name);
    const present = linesOf(db, buyer.id);
    const conflict = regionConflict(
      present.map((own) => own.product),
      product,
    );
    if (conflict) throw differentRegions(conflict.current, conflict.added);
    // last, since no choice makes up for a product that cannot be had
    const { choice, fields } = readChoice(product, body.selectedOptions);
    if (Object.keys(fields).length > 0) throw invalid(fields);

    const same = present.find(({ line }) => line.productId === product.id && sameChoice(line, choice))?.line;
    const quantity = (same?.quantity ?? 0) + body.quantity;
    if (quantity > MOST_PIECES) throw invalid({ quantity: `must be <= ${MOST_PIECES}` });

    const line: CartLineRow = same
      ? { ...same, quantity }
      : { id: await db.next('cartLine'), buyerId: buyer.id, productId: product.id, quantity, ...choice };
    if (same) await db.cartLines.update(same.id, (row) => void (row.quantity = quantity));
    else await db.cartLines.insert(line);
    return { status: 201, body: cartLineAnswer(line, product) };
  },

  updateCartLine: async ({ db, buyer, path, body: { quantity } }) => {
    const { line, product } = ownLine(db, buyer.id, path.cartItemId);
    if (quantity > line.quantity) {
      if (!product.isActive) throw notFound();
      if (product.stockStatus === 'out_of_stock') throw outOfStock(product.name);
    }
    await db.cartLines.update(line.id, (row) => void (row.quantity = quantity));
    return { status: 200, body: cartLineAnswer({ ...line, quantity }, product) };
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
