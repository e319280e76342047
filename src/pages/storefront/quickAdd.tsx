import { QuickAddButton } from '@/features/cart/QuickAddButton';
import type { CardAction } from '@/features/catalogue/ProductCard';

/** The button at the foot of every card in a list: here the cart meets the catalogue. */
export const quickAdd: CardAction = (product, choice, titleId) => (
  <QuickAddButton product={product} {...choice} describedBy={titleId} />
);
