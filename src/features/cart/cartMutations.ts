import { ignoreBody } from '@/api/client';
import type { ApiError } from '@/api/errors';
import { useApiMutation } from '@/api/useApiMutation';
import { useToast } from '@/ui/toast/useToast';
import { cartQuery, useCartCache } from './cartQuery';
import { CART_TOASTS, cartFailureToast } from './cartToasts';

const invalidates = [cartQuery().queryKey];

// The cache is written as soon as the response is in: on a slow network the refetch of the whole cart takes as long again.

/**
 * Sets a line's quantity with an optimistic update: every figure shows it at once, and a failure rolls it back. `onDone`
 * runs with the response or the failure, before the cart is refetched.
 */
export function useUpdateLine(lineId: number, onDone: (quantity: number, error: ApiError | null) => void) {
  const { toast } = useToast();
  const cart = useCartCache();
  return useApiMutation({
    call: (client, quantity: number) =>
      ignoreBody(
        client.PUT('/api/cart/item/{cartItemId}', {
          params: { path: { cartItemId: lineId } },
          body: { quantity },
          keepalive: true, // sent also when the page is being closed
        }),
      ),
    invalidates,
    refetch: 'background',
    onMutate: (quantity) => {
      const previous = cart.quantityOf(lineId);
      cart.setQuantity(lineId, quantity);
      return previous;
    },
    onSuccess: (_, quantity) => {
      // A refetch in the meantime may have brought the previous quantity back.
      cart.setQuantity(lineId, quantity);
      onDone(quantity, null);
    },
    onError: (error, quantity, previous) => {
      if (previous !== undefined) cart.setQuantity(lineId, previous);
      onDone(quantity, error);
      // The buyer has removed the line in the meantime, so its change no longer matters.
      if (error.status === 404 && cart.quantityOf(lineId) === undefined) return;
      toast(cartFailureToast(error, 'Failed to update cart item. Please try again.'));
    },
  });
}

/** Removes one line, by its id. */
export function useRemoveLine() {
  const { toast } = useToast();
  const cart = useCartCache();
  return useApiMutation({
    call: (client, id: number) =>
      ignoreBody(client.DELETE('/api/cart/item/{cartItemId}', { params: { path: { cartItemId: id } } })),
    invalidates,
    singleFlight: true,
    onSuccess: (_, id) => {
      cart.remove(id);
      toast(CART_TOASTS.removed);
    },
    onError: (error) =>
      toast(
        error.status === 404 // removed already, which is what the buyer wants
          ? CART_TOASTS.removed
          : cartFailureToast(error, 'Failed to remove item from cart. Please try again.'),
      ),
  });
}

/** Removes all lines. */
export function useClearCart() {
  const { toast } = useToast();
  const cart = useCartCache();
  return useApiMutation({
    call: (client) => ignoreBody(client.DELETE('/api/cart')),
    invalidates,
    singleFlight: true,
    onSuccess: () => {
      cart.clear();
      toast(CART_TOASTS.cleared);
    },
    onError: (error) => toast(cartFailureToast(error, 'Failed to clear cart. Please try again.')),
  });
}
