import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '@/api/ApiContext';
import { ignoreBody } from '@/api/client';
import { get, getOrNull } from '@/api/query';
import { useInvalidate } from '@/api/useApiMutation';
import { belongsTo } from '@/features/session/browsingOwner';
import { ownerOf } from '@/features/session/buyerEntry';
import { useSession, useSessionServices } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { useStore } from '@/lib/store';
import { useToast } from '@/ui/toast/useToast';
import type { ToastInput } from '@/ui/toast/toastStore';
import { approvedOrderData, noteWalletVisit, savePaypalOrder } from './approvedWalletOrder';
import { openApproval } from './openApproval';
import { refusalOf } from './orderOutcome';
import { isBusy, READY, type Attempt, type OrderCall, type Purchase, type Settlement } from './purchase';
import { usePurchaseServices } from './PurchaseContext';
import type { CapturedOrder } from './providers';
import { createPurchaseFlow } from './purchaseFlow';
import type { PurchaseOrder } from './purchaseOrder';
import { purchaseToast } from './purchaseToasts';
import { sendOrder } from './sendOrder';
import { findOrderCall } from './unsettledOrders';

/** What an order changes: cart, level, amount spent and the lists of orders. */
const AFTER_ORDER = [
  getOrNull('/api/cart').queryKey,
  getOrNull('/api/auth/user').queryKey,
  get('/api/auth/membership').queryKey,
  get('/api/user/profile').queryKey,
  get('/api/user/orders').queryKey,
];

interface PurchaseOptions {
  /** What the screen shows; null while cart or membership is not known, and then nothing can be paid. */
  order: PurchaseOrder | null;
  /** The screen's own words at the end of an attempt; null: nothing to say, or the screen shows it itself. */
  toastFor?: (purchase: Purchase) => ToastInput | null;
}

/**
 * The one way for a screen to pay, and the only caller of the operations that place an order. The screen draws `purchase` and
 * goes to its next page when it is `recorded`.
 */
export function usePurchase({ order, toastFor = purchaseToast }: PurchaseOptions) {
  const { purchase: state, apiUrl, openExternalPage } = usePurchaseServices();
  const { client } = useApi();
  const storage = useStorage();
  const shared = useStore(state);
  const session = useSession();
  const { flow, placedElsewhere } = useFlow(toastFor);
  const shownOrder = useRef(order);
  useLayoutEffect(() => {
    shownOrder.current = order;
  }, [order]);

  const newAttempt = (method: Attempt['method']): Attempt | null =>
    order && session.token !== null ? { key: newKey(), method, order, owner: ownerOf(session) } : null;

  // A purchase of another buyer is hidden. It stays in the storage for its owner.
  const purchase = isOwn(shared, session) ? shared : READY;
  return {
    purchase,
    busy: isBusy(purchase),
    /** The buyer's order that another tab has placed while this screen was open; null when there is none. */
    placedElsewhere,
    /** Charges a card. `tokenize` asks the card form for a token and rejects with a PaymentError. */
    payByCard: async (tokenize: () => Promise<{ token: string }>): Promise<Purchase> => {
      const attempt = newAttempt('card');
      return attempt ? flow.payByCard(attempt, tokenize) : purchase;
    },
    /** The wallet's callbacks, in the order of a payment. */
    wallet: {
      /** The button was pressed; false means that the wallet must not open. */
      open: (): boolean => {
        const attempt = newAttempt('paypal');
        return attempt !== null && flow.openWallet(attempt);
      },
      /** The buyer has approved. `capture` takes the money, and rejects only if it took none. */
      approve: (paypalOrderId: string, capture: () => Promise<CapturedOrder>): Promise<Purchase> =>
        flow.approveWallet(paypalOrderId, {
          isCurrent: (attempt) => JSON.stringify(attempt.order) === JSON.stringify(shownOrder.current),
          capture,
        }),
      cancel: () => void flow.giveUp(refusalOf('cancelled')),
      /** `message` is the provider's own text, if it gave one. */
      fail: (message: string | null) => void flow.giveUp(refusalOf('wallet_error', { message })),
    },
    /** Sends the buyer to the wallet's page, to approve the payment there. */
    payOnWalletPage: async (): Promise<Purchase> => {
      const attempt = newAttempt('paypal');
      if (!attempt) return purchase;
      return flow.payOnWalletPage(attempt, {
        open: () => openApproval(client, attempt, { apiUrl, shopUrl: window.location.href }),
        keep: ({ paypalOrderId }) =>
          paypalOrderId === null || savePaypalOrder(storage.session, approvedOrderData(attempt, paypalOrderId)),
        leave: (url) => {
          noteWalletVisit(storage.session, session);
          openExternalPage(url);
        },
      });
    },
    /** The buyer has come back from the wallet's page: places the order, once (D-124). */
    placeApproved: flow.placeApproved,
    /** 'Check again' and 'Retry': repeats the order call with the same key and the same payment. */
    repeat: flow.repeat,
    /** Forgets a purchase that was recorded or refused. */
    reset: flow.reset,
  };
}

