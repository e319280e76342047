import { useMemo } from 'react';
import { checkoutFigures } from '@/domain/order/checkoutOrder';
import type { TotalsPage } from '@/domain/order/orderTotals';
import type { CartItem } from '@/domain/order/readCart';
import { useCart } from '@/features/cart/cartQuery';
import { useMembership } from '@/features/session/useMembership';

const NO_LINES: readonly CartItem[] = [];

/** Cart and membership, with the amounts that a checkout page charges by its own shipping rule (D-36). */
export function useCheckoutCart(page: TotalsPage) {
  const cart = useCart();
  const membership = useMembership();
  const lines = cart.data ?? NO_LINES;
  const level = membership.data?.currentLevel.level ?? null;
  const figures = useMemo(() => checkoutFigures(lines, level, page), [lines, level, page]);
  const isSubtotalKnown = cart.data !== undefined && figures.unpriced === 0;
  const isTotalKnown = isSubtotalKnown && level !== null;
  /** Whether all figures are known, so that they can be charged. */
  const isPayable = isTotalKnown && lines.length > 0;
  return { cart, membership, lines, level, figures, isSubtotalKnown, isTotalKnown, isPayable };
}

export type CheckoutCart = ReturnType<typeof useCheckoutCart>;
