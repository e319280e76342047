import type { components } from '../../src/api/generated/schema';
import type { Database } from './database';
import { productOptions } from './productFacts';
import type { CartLineRow, ProductRow } from './rows';

type SentOptions = components['schemas']['AddCartLineRequest']['selectedOptions'];

/** The chosen options in the form in which lines store them. */
export type Choice = Pick<CartLineRow, 'color' | 'model' | 'ancOption'>;

/** A cart line with its product. */
export interface CartLine {
  line: CartLineRow;
  product: ProductRow;
}

/** A buyer's cart lines, oldest first. Lines whose product was deleted are left out. */
export function cartLinesOf(db: Database, buyerId: number): CartLine[] {
  const { rows } = db.cartLines.select({ where: (row) => row.buyerId === buyerId, orderBy: (a, b) => a.id - b.id });
  return rows.flatMap((line) => {
    const product = db.products.get(line.productId);
    return product ? [{ line, product }] : [];
  });
}

/** Colors are compared ignoring case: backends and imported carts spell them as they like. */
const isSameColor = (one: string | null, other: string | null): boolean => one?.toLowerCase() === other?.toLowerCase();

const blankToNull = (value: string | null | undefined): string | null => value?.trim() || null;

/**
 * Validates chosen options against what the product offers, and normalizes them so that equal choices merge into one
 * cart line (D-100): a product with models repeats the model's id as `ancOption` (S1 3); a product with an ANC choice
 * defaults to `no_anc` (D-09); a color becomes the product's spelling. `fields` has an error message for each invalid field of the request.
 */
export function readChoice(product: ProductRow, sent: SentOptions): { choice: Choice; fields: Record<string, string> } {
  const offered = productOptions(product);
  const sentColor = blankToNull(sent?.color);
  const color = offered.colors.find((name) => isSameColor(name, sentColor)) ?? sentColor;
  const model = blankToNull(sent?.model);
  const anc = blankToNull(sent?.ancOption);
  const fields: Record<string, string> = {};

  const check = (field: string, value: string | null, allowed: string[], label: string) => {
    if (value === null && allowed.length > 0) fields[`selectedOptions.${field}`] = `choose a ${label}`;
    else if (value !== null && !allowed.includes(value)) {
      fields[`selectedOptions.${field}`] = `this product has no ${label} ${value}`;
    }
  };
  check('color', color, offered.colors, 'color');
  check('model', model, offered.models, 'model');

  const allowedAnc = [...(offered.hasAncChoice ? ['anc', 'no_anc'] : []), ...(model ? [model] : [])];
  if (anc !== null && !allowedAnc.includes(anc)) {
    fields['selectedOptions.ancOption'] = `this product has no option ${anc}`;
  }
  return { choice: { color, model, ancOption: anc ?? model ?? (offered.hasAncChoice ? 'no_anc' : null) }, fields };
}

/** Lines of the same product with the same choice are one line (D-100). */
export const isSameChoice = (a: Choice, b: Choice): boolean =>
  isSameColor(a.color, b.color) && a.model === b.model && a.ancOption === b.ancOption;
