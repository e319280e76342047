import { chosenOptions, type ChosenOptions, type PriceOption } from './productOptions';
import type { Product } from './readProduct';

/** One combination of options that can be ordered. */
export interface GridCell extends ChosenOptions {
  /** Unique among the cells of a product. */
  readonly key: string;
  /** The options as text: 'Silver, 46 mm'. */
  readonly label: string;
}

export interface GridRow {
  readonly label: string;
  /** The color's `#RRGGBB`; null when unknown, absent when the rows are not colors. */
  readonly hex?: string | null;
  readonly cells: readonly GridCell[];
}

export interface OrderGrid {
  /** What the rows are: 'Color', 'Model' or 'ANC'. */
  readonly heading: string;
  readonly rows: readonly GridRow[];
  /** Labels; empty when each row has one cell. */
  readonly columns: readonly string[];
}

/** The key of a combination of options, unique among those of a product. */
export const cellKey = (color: string | null, option: PriceOption): string => JSON.stringify([color, option]);

/** All combinations of options: colors as rows, models or ANC as columns. Without colors, models or ANC are the rows. */
export function orderGrid(product: Pick<Product, 'colors' | 'models' | 'options'>): OrderGrid {
  const { colors, models, options } = product;
  const cell = (color: string | null, option: PriceOption, name = ''): GridCell => ({
    ...chosenOptions(product, color, option),
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
