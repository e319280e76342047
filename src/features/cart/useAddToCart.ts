import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { optionalBody } from '@/api/client';
import { ApiError } from '@/api/errors';
import { get } from '@/api/query';
import type { ApiCartItem } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { lineInCart } from '@/domain/order/cartLine';
import type { Product } from '@/domain/product/readProduct';
import { regionOf } from '@/domain/product/stock';
import { useLoginPrompt, useSessionServices } from '@/features/session/SessionContext';
import type { Session } from '@/features/session/sessionStore';
import { useStorage } from '@/lib/EnvironmentContext';
import { useNavigateFrom } from '@/lib/navigateFrom';
import { paths } from '@/lib/paths';
import { useSingleFlight } from '@/lib/useSingleFlight';
import type { ToastAction } from '@/ui/toast/toastStore';
import { useToast } from '@/ui/toast/useToast';
import { missingOption, type AddChoice } from './chosenOptions';
import { cartQuery, useCartCache } from './cartQuery';
import { addFailureToast, CART_TOASTS, isRegionConflict, regionConflictToast } from './cartToasts';
import { useAskToClear } from './ClearCart';
import { savePendingAdd } from './pendingAddStore';

/** Milliseconds within which a second click counts as part of a double click. */
const DOUBLE_CLICK = 400;

/**
 * Adds one choice to the cart: checks it, sends it, and shows the brief's toast for whatever is in the way. `add` resolves
 * to the line as soon as the response is in, or to null when nothing was added. While an add is running (`adding`), and
 * for the rest of a double click, further calls do nothing.
 */
export function useAddToCart() {
  const { session } = useSessionServices();
  const prompt = useLoginPrompt();
  const storage = useStorage();
  const navigateFrom = useNavigateFrom();
  const { toast } = useToast();
  const cart = useCartCache();
  const { checkChoice, checkRegion } = useAddChecks();
  const conflictActions = useRegionConflictActions();
  const postLine = usePostLine([cartQuery().queryKey]);
  const { run, pending: adding, isRunning } = useSingleFlight();
  const withinDoubleClick = useRef(false);

  const saveForLogin = (choice: AddChoice) => savePendingAdd(storage, choice, session.get());

  const attempt = async (choice: AddChoice): Promise<ApiCartItem | null> => {
    const again = () => void add(choice);
    const check = await checkRegion(choice, again);
    if (check === 'sessionChanged' && session.get().expired) {
      saveForLogin(choice);
      prompt.ask('login');
    }
    if (check !== 'passed') return null;

    const { token } = session.get();
    try {
      const line = await postLine.mutateAsync(choice);
      // Another buyer may have signed in since.
      if (session.get().token === token) cart.upsert(line);
      toast(CART_TOASTS.added);
      return line;
    } catch (error) {
      // createApp opens the login when the session expires.
      if (hasSessionExpired(error, session.get())) saveForLogin(choice);
      else toast({ ...addFailureToast(error), ...(isRegionConflict(error) && { actions: conflictActions(again) }) });
      return null;
    }
  };

  const add = async (choice: AddChoice): Promise<ApiCartItem | null> => {
    if (isRunning() || withinDoubleClick.current) return null;
    // Before `run`, whose pending state would render the page twice for a press that is refused at once.
    const check = checkChoice(choice);
    if (check === 'loggedOut') {
      saveForLogin(choice);
      toast(CART_TOASTS.loginNeeded);
      // In place after an expiry: what was entered on this page is kept (D-209).
      if (session.get().expired) prompt.ask('login');
      else navigateFrom(({ pathname, search }) => paths.signup(`${pathname}${search}`));
    }
    if (check !== 'passed') return null;
    const doubleClickOver = new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK));
    const line = await run(() => attempt(choice));
    // A fast server responds before the second click of a double click. A failed add may be repeated at once.
    if (line) {
      withinDoubleClick.current = true;
      void doubleClickOver.then(() => (withinDoubleClick.current = false));
    }
    return line;
  };

  return { add, adding };
}

