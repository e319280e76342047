import { priceOptionOf, type LineOptions } from './cartLine';
import { countText } from './countText';
import type { PriceOption } from './priceOptions';

/** The most pieces that one line of the cart can hold; an add beyond it is refused (POST /api/cart). */
export const MOST_PIECES = 999_999;

const LINE_LIMIT = `One line of the cart holds ${countText(MOST_PIECES)} pieces at most.`;

/** A cart line, as far as it can be told from others. */
interface LineInCart extends LineOptions {
  readonly productId: number;
  readonly quantity: number;
  readonly selectedColor?: string | null;
  readonly selectedOptions?: { readonly color?: string | null } & LineOptions['selectedOptions'];
}

interface Wanted {
  readonly productId: number;
  readonly color: string | null;
  /** A model's id, 'anc' or 'no_anc'. */
  readonly option: PriceOption;
}

/** Pieces that the cart holds of the very same choice: an add joins them on one line (D-100), which has one tier (D-101). */
export function piecesInCart(lines: readonly LineInCart[], { productId, color, option }: Wanted): number {
  const same = lines.find(
    (line) =>
      line.productId === productId &&
      (line.selectedOptions?.color || line.selectedColor || null) === color &&
      priceOptionOf(line) === option,
  );
  return same?.quantity ?? 0;
}

/** Why `quantity` more cannot join the pieces of a line in the cart, and how many could; null when they can. */
export function lineLimitNote(inCart: number, quantity: number): string | null {
  const room = MOST_PIECES - inCart;
  if (quantity <= room) return null;
  if (inCart === 0) return LINE_LIMIT;
  return room > 0
    ? `${LINE_LIMIT} With the ${countText(inCart)} in your cart, you can add ${countText(room)} more.`
    : `${LINE_LIMIT} Your cart holds as many already.`;
}
