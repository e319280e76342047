import type { Channel } from '@/lib/channel';
import { isRecord } from '@/lib/isRecord';
import type { AppStorage } from '@/lib/storage';
import type { Store } from '@/lib/store';
import type { Approval, OpenedApproval } from './openApproval';
import { refusalOf, type OrderOutcome, type Refusal } from './orderOutcome';
import {
  callToKeep,
  keyOf,
  transition,
  type Attempt,
  type OrderCall,
  type Purchase,
  type PurchaseEvent,
  type Settlement,
} from './purchase';
import { PaymentError, type CapturedOrder } from './providers';
import { forgetOrderCall, restoreOrderCall, saveOrderCall } from './unsettledOrders';

export interface PurchaseFlowServices {
  /** The purchase, outside React: it goes on while the buyer leaves the page. */
  state: Store<Purchase>;
  storage: AppStorage;
  channel: Channel;
  /** Sends the call with its key. Never rejects. */
  send: (call: OrderCall) => Promise<OrderOutcome>;
  /** Called when an attempt has ended, or has to wait for the buyer. */
  onEnd: (purchase: Purchase, call: OrderCall | null) => void;
}

interface Settled {
  settledOrder: Settlement;
}

const isSettled = (message: unknown): message is Settled =>
  isRecord(message) && isRecord(message['settledOrder']) && typeof message['settledOrder']['key'] === 'string';

/**
 * Runs a purchase: stores each call before it is sent, calls the providers and the server, and broadcasts the outcome to other tabs.
 * Every function does nothing when the purchase is in a state that does not expect it, and resolves to the state after it.
 */
