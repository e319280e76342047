import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { checkoutFigures, checkoutOrder } from '@/domain/order/checkoutOrder';
import type { CartItem } from '@/domain/order/readCart';
import { useCart } from '@/features/cart/cartQuery';
import { readSavedAddresses } from '@/features/checkout/AddressForm';
import { BLANK_ADDRESS, useCheckoutDraft } from '@/features/checkout/checkoutDraft';
import { addressesQuery } from '@/features/checkout/checkoutQueries';
import { isUnsettled } from '@/features/payments/purchase';
import { usePurchase } from '@/features/payments/usePurchase';
import { useMembership } from '@/features/session/currentUser';
import { LoginPrompt } from '@/features/session/LoginPrompt';
import { useSession } from '@/features/session/SessionContext';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { CheckoutForm } from './CheckoutForm';
import { CheckoutFrame } from './CheckoutFrame';
import { UnsettledPurchase } from './PurchaseNotices';

const NO_LINES: readonly CartItem[] = [];

/** /checkout and /checkout-clean: address, payment method, summary, and paying (S2 2.1). */
export default function CheckoutPage() {
  const { pathname } = useLocation();
  const { token } = useSession();
  return (
    <CheckoutFrame title="Checkout" step={2}>
      {token === null ? (
        <LoginPrompt from={pathname}>Your cart and your membership discount belong to your account.</LoginPrompt>
      ) : (
        <Checkout key={token} />
      )}
    </CheckoutFrame>
  );
}

function Checkout() {
  const cart = useCart();
  const membership = useMembership();
  const addresses = useQuery(addressesQuery());
  const { draft, change, clear } = useCheckoutDraft();
  const saved = useMemo(() => readSavedAddresses(addresses.data ?? []), [addresses.data]);
  const address = draft.address ?? saved[0] ?? BLANK_ADDRESS;
  const lines = cart.data ?? NO_LINES;
  const level = membership.data?.currentLevel.level ?? null;
  const figures = useMemo(() => checkoutFigures(lines, level), [lines, level]);
  const order = useMemo(
    () =>
      level !== null && lines.length > 0 && figures.unpriced === 0
        ? ({ operation: 'createOrder', body: checkoutOrder(lines, figures, address) } as const)
        : null,
    [lines, level, figures, address],
  );
  const payment = usePurchase({ order });
  const { purchase } = payment;
  useConfirmation(purchase.status === 'recorded' ? purchase.orderId : null, () => {
    clear();
    payment.reset();
  });

  if (purchase.status === 'recorded') return <Spinner label="Opening your order confirmation" labelled centered />;
  if (isUnsettled(purchase))
    return <UnsettledPurchase call={purchase.call} busy={payment.busy} onRepeat={() => void payment.repeat()} />;
  if (cart.isPending || addresses.isPending) return <Spinner label="Loading your checkout" labelled centered />;
  if (cart.isLoadingError) {
    return (
      <ErrorState
        title="Your cart could not be loaded"
        message={`You can pay once it is here. ${errorMessage(cart.error)}`}
        busy={cart.isFetching}
        onRetry={() => void cart.refetch()}
      />
    );
  }
  if (lines.length === 0) {
    return (
      <EmptyState
        illustration="empty-cart"
        title="Empty Cart"
        action={
          <Button component={Link} to={paths.home()}>
            Continue Shopping
          </Button>
        }
      >
        Add some products to your cart before you check out.
      </EmptyState>
    );
  }
  return (
    <>
      {addresses.isError && (
        <ErrorState
          title="Your saved addresses could not be loaded"
          message="You can enter an address below."
          busy={addresses.isFetching}
          onRetry={() => void addresses.refetch()}
        />
      )}
      {membership.failed && (
        <ErrorState
          title="Your membership level could not be loaded"
          message="You can pay once your discount is known."
          busy={membership.isFetching}
          onRetry={() => void membership.refetch()}
        />
      )}
      <CheckoutForm
        lines={lines}
        figures={figures}
        level={level}
        order={order}
        address={address}
        saved={saved}
        method={draft.method}
        payment={payment}
        onAddress={(edit) => change((latest) => ({ ...latest, address: edit(latest.address ?? address) }))}
        onMethod={(method) => change((latest) => ({ ...latest, method }))}
      />
    </>
  );
}

/** Goes to the confirmation of an order that was recorded, and forgets what was entered for it. */
function useConfirmation(orderId: number | null, onShown: () => void) {
  const navigate = useNavigate();
  const show = useEffectEvent(async (id: number) => {
    // Back must not lead to a form for an order that exists.
    await navigate(paths.orderConfirmation(id), { replace: true });
    onShown();
  });
  useEffect(() => {
    if (orderId !== null) void show(orderId);
  }, [orderId]);
}
