import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import type { Purchase } from '@/features/payments/purchase';

interface AfterPurchase {
  /** The page that shows the order; null for the number of a call that does not name its order (D-121). */
  to: (orderId: number | null) => string;
  /** Forgets what was entered for the order. */
  onShown: () => void;
}

/** The confirmation of an order; without its number, the confirmation of the payment. */
export const confirmationPath = (orderId: number | null): string =>
  orderId === null ? paths.paymentSuccess() : paths.orderConfirmation(orderId);

/** Goes to the page that shows an order once it is recorded. */
export function useAfterPurchase(purchase: Purchase, { to, onShown }: AfterPurchase): void {
  const navigate = useNavigate();
  const show = useEffectEvent(async (orderId: number | null) => {
    // Back must not lead to a form for an order that exists.
    await navigate(to(orderId), { replace: true });
    onShown();
  });
  const recorded = purchase.status === 'recorded' ? purchase : null;
  useEffect(() => {
    if (recorded) void show(recorded.orderId);
  }, [recorded]);
}
