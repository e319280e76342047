import type { components } from '../../src/api/generated/schema';
import { readChoice, type Choice } from '../db/choice';
import type { Database } from '../db/database';

type Item = components['schemas']['OrderItemRequest'];

/** A product, what was chosen, and how many pieces. */
export interface Wanted extends Choice {
  productId: number;
  quantity: number;
}

const firstFilled = (...spellings: (string | null | undefined)[]) => spellings.find((one) => one?.trim()) ?? null;

/** An item's choice: `selectedOptions` first, there the short names first (OrderItemRequest). */
const chosenIn = ({ selectedOptions: nested, ...flat }: Item): Choice => ({
  color: firstFilled(nested?.color, nested?.selectedColor, flat.selectedColor),
  model: firstFilled(nested?.model, nested?.selectedModel, flat.selectedModel),
  ancOption: firstFilled(nested?.ancOption, nested?.selectedAncOption, flat.selectedAncOption),
});

/** The same text for the same line: equal choices share one form, however they were written (D-100). */
function keyOf(db: Database, { productId, quantity, ...chosen }: Wanted): string {
  const product = db.products.get(productId);
  const { color, model, ancOption } = product ? readChoice(product, chosen).choice : chosen;
  return JSON.stringify([productId, quantity, color, model, ancOption]);
}

/** The lines in the order of the items that ask for them; null when items and lines are not the same (D-223). */
export function matchLines<Line extends Wanted>(
  db: Database,
  items: readonly Item[],
  lines: readonly Line[],
): Line[] | null {
  const left = new Map<string, Line[]>();
  for (const line of lines) {
    const key = keyOf(db, line);
    left.set(key, [...(left.get(key) ?? []), line]);
  }
  const matched = items.map((item) => left.get(keyOf(db, { ...item, ...chosenIn(item) }))?.shift());
  return items.length === lines.length && matched.every((line) => line !== undefined) ? matched : null;
}
