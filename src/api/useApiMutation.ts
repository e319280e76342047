import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useApi } from './ApiContext';
import { answerOf, type ApiClient } from './client';
import type { ApiError } from './errors';

interface ApiMutation<Input, Output> {
  call: (client: ApiClient, input: Input) => Promise<{ data?: Output; response: Response }>;
  /** Keys (or their beginnings) of the queries that this call makes out of date, here and in other tabs. */
  invalidates: QueryKey[];
}

/** The one way to change something on the server. The mutation is done once what it invalidates is fresh again. */
export function useApiMutation<Input, Output>({ call, invalidates }: ApiMutation<Input, Output>) {
  const { client, announce } = useApi();
  const queryClient = useQueryClient();
  return useMutation<Output, ApiError, Input>({
    mutationFn: async (input) => (await answerOf(call(client, input))).data,
    onSuccess: async () => {
      announce(invalidates);
      await Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
