import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@/api/ApiContext';
import { readResponse } from '@/api/client';
import { ApiError, errorMessage } from '@/api/errors';
import type { ApiCartItem } from '@/api/types';
import { useInvalidate } from '@/api/useApiMutation';
import { useLoginPrompt, useSessionServices } from '@/features/session/SessionContext';
import { useSingleFlight } from '@/lib/useSingleFlight';
import { useToast } from '@/ui/toast/useToast';
import type { AddChoice } from './addChoice';
import { addFailureToast, regionConflictToast, TOASTS } from './addToasts';
import { cartQuery, upsertCachedLine } from './cartQuery';
import { useRegionConflict } from './useRegionConflict';

/** One of many choices of a product, with the caller's own name for it. */
export interface AddEntry {
  key: string;
  choice: AddChoice;
}

export type AddOutcome =
  | { state: 'waiting' }
  | { state: 'added'; pieces: number; line: ApiCartItem }
  | { state: 'failed'; reason: string };

export type AddOutcomes = ReadonlyMap<string, AddOutcome>;

const LOGIN_ENDED = 'Your login has ended. Log in and try again.';

/** What a refusal of one choice says about all of them: the product, not the choice, is in the way. */
const OF_THE_PRODUCT: ReadonlySet<string | null> = new Set(['region_conflict', 'out_of_stock', 'not_found']);

const waiting = (key: string): [string, AddOutcome] => [key, { state: 'waiting' }];

/** A call whose answer is lost may have been heard all the same. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind === 'refused') return addFailureToast(error).description;
  const words = errorMessage(error);
  return error.kind === 'offline' ? words : `${words} Look into your cart before you try again: it may be there.`;
}

/**
 * Adds many choices of one product, one call after another, and keeps what became of each. The region is checked once
 * before; the cart is read again once at the end. While it runs (`progress`) a second call does nothing.
 */
export function useAddToCartMany() {
  const { client } = useApi();
  const refresh = useInvalidate([cartQuery().queryKey]);
  const { session } = useSessionServices();
  const prompt = useLoginPrompt();
  const conflictingRegion = useRegionConflict();
  const { toast } = useToast();
  const [outcomes, setOutcomes] = useState<AddOutcomes>(new Map());
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const queryClient = useQueryClient();
  const { run } = useSingleFlight();
  const note = (key: string, outcome: AddOutcome) => setOutcomes((before) => new Map(before).set(key, outcome));

  const sendAll = async (entries: readonly AddEntry[], token: string): Promise<string[]> => {
    const added = new Map<string, ApiCartItem>();
    let stopped: string | null = null;
    for (const [index, { key, choice }] of entries.entries()) {
      // Another buyer's cart is no place for the rest.
      if (session.get().token !== token) stopped ??= LOGIN_ENDED;
      if (stopped) {
        note(key, { state: 'failed', reason: stopped });
        continue;
      }
      setProgress({ done: index, of: entries.length });
      const { product, quantity, color, model, ancOption } = choice;
      try {
        const body = { productId: product.id, quantity, selectedOptions: { color, model, ancOption } };
        const { data: line } = await readResponse(client.POST('/api/cart', { body }));
        note(key, { state: 'added', pieces: quantity, line });
        added.set(key, line);
      } catch (error) {
        const expired = error instanceof ApiError && error.status === 401 && session.get().expired;
        const reason = expired ? LOGIN_ENDED : reasonOf(error);
        note(key, { state: 'failed', reason });
        if (expired || (error instanceof ApiError && OF_THE_PRODUCT.has(error.code))) stopped = reason;
      }
    }
    if (session.get().token === token) for (const line of added.values()) upsertCachedLine(queryClient, line);
    return [...added.keys()];
  };

  const attempt = async (entries: readonly AddEntry[], again: boolean): Promise<string[]> => {
    const first = entries[0];
    if (!first) return [];
    const { token } = session.get();
    if (!token) {
      // In place, since what was typed into the grid would not outlast the way to another page (D-209).
      toast(TOASTS.pleaseLogIn);
      prompt.ask('login');
      return [];
    }
    setProgress({ done: 0, of: entries.length });
    setOutcomes((before) => new Map([...(again ? before : []), ...entries.map(({ key }) => waiting(key))]));
    try {
      const conflict = await conflictingRegion(first.choice.product);
      if (conflict) {
        toast(regionConflictToast(conflict));
        setOutcomes(new Map());
        return [];
      }
      const added = await sendAll(entries, token);
      if (added.length > 0) toast(TOASTS.added);
      void refresh();
      return added;
    } finally {
      setProgress(null);
    }
  };

  /** Resolves to the keys of what was added. `again` keeps what became of the others the last time. */
  const addMany = async (entries: readonly AddEntry[], again = false): Promise<readonly string[]> => {
    return (await run(() => attempt(entries, again))) ?? [];
  };

  return { addMany, outcomes, progress };
}
