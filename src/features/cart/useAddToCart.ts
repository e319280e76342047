import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readResponse } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { ApiCartItem } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { useLoginPrompt, useSessionServices } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { useSingleFlight } from '@/lib/useSingleFlight';
import { useToast } from '@/ui/toast/useToast';
import { missingOption, type AddChoice } from './addChoice';
import { addFailureToast, regionConflictToast, TOASTS } from './addToasts';
import { cartQuery, upsertCachedLine } from './cartQuery';
import { keepPendingAdd } from './pendingAddStore';
import { useRegionConflict } from './useRegionConflict';

/** Milliseconds within which a second click belongs to the first one. */
const DOUBLE_CLICK = 400;

interface Add {
  choice: AddChoice;
  /** Whose cart it is for. */
  token: string;
  /** The call has been answered, with a line, or has failed; the cart may still be read again. */
  onAnswer: (line: ApiCartItem | null) => void;
}

/**
 * The one way into the cart. Checks in the order of D-150 (token, colour, model, quantity, region), sends, and shows
 * the brief's toast for whatever stands in the way. `add` resolves to the line as soon as the server has answered it, or
 * to null when nothing was added; while one add is under way (`adding`) a second call does nothing, so a double click
 * posts once.
 */
export function useAddToCart() {
  const { session } = useSessionServices();
  const prompt = useLoginPrompt();
  const storage = useStorage();
  const conflictingRegion = useRegionConflict();
  const navigate = useNavigate();
  const location = useLocation();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const { run } = useSingleFlight();
  const [adding, setAdding] = useState(false);
  const post = useApiMutation({
    call: async (client, { choice, token, onAnswer }: Add) => {
      try {
        const { product, quantity, color, model, ancOption } = choice;
        const body = { productId: product.id, quantity, selectedOptions: { color, model, ancOption } };
        const answer = await readResponse(client.POST('/api/cart', { body }));
        if (session.get().token === token) upsertCachedLine(queryClient, answer.data);
        toast(TOASTS.added);
        onAnswer(answer.data);
        return answer;
      } catch (error) {
        // Then the login has been asked for already (app/createApp).
        if (error instanceof ApiError && error.status === 401 && session.get().expired)
          keepPendingAdd(storage, choice, session.get());
        else toast(addFailureToast(error));
        onAnswer(null);
        throw error;
      }
    },
    invalidates: [cartQuery().queryKey],
  });

  const send = async (choice: AddChoice, token: string): Promise<ApiCartItem | null> => {
    const conflict = await conflictingRegion(choice.product);
    const tokenNow = session.get().token;
    if (tokenNow !== token) {
      // Another buyer's cart is not the place for this; nobody's is a case for the login (D-209).
      if (session.get().expired) {
        keepPendingAdd(storage, choice, session.get());
        prompt.ask('login');
      }
      return null;
    }
    if (conflict) {
      toast(regionConflictToast(conflict));
      return null;
    }
    return new Promise((onAnswer) => post.mutate({ choice, token, onAnswer }));
  };

  const attempt = async (choice: AddChoice): Promise<ApiCartItem | null> => {
    const { token } = session.get();
    if (!token) {
      keepPendingAdd(storage, choice, session.get());
      toast(TOASTS.pleaseLogIn);
      void navigate(paths.signup(`${location.pathname}${location.search}`));
      return null;
    }
    const missing = missingOption(choice);
    if (missing) {
      toast(missing === 'color' ? TOASTS.pickAColor : TOASTS.selectAModel);
      return null;
    }
    if (choice.quantity < 1) return null;
    setAdding(true);
    const line = await send(choice, token);
    setAdding(false);
    return line;
  };

  const add = (choice: AddChoice) =>
    new Promise<ApiCartItem | null>((resolve) => {
      void run(async () => {
        const pause = new Promise((over) => setTimeout(over, DOUBLE_CLICK));
        const line = await attempt(choice);
        resolve(line);
        // A quick server answers before the second click of a double click; what failed may be tried again at once.
        if (line) await pause;
        return true;
      }).then((ran) => ran ?? resolve(null));
    });

  return { add, adding };
}
