import { QuickAddButton } from '@/features/cart/QuickAddButton';
import type { CardAction } from '@/features/catalogue/ProductCard';

/** The add button on every product card: the page connects the cart with the catalogue. */
export const quickAdd: CardAction = (product, choice, titleId) => (
  <QuickAddButton product={product} {...choice} describedBy={titleId} />
);
