import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { checkoutOrder } from '@/domain/order/checkoutOrder';
import { readSavedAddresses } from '@/features/checkout/AddressForm';
import { BLANK_ADDRESS, useCheckoutDraft } from '@/features/checkout/checkoutDraft';
import { addressesQuery } from '@/features/checkout/checkoutQueries';
import { takeWalletVisit } from '@/features/payments/approvedWalletOrder';
import { isUnsettled } from '@/features/payments/purchase';
import { usePurchase } from '@/features/payments/usePurchase';
import { useSession } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { useToast } from '@/ui/toast/useToast';
import { CartLoginPrompt, CartStates } from './CartStates';
import { CheckoutForm } from './CheckoutForm';
import { CheckoutFrame } from './CheckoutFrame';
import { UnsettledPurchase } from './PurchaseNotices';
import { confirmationPath, useAfterPurchase } from './useAfterPurchase';
import { useCheckoutCart } from './useCheckoutCart';

/** /checkout and /checkout-clean: address, payment method, summary, and paying (S2 2.1). */
export default function CheckoutPage() {
  const { token } = useSession();
  useWalletCancelToast();
  return (
    <CheckoutFrame title="Checkout" step={2}>
      {token === null ? <CartLoginPrompt /> : <Checkout key={token} />}
    </CheckoutFrame>
  );
}

/**
 * The wallet's page leads to /checkout-clean when the buyer cancels or the payment is declined (D-123). The toast does not say that
 * nothing was charged: a buyer may also come here by the address bar, after approving.
 */
function useWalletCancelToast() {
  const { pathname } = useLocation();
  const { session: store } = useStorage();
  const session = useSession();
  const { toast } = useToast();
  useEffect(() => {
    if (pathname === paths.checkoutClean() && takeWalletVisit(store, session))
      toast({ title: 'Payment Cancelled', tone: 'danger' });
  }, [pathname, store, session, toast]);
}

function Checkout() {
  const checkoutCart = useCheckoutCart('main');
  const { lines, figures, level, isPayable } = checkoutCart;
  const addresses = useQuery(addressesQuery());
  const { draft, change, clear } = useCheckoutDraft();
  const saved = useMemo(() => readSavedAddresses(addresses.data ?? []), [addresses.data]);
  const address = draft.address ?? saved[0] ?? BLANK_ADDRESS;
  const order = useMemo(
    () => (isPayable ? ({ operation: 'createOrder', body: checkoutOrder(lines, figures, address) } as const) : null),
    [isPayable, lines, figures, address],
  );
  const payment = usePurchase({ order });
  const { purchase } = payment;
  useAfterPurchase(purchase, {
    // A call of another page, which is checked again here, may not name its order.
    to: confirmationPath,
    onShown: () => {
      clear();
      payment.reset();
    },
  });

  if (purchase.status === 'recorded') return <Spinner label="Opening your order confirmation" labelled centered />;
  if (isUnsettled(purchase))
    return <UnsettledPurchase call={purchase.call} busy={payment.busy} onRepeat={() => void payment.repeat()} />;
  return (
    <CartStates
      {...checkoutCart}
      loading={addresses.isPending}
      emptyTitle="Empty Cart"
      paying={payment.busy}
      placedElsewhere={payment.placedElsewhere}
    >
      {addresses.isError && (
        <ErrorState
          title="Your saved addresses could not be loaded"
          message="You can enter an address below."
          busy={addresses.isFetching}
          onRetry={() => void addresses.refetch()}
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
    </CartStates>
  );
}
