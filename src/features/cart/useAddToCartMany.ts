import { useState } from 'react';
import { ApiError, errorMessage } from '@/api/errors';
import type { ApiCartItem } from '@/api/types';
import { useInvalidate } from '@/api/useApiMutation';
import { useLoginPrompt, useSessionServices } from '@/features/session/SessionContext';
import { useSingleFlight } from '@/lib/useSingleFlight';
import { useToast } from '@/ui/toast/useToast';
import type { AddChoice } from './chosenOptions';
import { cartQuery, useCartCache } from './cartQuery';
import { addFailureToast, CART_TOASTS, isProductRefused } from './cartToasts';
import { hasSessionExpired, useAddChecks, usePostLine } from './useAddToCart';

/** One of many choices, under a key of the caller's. */
interface AddEntry {
  key: string;
  choice: AddChoice;
}

export type AddOutcome = { state: 'added'; pieces: number; line: ApiCartItem } | { state: 'failed'; reason: string };

/** By key of the entry; an entry that has not been sent yet is missing. */
export type AddOutcomes = ReadonlyMap<string, AddOutcome>;

const SESSION_EXPIRED = 'Your login has ended. Log in and try again.';

/**
 * Adds many choices, one request after another, with an outcome for each. Only the first is checked here before anything is
 * sent; the server checks the rest. The cart is refetched once, at the end. Once a product is refused, its other choices are
 * not sent. While it is running (`progress`) further calls do nothing.
 */
export function useAddToCartMany() {
  const { session } = useSessionServices();
  const prompt = useLoginPrompt();
  const { toast } = useToast();
  const cart = useCartCache();
  const { checkChoice, checkRegion } = useAddChecks();
  const postLine = usePostLine([]);
  const refetchCart = useInvalidate([cartQuery().queryKey]);
  const { run } = useSingleFlight();
  const [outcomes, setOutcomes] = useState<AddOutcomes>(new Map());
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);

  const setOutcome = (key: string, outcome: AddOutcome) =>
    setOutcomes((previous) => new Map(previous).set(key, outcome));

  const postAll = async (entries: readonly AddEntry[], token: string | null): Promise<Map<string, ApiCartItem>> => {
    const added = new Map<string, ApiCartItem>();
    /** Why the remaining entries are not sent. */
    let stopReason: string | null = null;
    const refusedProducts = new Map<number, string>();
    for (const [index, { key, choice }] of entries.entries()) {
      // Another buyer may have signed in since.
      if (session.get().token !== token) stopReason ??= SESSION_EXPIRED;
      const reasonNotSent = stopReason ?? refusedProducts.get(choice.product.id);
      if (reasonNotSent) {
        setOutcome(key, { state: 'failed', reason: reasonNotSent });
        continue;
      }
      setProgress({ done: index, of: entries.length });
      try {
        const line = await postLine.mutateAsync(choice);
        setOutcome(key, { state: 'added', pieces: choice.quantity, line });
        added.set(key, line);
      } catch (error) {
        const expired = hasSessionExpired(error, session.get());
        const reason = expired ? SESSION_EXPIRED : failureReason(error);
        setOutcome(key, { state: 'failed', reason });
        if (expired) stopReason = reason;
        else if (isProductRefused(error)) refusedProducts.set(choice.product.id, reason);
      }
    }
    return added;
  };

  const attempt = async (entries: readonly AddEntry[], isRetry: boolean, again: () => void): Promise<string[]> => {
    const [first] = entries;
    if (!first) return [];
    const { token } = session.get();
    setProgress({ done: 0, of: entries.length });
    try {
      const choiceCheck = checkChoice(first.choice);
      const check = choiceCheck === 'passed' ? await checkRegion(first.choice, again) : choiceCheck;
      if (check === 'loggedOut') {
        // The login opens in place: another page would lose the quantities in the grid (D-209).
        toast(CART_TOASTS.loginNeeded);
        prompt.ask('login');
        return [];
      }
      if (check === 'refused') {
        if (!isRetry) setOutcomes(new Map());
        return [];
      }
      // After `sessionChanged`, `postAll` sends nothing and gives every entry its reason.
      const sent = new Set(entries.map(({ key }) => key));
      setOutcomes((previous) => new Map(isRetry ? [...previous].filter(([key]) => !sent.has(key)) : []));
      const added = await postAll(entries, token);
      if (session.get().token === token) for (const line of added.values()) cart.upsert(line);
      if (added.size > 0) toast(CART_TOASTS.added);
      void refetchCart();
      return [...added.keys()];
    } finally {
      setProgress(null);
    }
  };

  /**
   * Resolves to the keys of the entries that were added. A retry keeps the outcomes of the other entries. `again` repeats the
   * caller's add, once the buyer has cleared a cart of the other region.
   */
  const addMany = async (
    entries: readonly AddEntry[],
    { isRetry, again }: { isRetry: boolean; again: () => void },
  ): Promise<readonly string[]> => (await run(() => attempt(entries, isRetry, again))) ?? [];

  return { addMany, outcomes, progress };
}

/** The server may have added a line whose response was lost. */
function failureReason(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind === 'refused') return addFailureToast(error).description;
  const message = errorMessage(error);
  return error.kind === 'offline' ? message : `${message} Check your cart before you try again: it may be there.`;
}
