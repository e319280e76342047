import { chosenOptions, priceOptions, type ChosenOptions, type PriceOption } from './priceOptions';
import { readSpecifications } from './specifications';
import type { PricedProduct } from './unitPrice';

/** One choice that can be ordered. */
export interface GridCell extends ChosenOptions {
  /** Tells the choices of one product apart. */
  readonly key: string;
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
export const cellKey = (color: string | null, option: PriceOption): string => JSON.stringify([color, option]);

/** Every choice of a product: colours down, models (or with and without ANC) across; the latter down without colours. */
export function orderGrid(product: PricedProduct): OrderGrid {
  const specifications = readSpecifications(product.specifications);
  const { colors, models } = specifications;
  const options = priceOptions(specifications);
  const cell = (color: string | null, option: PriceOption, name = ''): GridCell => ({
    ...chosenOptions(specifications, color, option),
    key: cellKey(color, option),
    label: [color, name].filter(Boolean).join(', '),
  });
  if (colors.length === 0) {
    const rows = options.map(({ id, name }) => ({ label: name, cells: [cell(null, id, name)] }));
    return { heading: models.length > 0 ? 'Model' : 'ANC', rows, columns: [] };
  }
  return {
    heading: 'Color',
    rows: colors.map(({ name: color, hex }) => ({
      label: color,
      hex,
      cells: options.length > 0 ? options.map(({ id, name }) => cell(color, id, name)) : [cell(color, null)],
    })),
    columns: options.length > 1 ? options.map(({ name }) => name) : [],
  };
}
