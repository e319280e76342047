import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiCartItem } from '@/api/types';
import { cartQuery } from './cartQuery';

/** What the app holds of the cart, to be put right at once when a call is sent or answered, before it is read again. */
export function useCartCache() {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = cartQuery();
    const edit = (change: (lines: ApiCartItem[]) => ApiCartItem[]) =>
      queryClient.setQueryData(queryKey, (lines) => lines && change(lines));
    return {
      /** Pieces of a line; undefined when the line is not in the cart (any more). */
      quantityOf: (id: number) => queryClient.getQueryData(queryKey)?.find((line) => line.id === id)?.quantity,
      setQuantity: (id: number, quantity: number) =>
        edit((lines) => lines.map((line) => (line.id === id ? { ...line, quantity } : line))),
      remove: (id: number) => edit((lines) => lines.filter((line) => line.id !== id)),
      empty: () => edit(() => []),
    };
  }, [queryClient]);
}