/**
 * The checks before a request, in the order of D-150. `checkChoice`: login, color, model, quantity. `checkRegion`, which asks the
 * server: region. After `refused` nothing is left to do: its toast is shown, or the quantity is 0, which the page explains itself.
 */
export function useAddChecks() {
  const { session } = useSessionServices();
  const { toast } = useToast();
  const findRegionConflict = useRegionConflict();
  const conflictActions = useRegionConflictActions();

  const checkChoice = (choice: AddChoice): 'passed' | 'loggedOut' | 'refused' => {
    if (!session.get().token) return 'loggedOut';
    const missing = missingOption(choice);
    if (missing) toast(missing === 'color' ? CART_TOASTS.colorMissing : CART_TOASTS.modelMissing);
    return missing || choice.quantity < 1 ? 'refused' : 'passed';
  };

  /**
   * `sessionChanged`: the token is no longer the one at the start. `again` repeats the add, once the buyer has cleared a cart
   * of the other region.
   */
  const checkRegion = async (
    { product }: AddChoice,
    again: () => void,
  ): Promise<'passed' | 'refused' | 'sessionChanged'> => {
    const { token } = session.get();
    const conflict = await findRegionConflict(product);
    if (session.get().token !== token) return 'sessionChanged';
    if (!conflict) return 'passed';
    toast({ ...regionConflictToast(conflict), actions: conflictActions(again) });
    return 'refused';
  };

  return { checkChoice, checkRegion };
}

/** POST /api/cart for one choice. `invalidates` is empty for a caller that refetches the cart itself, after many adds. */
export function usePostLine(invalidates: QueryKey[]) {
  const readLine = useReadLine();
  return useApiMutation({
    call: async (client, choice: AddChoice) => {
      const { product, quantity, color, model, ancOption } = choice;
      const line = await optionalBody(
        client.POST('/api/cart', {
          body: { productId: product.id, quantity, selectedOptions: { color, model, ancOption } },
        }),
      );
      return { data: line ?? (await readLine(choice)) };
    },
    invalidates,
    refetch: 'background',
  });
}

/** The line of a choice, read from the server's cart: for a backend that accepts an add without responding with its line. */
function useReadLine() {
  const queryClient = useQueryClient();
  return async ({ product, color, model, ancOption }: AddChoice): Promise<ApiCartItem> => {
    const lines = await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
    const line = lineInCart(lines ?? [], { productId: product.id, color, option: model ?? ancOption });
    if (!line) throw new SyntaxError('The cart does not have the line that was added.');
    return line;
  };
}

/** Whether an add failed because its session expired. After a logout or a new login in another tab it did not. */
export const hasSessionExpired = (error: unknown, { expired }: Session): boolean =>
  error instanceof ApiError && error.status === 401 && expired !== null;

/** The actions of the region conflict’s toast: view the cart, or clear it and add again. */
function useRegionConflictActions() {
  const navigateFrom = useNavigateFrom();
  const askToClear = useAskToClear();
  return (again: () => void): ToastAction[] => {
    // The toast's own buttons no longer exist when the dialog closes.
    const opener = document.activeElement;
    return [
      { label: 'View My Cart', onSelect: () => navigateFrom(() => paths.cart()) },
      ...(askToClear ? [{ label: 'Clear it and add this', onSelect: () => askToClear(again, opener) }] : []),
    ];
  };
}

/**
 * Compares the region of the cart with that of the product, which is fetched for it. Resolves to the two regions when they
 * differ, else to null. A check that fails resolves to null too, because the server checks as well (D-97).
 */
function useRegionConflict() {
  const queryClient = useQueryClient();
  return async (product: Product): Promise<{ current: string; next: string } | null> => {
    try {
      const [fetched, cart] = await Promise.all([
        queryClient.fetchQuery({
          ...get('/api/products/{slugOrId}', { path: { slugOrId: String(product.id) } }),
          staleTime: 0,
        }),
        queryClient.fetchQuery(cartQuery()),
      ]);
      const first: ApiCartItem | undefined = cart?.[0];
      if (!first) return null;
      const [current, next] = [regionOf(first.product), regionOf(fetched)];
      return current === next ? null : { current, next };
    } catch {
      return null;
    }
  };
}
