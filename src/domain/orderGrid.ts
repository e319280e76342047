import { readSpecifications } from './specifications';
import type { PriceOption, PricedProduct } from './unitPrice';

/** One choice that can be ordered, with its options as POST /api/cart takes them (D-10). */
export interface GridCell {
  /** Tells the choices of one product apart. */
  readonly key: string;
  readonly color: string | null;
  readonly model: string | null;
  readonly ancOption: PriceOption;
  /** The choice in words: 'Silver, 46 mm'. */
  readonly label: string;
}

export interface GridRow {
  readonly label: string;
  /** The colour's `#RRGGBB`; null for one that names none; absent where the rows are not colours. */
  readonly hex?: string | null;
  readonly cells: readonly GridCell[];
}

export interface OrderGrid {
  /** What the rows are: 'Color', 'Model' or 'ANC'. */
  readonly heading: string;
  readonly rows: readonly GridRow[];
  /** Labels; empty where each row has one cell. */
  readonly columns: readonly string[];
}

/** The key of a choice among those of its product. */
export const cellKey = (color: string | null, ancOption: PriceOption): string => JSON.stringify([color, ancOption]);

interface Kind {
  readonly label: string;
  readonly model: string | null;
  readonly ancOption: PriceOption;
}

/** Every choice of a product: colours down, models (or with and without ANC) across; the latter down without colours. */
export function orderGrid(product: PricedProduct): OrderGrid {
  const { colors, models, hasAnc } = readSpecifications(product.specifications);
  const anc: Kind[] = hasAnc
    ? [
        { label: 'Without ANC', model: null, ancOption: 'no_anc' },
        { label: 'With ANC', model: null, ancOption: 'anc' },
      ]
    : [];
  const kinds: Kind[] =
    models.length > 0 ? models.map(({ id, name }) => ({ label: name, model: id, ancOption: id })) : anc;
  const across = kinds.length > 0 ? kinds : [{ label: '', model: null, ancOption: null }];
  const cell = (color: string | null, { label, model, ancOption }: Kind): GridCell => ({
    key: cellKey(color, ancOption),
    color,
    model,
    ancOption,
    label: [color, label].filter(Boolean).join(', '),
  });
  if (colors.length === 0) {
    const rows = kinds.map((kind) => ({ label: kind.label, cells: [cell(null, kind)] }));
    return { heading: models.length > 0 ? 'Model' : 'ANC', rows, columns: [] };
  }
  return {
    heading: 'Color',
    rows: colors.map(({ name, hex }) => ({ label: name, hex, cells: across.map((kind) => cell(name, kind)) })),
    columns: across.length > 1 ? across.map(({ label }) => label) : [],
  };
}
