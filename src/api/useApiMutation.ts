import { useMutation, useQueryClient, type QueryKey, type UseMutationOptions } from '@tanstack/react-query';
import { useSingleFlight } from '@/lib/useSingleFlight';
import { useApi } from './ApiContext';
import { readResponse, type ApiClient } from './client';
import type { ApiError } from './errors';
import { queriesBelow } from './query';

type MutationHooks<Input, Output, Rollback> = Pick<
  UseMutationOptions<Output, ApiError, Input, Rollback>,
  'onMutate' | 'onSuccess' | 'onError' | 'onSettled'
>;

/**
 * The hooks are React Query's and run also after the component has unmounted. `onMutate` runs before the request, for an
 * optimistic update; its result reaches `onError`, for the rollback. `onSuccess` and `onError` run as soon as the response
 * is read, before any query is refetched: toasts and cache writes belong there. `onSettled` runs after the refetch.
 */
interface ApiMutation<Input, Output, Rollback> extends MutationHooks<Input, Output, Rollback> {
  /**
   * Only sends the request; everything that follows belongs in the hooks. Wrap it in `ignoreBody` when the response's body
   * is not needed: otherwise a response without a body is a failure.
   */
  call: (client: ApiClient, input: Input) => Promise<{ data?: Output }>;
  /** Keys, or beginnings of keys, of the queries to refetch, here and in other tabs (`queriesBelow`). */
  invalidates: QueryKey[];
  /**
   * When the mutation is done: `awaited`, the default, once the queries are refetched; `background` with the response, for a
   * mutation that writes the new state into the cache itself.
   */
  refetch?: 'awaited' | 'background';
  /** Makes `mutate` ignore calls while one is pending, so that a double click sends one request. */
  singleFlight?: boolean;
}

/** Returns a function that invalidates queries here and in other tabs, and resolves once they are refetched here. */
export function useInvalidate(queryKeys: QueryKey[]) {
  const { broadcastInvalidation } = useApi();
  const queryClient = useQueryClient();
  return async () => {
    if (queryKeys.length === 0) return;
    broadcastInvalidation(queryKeys);
    await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries(queriesBelow(queryKey))));
  };
}

/**
 * Whether the server's data may differ from the cache after this failure: without a readable response the server may have
 * made the change, and after a 404 the object was removed elsewhere.
 */
const mayHaveChanged = (error: ApiError) => error.kind !== 'refused' || error.status === 404;

/** The one way to change something on the server. */
export function useApiMutation<Input, Output, Rollback = undefined>({
  call,
  invalidates,
  refetch = 'awaited',
  singleFlight = false,
  onMutate,
  onSuccess,
  onError,
  onSettled,
}: ApiMutation<Input, Output, Rollback>) {
  const { client } = useApi();
  const invalidate = useInvalidate(invalidates);
  const { run } = useSingleFlight();
  const refetchQueries = async () => {
    const refetched = invalidate();
    if (refetch === 'awaited') await refetched;
  };
  const mutation = useMutation<Output, ApiError, Input, Rollback>({
    mutationFn: async (input) => (await readResponse(call(client, input))).data,
    ...(onMutate && { onMutate }),
    onSuccess: async (...result) => {
      await onSuccess?.(...result);
      await refetchQueries();
    },
    onError: async (...failure) => {
      await onError?.(...failure);
      if (mayHaveChanged(failure[0])) await refetchQueries();
    },
    ...(onSettled && { onSettled }),
  });
  const mutateIfIdle: typeof mutation.mutate = (...input) =>
    void run(() => mutation.mutateAsync(...input)).catch(() => undefined); // `onError` has handled it
  return singleFlight ? { ...mutation, mutate: mutateIfIdle } : mutation;
}
