import { useApiMutation } from '@/api/useApiMutation';
import { useToast } from '@/ui/toast/toastStore';
import { cartQuery } from './cartQuery';

const invalidates = [cartQuery().queryKey];
const REMOVED = { title: 'Item Removed' };
const failed = (description: string) => ({ title: 'Error', description, tone: 'danger' }) as const;

// The brief's toasts (S1 8) come even when the buyer has left the cart meanwhile.

/** Sets one line's quantity, pieces. */
export function useUpdateLine() {
  const { toast } = useToast();
  return useApiMutation({
    call: (client, { id, quantity }: { id: number; quantity: number }) =>
      client.PUT('/api/cart/item/{cartItemId}', {
        params: { path: { cartItemId: id } },
        body: { quantity },
        keepalive: true,
      }),
    invalidates,
    onFailed: () => toast(failed('Failed to update cart item. Please try again.')),
  });
}

/** Removes one line, by its id. */
export function useRemoveLine() {
  const { toast } = useToast();
  return useApiMutation({
    call: (client, id: number) =>
      client.DELETE('/api/cart/item/{cartItemId}', { params: { path: { cartItemId: id } } }),
    invalidates,
    onDone: () => toast(REMOVED),
    // A line that is gone already is what was asked for.
    onFailed: ({ status }) =>
      toast(status === 404 ? REMOVED : failed('Failed to remove item from cart. Please try again.')),
  });
}

/** Empties the cart. */
export function useClearCart() {
  const { toast } = useToast();
  return useApiMutation({
    call: (client) => client.DELETE('/api/cart'),
    invalidates,
    onDone: () => toast({ title: 'Cart Cleared' }),
    onFailed: () => toast(failed('Failed to clear cart. Please try again.')),
  });
}
