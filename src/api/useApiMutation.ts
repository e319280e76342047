import { useMutation, useQueryClient, type MutateOptions, type QueryKey } from '@tanstack/react-query';
import { useOnce } from '@/lib/useOnce';
import { useApi } from './ApiContext';
import { answerOf, type ApiClient } from './client';
import type { ApiError } from './errors';

interface ApiMutation<Input, Output> {
  call: (client: ApiClient, input: Input) => Promise<{ data?: Output; response: Response }>;
  /** Keys (or their beginnings) of the queries that this call makes out of date, here and in other tabs. */
  invalidates: QueryKey[];
  /** After a failure; also when the component that asked for the change has left the screen. */
  onFailed?: (error: ApiError) => void;
}

/** Reads anew what a change has made out of date, here and in other tabs; resolves when that is done here. */
export function useRefresh(outdated: QueryKey[]) {
  const { broadcastInvalidation } = useApi();
  const queryClient = useQueryClient();
  return async () => {
    broadcastInvalidation(outdated);
    await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/**
 * The one way to change something on the server. The mutation is done once what it invalidates is fresh again. Where
 * no answer could be read the server may have made the change all the same, and where the thing is gone somebody else has
 * made one: the queries are read again then too.
 */
export function useApiMutation<Input, Output>({ call, invalidates, onFailed }: ApiMutation<Input, Output>) {
  const { client } = useApi();
  const refresh = useRefresh(invalidates);
  const once = useOnce();
  const mutation = useMutation<Output, ApiError, Input>({
    mutationFn: async (input) => (await answerOf(call(client, input))).data,
    onSuccess: refresh,
    onError: async (error) => {
      onFailed?.(error);
      if (error.kind !== 'refused' || error.status === 404) await refresh();
    },
  });
  /** As `mutate`, but not while a call of this is under way. */
  const mutateOnce = (input: Input, options?: MutateOptions<Output, ApiError, Input>) =>
    // What goes wrong is `onFailed`'s and the options' concern.
    void once(() => mutation.mutateAsync(input, options).catch(() => undefined));
  return { ...mutation, mutateOnce };
}
