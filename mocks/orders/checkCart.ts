import type { components } from '../../src/api/generated/schema';
import { linesOf, type CartLine } from '../db/cartLines';
import { readChoice } from '../db/choice';
import type { Database } from '../db/database';
import { regionConflict } from '../rules/region';
import { differentRegions, outOfStock, soldOut } from '../server/refusal';
import { matchLines } from './matchLines';
import { cartChanged } from './refusals';

type Item = components['schemas']['OrderItemRequest'];

const isToBeHad = ({ line, product }: CartLine): boolean =>
  product.isActive &&
  product.stockStatus !== 'out_of_stock' &&
  Object.keys(readChoice(product, line).fields).length === 0;

/** @throws Refusal 409 `out_of_stock` with `items.N` in `fields`, then 409 `region_conflict` */
function checkGoods(lines: readonly CartLine[]): void {
  const gone = lines.flatMap((one, index) => (isToBeHad(one) ? [] : [{ index, name: one.product.name }]));
  const [first] = gone;
  if (first) {
    const fields = Object.fromEntries(gone.map(({ index, name }) => [`items.${index}`, soldOut(name)]));
    throw outOfStock(first.name, fields);
  }
  const products = lines.map(({ product }) => product);
  for (const product of products) {
    const conflict = regionConflict(products, product);
    if (conflict) throw differentRegions(conflict.current, conflict.added);
  }
}

/**
 * The buyer's whole cart in the order of the items, fit to be ordered: the third and fourth step of every call that
 * makes an order. Without items, as the cart has it.
 * @throws Refusal 409 `cart_changed` also for an empty cart, 409 `out_of_stock`, 409 `region_conflict`
 */
export function checkCart(db: Database, buyerId: number, items: readonly Item[] | null): CartLine[] {
  const cart = linesOf(db, buyerId);
  const rows = cart.map(({ line }) => line);
  const matched = items === null ? rows : matchLines(db, items, rows);
  if (!matched || matched.length === 0) throw cartChanged();
  const lines = matched.flatMap((row) => cart.filter(({ line }) => line.id === row.id));
  checkGoods(lines);
  return lines;
}
