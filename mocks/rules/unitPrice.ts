import { halfUp, minus, ONE, ratio, readCents, readPrice, times, type Ratio } from './money';
import { isRecord, readSpecifications } from './specifications';

/** The chosen options of a cart line or order item. */
export interface Choice {
  model?: string | null;
  ancOption?: string | null;
}

/** The fields that determine the unit price. */
export interface Priced {
  wholesalePrice: string;
  specifications: unknown;
}

/** The option that determines the price: the model's id, else `anc` or `no_anc` (D-09). */
export const optionOf = ({ model, ancOption }: Choice): string | null => model || ancOption || null;

/**
 * US cents per piece before the quantity discount (D-09). The first that exists counts: the chosen model's price;
 * with `has_anc` `'true'`, `anc_price` for the option `anc` and `no_anc_price` otherwise; `wholesalePrice`;
 * `specifications.price`. Null when none is a valid amount.
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

/** US cents per piece after the quantity discount. Rounded here and only here, so that line totals are exact multiples (D-13). */
export function discountedUnitPrice(baseCents: number, fraction: Ratio): number {
  return halfUp(times(ratio(baseCents), minus(ONE, fraction)));
}

function modelPrice(models: unknown, option: string | null): number | null {
  if (!Array.isArray(models) || option === null) return null;
  return readPrice(models.filter(isRecord).find(({ id }) => modelId(id) === option)?.['price']);
}

/** A model's id as text, as choices store it; the contract allows text and integers. */
const modelId = (id: unknown): string | null =>
  typeof id === 'number' ? String(id) : typeof id === 'string' ? id.trim() || null : null;

function ancPrice(specifications: Record<string, unknown>, option: string | null): number | null {
  if (specifications['has_anc'] !== 'true') return null;
  return readPrice(specifications[option === 'anc' ? 'anc_price' : 'no_anc_price']);
}
