import { useApiMutation } from '@/api/useApiMutation';
import { useToast } from '@/ui/toast/toastStore';
import { cartQuery } from './cartQuery';

const invalidates = [cartQuery().queryKey];
const failed = (description: string) => ({ title: 'Error', description, tone: 'danger' }) as const;

/** Sets one line's quantity, pieces. */
export function useUpdateLine() {
  return useApiMutation({
    call: (client, { id, quantity }: { id: number; quantity: number }) =>
      client.PUT('/api/cart/item/{cartItemId}', { params: { path: { cartItemId: id } }, body: { quantity } }),
    invalidates,
  });
}

/** Removes one line, with the brief's toasts (S1 8). */
export function useRemoveLine() {
  const { toast } = useToast();
  const mutation = useApiMutation({
    call: (client, id: number) =>
      client.DELETE('/api/cart/item/{cartItemId}', { params: { path: { cartItemId: id } } }),
    invalidates,
  });
  return {
    ...mutation,
    remove: (id: number) =>
      mutation.mutate(id, {
        onSuccess: () => toast({ title: 'Item Removed' }),
        onError: () => toast(failed('Failed to remove item from cart. Please try again.')),
      }),
  };
}

/** Empties the cart, with the brief's toasts (S1 8). */
export function useClearCart() {
  const { toast } = useToast();
  const mutation = useApiMutation({ call: (client) => client.DELETE('/api/cart'), invalidates });
  return {
    ...mutation,
    clear: (done: () => void) =>
      mutation.mutate(undefined, {
        onSuccess: () => toast({ title: 'Cart Cleared' }),
        onError: () => toast(failed('Failed to clear cart. Please try again.')),
        onSettled: done,
      }),
  };
}

export const UPDATE_FAILED = failed('Failed to update cart item. Please try again.');
