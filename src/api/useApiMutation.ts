import { useMutation, useQueryClient, type MutateOptions, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from './ApiContext';
import { answerOf, type ApiClient } from './client';
import type { ApiError } from './errors';

interface ApiMutation<Input, Output> {
  call: (client: ApiClient, input: Input) => Promise<{ data?: Output; response: Response }>;
  /** Keys (or their beginnings) of the queries that this call makes out of date, here and in other tabs. */
  invalidates: QueryKey[];
  /** After a success; also when the component that asked for the change has left the screen. */
  onDone?: () => void;
  /** After a failure, likewise. */
  onFailed?: (error: ApiError) => void;
}

/**
 * The one way to change something on the server. The mutation is done once what it invalidates is fresh again. Where
 * no answer could be read the server may have made the change all the same, and where the thing is gone somebody else has
 * made one: the queries are read again then too.
 */
export function useApiMutation<Input, Output>({ call, invalidates, onDone, onFailed }: ApiMutation<Input, Output>) {
  const { client, announce } = useApi();
  const queryClient = useQueryClient();
  const refresh = async () => {
    announce(invalidates);
    await Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  const running = useRef(false);
  const mutation = useMutation<Output, ApiError, Input>({
    mutationFn: async (input) => (await answerOf(call(client, input))).data,
    onSuccess: async () => {
      await refresh();
      onDone?.();
    },
    onError: async (error) => {
      onFailed?.(error);
      if (error.kind !== 'refused' || error.status === 404) await refresh();
    },
    onSettled: () => {
      running.current = false;
    },
  });
  /** As `mutate`, but not while a call is under way, of which React hears only after the press that made it. */
  const mutateOnce = (input: Input, options?: MutateOptions<Output, ApiError, Input>) => {
    if (running.current) return;
    running.current = true;
    mutation.mutate(input, options);
  };
  return { ...mutation, mutateOnce };
}
