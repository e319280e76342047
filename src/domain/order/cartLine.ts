import { formatCount } from '@/lib/count';
import { isSameColor, type PriceOption } from '../product/productOptions';

/** The most pieces that one line of the cart can have; the server refuses an add beyond it (POST /api/cart). */
export const MAX_LINE_PIECES = 999_999;

/** A line's options in both spellings of the contract. */
export interface LineOptions {
  readonly selectedOptions?: { readonly model?: string | null; readonly ancOption?: string | null } | null;
  readonly selectedModel?: string | null;
  readonly selectedAncOption?: string | null;
}

/** The option that prices a line: the model's id, else 'anc' or 'no_anc' (D-10). `selectedOptions` comes first (D-103). */
export function priceOptionOf({ selectedOptions, selectedModel, selectedAncOption }: LineOptions): PriceOption {
  // ||, since empty text means that nothing is chosen.
  return selectedOptions?.model || selectedModel || selectedOptions?.ancOption || selectedAncOption || null;
}

interface LineInCart extends LineOptions {
  readonly productId: number;
  readonly quantity: number;
  readonly selectedColor?: string | null;
  readonly selectedOptions?: { readonly color?: string | null } & LineOptions['selectedOptions'];
}

interface Choice {
  readonly productId: number;
  readonly color: string | null;
  readonly option: PriceOption;
}

/** The line of the same product and options, which an add joins (D-100). */
export const lineInCart = <Line extends LineInCart>(
  lines: readonly Line[],
  { productId, color, option }: Choice,
): Line | undefined =>
  lines.find(
    (line) =>
      line.productId === productId &&
      isSameColor(line.selectedOptions?.color || line.selectedColor || null, color) &&
      priceOptionOf(line) === option,
  );

/** Pieces of the same product and options in the cart. The tier depends on the quantity of the whole line (D-101). */
export const piecesInCart = (lines: readonly LineInCart[], choice: Choice): number =>
  lineInCart(lines, choice)?.quantity ?? 0;

const LINE_LIMIT = `One line of the cart holds ${formatCount(MAX_LINE_PIECES)} pieces at most.`;

/** Why `quantity` more pieces do not fit on a line with `inCart` pieces, and how many do; null when they fit. */
export function lineLimitNote(inCart: number, quantity: number): string | null {
  const room = MAX_LINE_PIECES - inCart;
  if (quantity <= room) return null;
  if (inCart === 0) return LINE_LIMIT;
  return room > 0
    ? `${LINE_LIMIT} With the ${formatCount(inCart)} in your cart, you can add ${formatCount(room)} more.`
    : `${LINE_LIMIT} Your cart holds as many already.`;
}