export function createPurchaseFlow({ state, storage, channel, send, onEnd }: PurchaseFlowServices) {
  const advance = (event: PurchaseEvent): boolean => {
    const [before, after] = [state.get(), transition(state.get(), event)];
    if (after === before) return false;
    const [kept, toKeep] = [callToKeep(before), callToKeep(after)];
    if (toKeep) saveOrderCall(storage, toKeep);
    else if (kept) {
      forgetOrderCall(storage, kept.key);
      const recorded = after.status === 'recorded';
      const settledOrder = { key: kept.key, owner: kept.owner, recorded, orderId: recorded ? after.orderId : null };
      if (event.type !== 'settledElsewhere') channel.post({ settledOrder } satisfies Settled);
    }
    state.set(after);
    return true;
  };

  const end = (call: OrderCall | null = null): Purchase => {
    onEnd(state.get(), call);
    return state.get();
  };
  const stop = (key: string, refusal: Refusal): Purchase =>
    advance({ type: 'stopped', key, refusal }) ? end() : state.get();

  /** Sends the call of the state `sending`. */
  const sendCall = async (): Promise<Purchase> => {
    const { call } = state.get() as Extract<Purchase, { status: 'sending' }>; // callers have just entered it
    advance({ type: 'responded', outcome: await send(call) });
    return end(call);
  };

  return {
    /** Tokenizes the card and pays with it. `tokenize` rejects with a PaymentError. */
    async payByCard(attempt: Attempt, tokenize: () => Promise<{ token: string }>): Promise<Purchase> {
      if (!advance({ type: 'start', attempt })) return state.get();
      let token: string;
      try {
        ({ token } = await tokenize());
      } catch (error) {
        return stop(attempt.key, refusalOfError(error));
      }
      return advance({ type: 'tokenized', key: attempt.key, token }) ? sendCall() : state.get();
    },

    /** The wallet's button was pressed. False: a purchase is under way, and the wallet must not open. */
    openWallet: (attempt: Attempt): boolean => advance({ type: 'start', attempt }),

    /** The buyer has approved: takes the money and places the order, unless what is bought has changed in the meantime. */
    async approveWallet(
      paypalOrderId: string,
      { isCurrent, capture }: { isCurrent: (attempt: Attempt) => boolean; capture: () => Promise<CapturedOrder> },
    ): Promise<Purchase> {
      const purchase = state.get();
      if (purchase.status !== 'approving') return purchase;
      const { attempt } = purchase;
      if (!isCurrent(attempt)) return stop(attempt.key, refusalOf('order_changed'));
      advance({ type: 'approved', paypalOrderId });
      const call = callToKeep(state.get());
      // `advance` has stored the call; storing it again tells whether that worked. Without it, a reload would lose a payment
      // that was taken.
      if (call && !saveOrderCall(storage, call)) return stop(attempt.key, refusalOf('not_stored'));
      let captured: CapturedOrder;
      try {
        captured = await capture();
      } catch (error) {
        return stop(attempt.key, { ...refusalOfError(error), reason: 'capture_failed' });
      }
      if (captured.status === 'declined')
        return stop(attempt.key, refusalOf('capture_failed', { message: captured.message ?? null }));
      return advance({ type: 'captured', paypalOrderId: captured.paypalOrderId }) ? sendCall() : state.get();
    },

    /** Sends the buyer to the wallet's page. Nothing is charged before the payment is approved there (D-122). */
    async payOnWalletPage(
      attempt: Attempt,
      {
        open,
        keep,
        leave,
      }: {
        open: () => Promise<Approval>;
        /** Stores what the approved order needs; false if it could not. */
        keep: (approval: OpenedApproval) => boolean;
        leave: (url: string) => void;
      },
    ): Promise<Purchase> {
      if (!advance({ type: 'start', attempt })) return state.get();
      const approval = await open();
      // The buyer has left the page in the meantime.
      if (keyOf(state.get()) !== attempt.key) return state.get();
      if (approval.type === 'failed') return stop(attempt.key, approval.refusal);
      if (!keep(approval)) return stop(attempt.key, refusalOf('not_stored'));
      leave(approval.url);
      return state.get();
    },

    /** The buyer or the provider gave up before a token or an approval. Afterwards this changes nothing. */
    giveUp(refusal: Refusal): Purchase {
      const purchase = state.get();
      return 'attempt' in purchase ? stop(purchase.attempt.key, refusal) : purchase;
    },

    /** Repeats the order call with the same key and payment: 'Check again' and 'Retry'. */
    repeat: async (): Promise<Purchase> => (advance({ type: 'repeat' }) ? sendCall() : state.get()),

    /** Places the order of a wallet order that was approved on the provider's page. Only once: `repeat` is the buyer's. */
    placeApproved: async (call: OrderCall): Promise<Purchase> =>
      advance({ type: 'returned', call }) ? sendCall() : state.get(),

    /** Takes up a call that an earlier page or another tab has left. */
    resume(call: OrderCall | null): void {
      if (call) advance({ type: 'found', call });
    },

    /** Makes sure that the storage still has this tab's call. */
    keep: (): void => {
      const call = callToKeep(state.get());
      if (call) restoreOrderCall(storage, call);
    },

    /** Starts over after a purchase that was recorded or refused. */
    reset: (): void => void advance({ type: 'reset' }),

    /**
     * The buyer leaves the page. A token or an approval that arrives after that would come as a surprise, and the next visit
     * begins without the last one's refusal. What is under way at the server goes on.
     */
    leave(): void {
      const purchase = state.get();
      if ('attempt' in purchase) stop(purchase.attempt.key, refusalOf('cancelled'));
      if (state.get().status === 'refused') advance({ type: 'reset' });
    },

    /**
     * Hears from other tabs how their calls ended. `onOther` gets those that are not this tab's own. Returns the function that
     * stops listening.
     */
    listen: (onOther: (settlement: Settlement) => void): (() => void) =>
      channel.subscribe((message) => {
        if (!isSettled(message)) return;
        if (!advance({ type: 'settledElsewhere', ...message.settledOrder })) onOther(message.settledOrder);
      }),
  };
}

function refusalOfError(error: unknown): Refusal {
  if (!(error instanceof PaymentError)) return refusalOf('unexpected');
  return refusalOf(error.reason, { message: error.message || null });
}
