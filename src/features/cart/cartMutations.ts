import { ApiError } from '@/api/errors';
import { useApiMutation } from '@/api/useApiMutation';
import { useToast } from '@/ui/toast/useToast';
import { cartQuery } from './cartQuery';
import { useCartCache } from './useCartCache';

const invalidates = [cartQuery().queryKey];
const REMOVED = { title: 'Item Removed', tone: 'success' } as const;
const failed = (description: string) => ({ title: 'Error', description, tone: 'danger' }) as const;

// The brief's toasts (S1 8) come even when the buyer has left the cart meanwhile. What an answer settles shows at once:
// on a slow line the reading of the whole cart that follows takes as long again.

interface LineUpdate {
  id: number;
  /** Pieces. */
  quantity: number;
  /** The call has been answered or has failed; the cart may still be read again. `lost`: nobody knows what became of it. */
  onAnswer: (lost: boolean) => void;
}

/** Sets one line's quantity. The next page counts with it at once; a refused change is taken back. */
export function useUpdateLine() {
  const { toast } = useToast();
  const held = useCartCache();
  return useApiMutation({
    call: async (client, { id, quantity, onAnswer }: LineUpdate) => {
      const before = held.quantityOf(id) ?? quantity;
      held.setQuantity(id, quantity);
      let now = before;
      let lost = false;
      try {
        const answer = await client.PUT('/api/cart/item/{cartItemId}', {
          params: { path: { cartItemId: id } },
          body: { quantity },
          keepalive: true,
        });
        now = quantity;
        return answer;
      } catch (error) {
        lost = !(error instanceof ApiError) || error.kind !== 'refused';
        throw error;
      } finally {
        held.setQuantity(id, now);
        onAnswer(lost);
      }
    },
    invalidates,
    onError: () => toast(failed('Failed to update cart item. Please try again.')),
  });
}

/** Removes one line, by its id. */
export function useRemoveLine() {
  const { toast } = useToast();
  const held = useCartCache();
  return useApiMutation({
    call: async (client, id: number) => {
      const answer = await client.DELETE('/api/cart/item/{cartItemId}', { params: { path: { cartItemId: id } } });
      held.remove(id);
      toast(REMOVED);
      return answer;
    },
    invalidates,
    // A line that is gone already is what was asked for.
    singleFlight: true,
    onError: ({ status }) =>
      toast(status === 404 ? REMOVED : failed('Failed to remove item from cart. Please try again.')),
  });
}

/** Empties the cart. */
export function useClearCart() {
  const { toast } = useToast();
  const held = useCartCache();
  return useApiMutation({
    call: async (client) => {
      const answer = await client.DELETE('/api/cart');
      held.empty();
      toast({ title: 'Cart Cleared', tone: 'success' });
      return answer;
    },
    invalidates,
    singleFlight: true,
    onError: () => toast(failed('Failed to clear cart. Please try again.')),
  });
}
