import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import type { CartItem } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { useLoginPrompt, useSessionServices } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { useToast } from '@/ui/toast/toastStore';
import { missingOption, type AddChoice } from './addChoice';
import { addFailureToast, regionConflictToast, TOASTS } from './addToasts';
import { cartQuery } from './cartQuery';
import { keepIntendedAdd } from './intendedAddStore';
import { useRegionConflict } from './useRegionConflict';

/** Milliseconds within which a second click belongs to the first one. */
const DOUBLE_CLICK = 400;

/**
 * The one way into the cart. Checks in the order of D-150 (token, colour, model, quantity, region), sends, and shows
 * the brief's toast for whatever stands in the way. `add` resolves to the line, or to null when nothing was added;
 * while one add is under way (`adding`) a second call does nothing, so a double click posts once.
 */
export function useAddToCart() {
  const { session } = useSessionServices();
  const prompt = useLoginPrompt();
  const storage = useStorage();
  const conflictingRegion = useRegionConflict();
  const navigate = useNavigate();
  const location = useLocation();
  const { toast } = useToast();
  const [adding, setAdding] = useState(false);
  // Two clicks can come before the first render that knows of the first one.
  const running = useRef(false);
  const post = useApiMutation({
    call: (client, { product, quantity, color, model, ancOption }: AddChoice) =>
      client.POST('/api/cart', {
        body: { productId: product.id, quantity, selectedOptions: { color, model, ancOption } },
      }),
    invalidates: [cartQuery().queryKey],
  });

  const send = async (choice: AddChoice, token: string): Promise<CartItem | null> => {
    const conflict = await conflictingRegion(choice.product);
    const tokenNow = session.get().token;
    if (tokenNow !== token) {
      // Another buyer's cart is not the place for this; nobody's is a case for the login (D-209).
      if (session.get().expired) {
        keepIntendedAdd(storage, choice, session.get());
        prompt.ask('login');
      }
      return null;
    }
    if (conflict) {
      toast(regionConflictToast(conflict));
      return null;
    }
    try {
      const line = await post.mutateAsync(choice);
      toast(TOASTS.added);
      return line;
    } catch (error) {
      // Then the login has been asked for already (app/createApp).
      if (error instanceof ApiError && error.status === 401 && session.get().expired)
        keepIntendedAdd(storage, choice, session.get());
      else toast(addFailureToast(error));
      return null;
    }
  };

  const add = async (choice: AddChoice): Promise<CartItem | null> => {
    if (running.current) return null;
    const { token } = session.get();
    if (!token) {
      keepIntendedAdd(storage, choice, session.get());
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
    running.current = true;
    setAdding(true);
    const pause = new Promise<void>((resolve) => setTimeout(resolve, DOUBLE_CLICK));
    const line = await send(choice, token);
    setAdding(false);
    const free = () => {
      running.current = false;
    };
    // A quick server answers before the second click of a double click; what failed may be tried again at once.
    if (line) void pause.then(free);
    else free();
    return line;
  };

  return { add, adding };
}
