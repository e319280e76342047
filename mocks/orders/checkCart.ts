import type { components } from '../../src/api/generated/schema';
import { cartChanged, mixedRegions, outOfStock, outOfStockMessage } from '../api/errors';
import { cartLinesOf, readChoice, type CartLine, type Choice } from '../db/cartLines';
import type { Database } from '../db/database';
import { regionConflict } from '../rules/region';

type Item = components['schemas']['OrderItemRequest'];

/** What identifies a line: product, quantity and chosen options. */
interface LineKey extends Choice {
  productId: number;
  quantity: number;
}

const firstFilled = (...spellings: (string | null | undefined)[]) =>
  spellings.find((spelling) => spelling?.trim()) ?? null;

/** An item's options. Of several spellings, `selectedOptions` counts first, and in it the short names (OrderItemRequest). */
const itemChoice = ({ selectedOptions: nested, ...flat }: Item): Choice => ({
  color: firstFilled(nested?.color, nested?.selectedColor, flat.selectedColor),
  model: firstFilled(nested?.model, nested?.selectedModel, flat.selectedModel),
  ancOption: firstFilled(nested?.ancOption, nested?.selectedAncOption, flat.selectedAncOption),
});

/** A text that is equal for equal lines, however the choice was spelled (D-100). */
function lineKey(db: Database, { productId, quantity, ...sent }: LineKey): string {
  const product = db.products.get(productId);
  const { color, model, ancOption } = product ? readChoice(product, sent).choice : sent;
  return JSON.stringify([productId, quantity, color?.toLowerCase(), model, ancOption]);
}

/** The lines in the order of the request's items; null unless items and lines match one to one (D-223). */
export function matchLines<Line extends LineKey>(
  db: Database,
  items: readonly Item[],
  lines: readonly Line[],
): Line[] | null {
  const unmatched = new Map<string, Line[]>();
  for (const line of lines) {
    const key = lineKey(db, line);
    unmatched.set(key, [...(unmatched.get(key) ?? []), line]);
  }
  const matched = items.map((item) => unmatched.get(lineKey(db, { ...item, ...itemChoice(item) }))?.shift());
  return items.length === lines.length && matched.every((line) => line !== undefined) ? matched : null;
}

const canBeOrdered = ({ line, product }: CartLine): boolean =>
  product.isActive &&
  product.stockStatus !== 'out_of_stock' &&
  Object.keys(readChoice(product, line).fields).length === 0;

/** @throws HttpError 409 `out_of_stock` with `items.N` in `fields`, 409 `region_conflict` */
function checkProducts(lines: readonly CartLine[]): void {
  const unavailable = lines.flatMap((line, index) => (canBeOrdered(line) ? [] : [{ index, name: line.product.name }]));
  const [first] = unavailable;
  if (first) {
    const fields = Object.fromEntries(
      unavailable.map(({ index, name }) => [`items.${index}`, outOfStockMessage(name)]),
    );
    throw outOfStock(first.name, fields);
  }
  const products = lines.map(({ product }) => product);
  for (const product of products) {
    const conflict = regionConflict(products, product);
    if (conflict) throw mixedRegions(conflict.current, conflict.added);
  }
}

/**
 * The buyer's cart, after checking that all of it can be ordered. These are steps 3 and 4 of every call that makes an order, as the
 * contract's tag `orders` lists them.
 * @param items the request's items, which must equal the cart and determine the order of lines; null to order the cart as stored
 * @throws HttpError 409 `cart_changed` (also for an empty cart), 409 `out_of_stock`, 409 `region_conflict`
 */
export function checkCart(db: Database, buyerId: number, items: readonly Item[] | null): CartLine[] {
  const cart = cartLinesOf(db, buyerId);
  const rows = cart.map(({ line }) => line);
  const matched = items === null ? rows : matchLines(db, items, rows);
  if (!matched || matched.length === 0) throw cartChanged();
  const lines = matched.flatMap((row) => cart.filter(({ line }) => line.id === row.id));
  checkProducts(lines);
  return lines;
}