/** An Idempotency-Key. `crypto.randomUUID` needs a secure context; a phone that tests the shop in its local network has none. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function isOwn(purchase: Purchase, session: ReturnType<typeof useSession>): boolean {
  if ('call' in purchase) return belongsTo(session, purchase.call.owner);
  return belongsTo(session, 'attempt' in purchase ? purchase.attempt.owner : null);
}

/** The flow of this shop's purchase: resumes what an earlier page left, listens to other tabs, and ends with toasts and refetches. */
function useFlow(toastFor: (purchase: Purchase) => ToastInput | null) {
  const { purchase: state, channel } = usePurchaseServices();
  const storage = useStorage();
  const session = useSession();
  const { client } = useApi();
  const onEnd = useOnEnd(toastFor);
  const flow = useMemo(
    () => createPurchaseFlow({ state, storage, channel, send: (call) => sendOrder(client, call), onEnd }),
    [state, storage, channel, client, onEnd],
  );

  useLayoutEffect(() => {
    // Another buyer has signed in: the purchase is hidden, and its stored call stays for its owner. One that is under way is
    // hidden when it ends (`useOnEnd`). Pages are keyed by the token, so an attempt without a call has ended already.
    if (!isOwn(state.get(), session) && !isBusy(state.get())) state.set(READY);
    if (session.token !== null) flow.resume(findOrderCall(storage, session));
  }, [flow, session, state, storage]);
  const [placedElsewhere, setPlacedElsewhere] = useState<number | null>(null);
  const onSettledElsewhere = useEffectEvent(({ recorded, orderId, owner }: Settlement) => {
    if (recorded && belongsTo(session, owner)) setPlacedElsewhere(orderId);
  });
  useEffect(() => flow.listen(onSettledElsewhere), [flow]);
  useEffect(() => () => flow.leave(), [flow]);
  // Back from the wallet's page: the browser may show this page as it was left, still waiting for the wallet.
  useEffect(() => {
    const giveUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted) flow.giveUp(refusalOf('cancelled'));
    };
    window.addEventListener('pageshow', giveUp);
    return () => window.removeEventListener('pageshow', giveUp);
  }, [flow]);
  // Another tab has changed the local storage.
  useEffect(() => {
    window.addEventListener('storage', flow.keep);
    return () => window.removeEventListener('storage', flow.keep);
  }, [flow]);
  return { flow, placedElsewhere };
}

/** Toast, cart and refetches at the end of an attempt. A stable function. */
function useOnEnd(toastFor: (purchase: Purchase) => ToastInput | null) {
  const { purchase: state } = usePurchaseServices();
  const { session } = useSessionServices();
  const { client } = useApi();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const refetch = useInvalidate(AFTER_ORDER);
  const latest = useRef({ refetch, toastFor });
  useLayoutEffect(() => {
    latest.current = { refetch, toastFor };
  });
  return useCallback(
    (purchase: Purchase, call: OrderCall | null) => {
      // Another buyer has signed in since the call was sent: the message is not for them, and the cart is theirs now.
      if (call && !belongsTo(session.get(), call.owner)) return state.set(READY);
      const message = latest.current.toastFor(purchase);
      if (message) toast(message);
      const refetchAll = () => latest.current.refetch();
      if (purchase.status !== 'recorded') {
        // The cart, its prices or the level may have changed: show what the server has now.
        if (purchase.status === 'refused' && call) void refetchAll();
        return;
      }
      // After a repeated call the cart may hold what the buyer has chosen since. The server has removed what was ordered.
      if (call?.sentBefore) return void refetchAll();
      queryClient.setQueryData(getOrNull('/api/cart').queryKey, []);
      // The order exists, whether or not the cart could be cleared (D-216).
      void ignoreBody(client.DELETE('/api/cart')).then(refetchAll, refetchAll);
    },
    [client, queryClient, session, state, toast],
  );
}
