import { halfUp, minus, ONE, ratio, readCents, readPrice, times, type Ratio } from './money';
import { isRecord, readSpecifications } from './specifications';

/** The buyer's choice of options, as a cart line or an order item carries it. */
export interface Choice {
  model?: string | null;
  ancOption?: string | null;
}

/** What the price of a piece is read from. */
export interface Priced {
  wholesalePrice: string;
  specifications: unknown;
}

/** The one value that drives the price: the model's id, else `anc` or `no_anc` (D-09). */
export const optionOf = ({ model, ancOption }: Choice): string | null => model || ancOption || null;

/**
 * US cents per piece before the quantity discount (D-09): the chosen model's price; with `has_anc`
 * `'true'`, `anc_price` for the option `anc` and `no_anc_price` otherwise; `wholesalePrice`;
 * `specifications.price`. Null when none of them is an amount.
 */
export function baseUnitPrice({ wholesalePrice, specifications }: Priced, option: string | null): number | null {
  const read = readSpecifications(specifications);
  return (
    modelPrice(read['models'], option) ??
    ancPrice(read, option) ??
    readCents(wholesalePrice) ??
    readPrice(read['price'])
  );
}

/** US cents per piece after the discount, rounded here and only here: lines are exact products of it (D-13). */
export function discountedUnitPrice(baseCents: number, fraction: Ratio): number {
  return halfUp(times(ratio(baseCents), minus(ONE, fraction)));
}

function modelPrice(models: unknown, option: string | null): number | null {
  if (!Array.isArray(models) || option === null) return null;
  return readPrice(models.filter(isRecord).find(({ id }) => modelId(id) === option)?.['price']);
}

/** A model's id as text, the form of every choice; in the contract it is text or a whole number. */
const modelId = (id: unknown): string | null =>
  typeof id === 'number' ? String(id) : typeof id === 'string' ? id.trim() || null : null;

function ancPrice(specifications: Record<string, unknown>, option: string | null): number | null {
  if (specifications['has_anc'] !== 'true') return null;
  return readPrice(specifications[option === 'anc' ? 'anc_price' : 'no_anc_price']);
}
