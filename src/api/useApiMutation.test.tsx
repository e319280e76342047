import { QueryClientProvider, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiProvider } from './ApiContext';
import { createApiClient } from './client';
import { ApiError } from './errors';
import { createQueryClient, createQueryFunction, get } from './query';
import { useApiMutation } from './useApiMutation';

function setUp(answer: (request: Request) => Response) {
  const calls: string[] = [];
  const announce = vi.fn<(outdated: QueryKey[]) => void>();
  const client = createApiClient({
    baseUrl: 'http://shop.test/',
    transport: async (request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return answer(request);
    },
    tokenFor: () => 'token',
    onUnauthenticated: () => {},
  });
  const queryClient: QueryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, queryFn: createQueryFunction(client) },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client} announce={announce}>
          {children}
        </ApiProvider>
      </QueryClientProvider>
    </StrictMode>
  );
  const hook = renderHook(
    () => ({
      cart: useQuery(get('/api/cart')),
      clear: useApiMutation({ call: (api) => api.DELETE('/api/cart'), invalidates: [get('/api/cart').queryKey] }),
    }),
    { wrapper },
  );
  return { hook, calls, announce };
}

describe('a change on the server', () => {
  it('is done once what it makes out of date has been read again, here and in other tabs', async () => {
    const { hook, calls, announce } = setUp(({ method }) => Response.json(method === 'GET' ? [] : { success: true }));
    await waitFor(() => expect(hook.result.current.cart.isSuccess).toBe(true));
    await act(() => hook.result.current.clear.mutateAsync(undefined));
    expect(calls).toEqual(['GET /api/cart', 'DELETE /api/cart', 'GET /api/cart']);
    expect(announce).toHaveBeenCalledExactlyOnceWith([['/api/cart']]);
  });

  it('that fails is not tried again, throws an ApiError and makes nothing out of date', async () => {
    const { hook, calls, announce } = setUp(({ method }) =>
      method === 'GET' ? Response.json([]) : new Response('', { status: 500 }),
    );
    await waitFor(() => expect(hook.result.current.cart.isSuccess).toBe(true));
    const error: unknown = await act(() =>
      hook.result.current.clear.mutateAsync(undefined).catch((reason: unknown) => reason),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: '500: Internal Server Error' });
    expect(calls).toEqual(['GET /api/cart', 'DELETE /api/cart']);
    expect(announce).not.toHaveBeenCalled();
  });

  it('succeeds even where the reading afterwards fails', async () => {
    let reads = 0;
    const { hook } = setUp(({ method }) => {
      if (method !== 'GET') return Response.json({ success: true });
      reads += 1;
      return reads === 1 ? Response.json([]) : new Response('', { status: 500 });
    });
    await waitFor(() => expect(hook.result.current.cart.isSuccess).toBe(true));
    await expect(act(() => hook.result.current.clear.mutateAsync(undefined))).resolves.toEqual({ success: true });
  });
});
