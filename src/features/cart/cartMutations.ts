import { useApiMutation } from '@/api/useApiMutation';
import { useToast } from '@/ui/toast/toastStore';
import { cartQuery } from './cartQuery';

const invalidates = [cartQuery().queryKey];
const failed = (description: string) => ({ title: 'Error', description, tone: 'danger' }) as const;

// The brief's toasts (S1 8) come even when the buyer has left the cart meanwhile.

/** Sets one line's quantity, pieces. */
export function useUpdateLine() {
  const { toast } = useToast();
  return useApiMutation({
    call: (client, { id, quantity }: { id: number; quantity: number }) =>
      client.PUT('/api/cart/item/{cartItemId}', { params: { path: { cartItemId: id } }, body: { quantity } }),
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
    onDone: () => toast({ title: 'Item Removed' }),
    onFailed: () => toast(failed('Failed to remove item from cart. Please try again.')),
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
