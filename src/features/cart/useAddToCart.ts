import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import type { CartItem, Product } from '@/api/types';
import { get } from '@/api/query';
import { useApiMutation } from '@/api/useApiMutation';
import { readSpecifications } from '@/domain/specifications';
import { regionOf } from '@/domain/region';
import { useLoginPrompt, useSession } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { paths } from '@/lib/paths';
import { useToast } from '@/ui/toast/toastStore';
import { addFailureToast, regionConflictToast, TOASTS } from './addToasts';
import { cartQuery } from './cartQuery';
import { keepIntendedAdd } from './intendedAddStore';

/** What a buyer has chosen to add. */
export interface AddChoice {
  product: Product;
  /** Pieces; 0 while the field is empty. */
  quantity: number;
  color: string | null;
  /** Model id, as text. */
  model: string | null;
  /** 'anc' or 'no_anc'; repeats the model id for a product with models (D-10). */
  ancOption: string | null;
}

/**
 * The one way into the cart. Checks in the order of D-150 (token, colour, model, quantity, region), sends, and shows
 * the brief's toast for whatever stands in the way. Resolves to the line, or to null when nothing was added.
 */
export function useAddToCart() {
  const { token } = useSession();
  const prompt = useLoginPrompt();
  const storage = useStorage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { toast } = useToast();
  const post = useApiMutation({
    call: (client, { product, quantity, color, model, ancOption }: AddChoice) =>
      client.POST('/api/cart', { body: { productId: product.id, quantity, selectedOptions: { color, model, ancOption } } }),
    invalidates: [cartQuery().queryKey],
  });

  /** The region is read anew; a check that fails lets the add go on, since the server checks too (D-97). */
  const conflictingRegion = async (product: Product): Promise<{ current: string; next: string } | null> => {
    try {
      const [fresh, cart] = await Promise.all([
        queryClient.fetchQuery({ ...get('/api/products/{slugOrId}', { path: { slugOrId: String(product.id) } }), staleTime: 0 }),
        queryClient.fetchQuery(cartQuery()),
      ]);
      const first: CartItem | undefined = cart?.[0];
      if (!first) return null;
      const [current, next] = [regionOf(first.product), regionOf(fresh)];
      return current === next ? null : { current, next };
    } catch {
      return null;
    }
  };

  const add = async (choice: AddChoice): Promise<CartItem | null> => {
    const { product, quantity, color, model } = choice;
    const specifications = readSpecifications(product.specifications);
    if (!token) {
      keepIntendedAdd(storage, choice);
      toast(TOASTS.pleaseLogIn);
      void navigate(paths.signup(`${location.pathname}${location.search}`));
      return null;
    }
    if (specifications.colors.length > 0 && !specifications.colors.some(({ name }) => name === color)) {
      toast(TOASTS.pickAColor);
      return null;
    }
    if (specifications.models.length > 0 && !specifications.models.some(({ id }) => id === model)) {
      toast(TOASTS.selectAModel);
      return null;
    }
    if (quantity < 1) return null;
    const conflict = await conflictingRegion(product);
    if (conflict) {
      toast(regionConflictToast(conflict));
      return null;
    }
    try {
      const line = await post.mutateAsync(choice);
      toast(TOASTS.added);
      return line;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        keepIntendedAdd(storage, choice);
        prompt.ask('login');
      } else {
        toast(addFailureToast(error));
      }
      return null;
    }
  };

  return { add };
}
