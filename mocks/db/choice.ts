import type { components } from '../../src/api/generated/schema';
import { productOptions } from './productFacts';
import type { CartLineRow, ProductRow } from './rows';

type Given = components['schemas']['AddCartLineRequest']['selectedOptions'];
/** A choice as a line keeps it. */
export type Choice = Pick<CartLineRow, 'color' | 'model' | 'ancOption'>;

const blankAsNull = (value: string | null | undefined): string | null => value?.trim() || null;

/**
 * Holds a choice against what the product offers, and puts it in the one form that equal choices share, so
 * that they merge (D-100): a product with models repeats the model's id as `ancOption` (S1 3), an ANC
 * product without a word is `no_anc` (D-09). `fields` says what is wrong, by the request's field names.
 */
export function readChoice(product: ProductRow, given: Given): { choice: Choice; fields: Record<string, string> } {
  const offered = productOptions(product);
  const color = blankAsNull(given?.color);
  const model = blankAsNull(given?.model);
  const anc = blankAsNull(given?.ancOption);
  const fields: Record<string, string> = {};

  const check = (field: string, value: string | null, allowed: string[], what: string) => {
    if (value === null && allowed.length > 0) fields[`selectedOptions.${field}`] = `choose a ${what}`;
    else if (value !== null && !allowed.includes(value)) {
      fields[`selectedOptions.${field}`] = `this product has no ${what} ${value}`;
    }
  };
  check('color', color, offered.colors, 'colour');
  check('model', model, offered.models, 'model');

  const ancAllowed = [...(offered.hasAnc ? ['anc', 'no_anc'] : []), ...(model ? [model] : [])];
  if (anc !== null && !ancAllowed.includes(anc)) {
    fields['selectedOptions.ancOption'] = `this product has no option ${anc}`;
  }
  return { choice: { color, model, ancOption: anc ?? model ?? (offered.hasAnc ? 'no_anc' : null) }, fields };
}

/** The same product with the same choice is one line (D-100). */
export const sameChoice = (one: Choice, other: Choice): boolean =>
  one.color === other.color && one.model === other.model && one.ancOption === other.ancOption;
