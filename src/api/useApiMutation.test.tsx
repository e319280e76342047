import { QueryClientProvider, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiProvider } from './ApiContext';
import { createApiClient } from './client';
import { ApiError } from './errors';
import { createQueryClient, createQueryFunction, get } from './query';
import { useApiMutation } from './useApiMutation';

function setUp(answer: (request: Request) => Response | Promise<Response>, timeout?: number) {
  const calls: string[] = [];
  const broadcastInvalidation = vi.fn<(outdated: QueryKey[]) => void>();
  const client = createApiClient({
    baseUrl: 'http://shop.test/',
    transport: async (request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return answer(request);
    },
    tokenFor: () => 'token',
    onUnauthenticated: () => {},
    ...(timeout && { timeout }),
  });
  const onFailed = vi.fn<(error: ApiError) => void>();
  const queryClient: QueryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, queryFn: createQueryFunction(client) },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client} broadcastInvalidation={broadcastInvalidation}>
          {children}
        </ApiProvider>
      </QueryClientProvider>
    </StrictMode>
  );
  const hook = renderHook(
    () => ({
      cart: useQuery(get('/api/cart')),
      clear: useApiMutation({
        call: (api) => api.DELETE('/api/cart'),
        invalidates: [get('/api/cart').queryKey],
        onFailed,
      }),
    }),
    { wrapper },
  );
  return { hook, calls, broadcastInvalidation, onFailed };
}

describe('a change on the server', () => {
  it('is done once what it makes out of date has been read again, here and in other tabs', async () => {
    const { hook, calls, broadcastInvalidation } = setUp(({ method }) =>
      Response.json(method === 'GET' ? [] : { success: true }),
    );
    await waitFor(() => expect(hook.result.current.cart.isSuccess).toBe(true));
    await act(() => hook.result.current.clear.mutateAsync(undefined));
    expect(calls).toEqual(['GET /api/cart', 'DELETE /api/cart', 'GET /api/cart']);
    expect(broadcastInvalidation).toHaveBeenCalledExactlyOnceWith([['/api/cart']]);
  });

  it('that is refused is not tried again, throws an ApiError and makes nothing out of date', async () => {
    const { hook, calls, broadcastInvalidation } = setUp(({ method }) =>
      method === 'GET' ? Response.json([]) : new Response('', { status: 500 }),
    );
    await waitFor(() => expect(hook.result.current.cart.isSuccess).toBe(true));
    const error: unknown = await act(() =>
      hook.result.current.clear.mutateAsync(undefined).catch((reason: unknown) => reason),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: '500: Internal Server Error' });
    expect(calls).toEqual(['GET /api/cart', 'DELETE /api/cart']);
    expect(broadcastInvalidation).not.toHaveBeenCalled();
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

  it.each<[string, () => Response | Promise<Response>]>([
    ['timeout', () => new Promise<Response>(() => {})],
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['unreadable', () => new Response('<!doctype html>', { status: 200 })],
  ])('whose answer is lost (%s) may have been made: what it concerns is read again', async (kind, answer) => {
    const { hook, calls, broadcastInvalidation } = setUp(
      ({ method, signal }) =>
        method === 'GET'
          ? Response.json([])
          : Promise.race([
              answer(),
              new Promise<Response>((_, reject) => {
                signal.addEventListener('abort', () => reject(signal.reason as Error));
              }),
            ]),
      500,
    );
    await waitFor(() => expect(hook.result.current.cart.isSuccess).toBe(true));
    const error: unknown = await act(() =>
      hook.result.current.clear.mutateAsync(undefined).catch((reason: unknown) => reason),
    );
    expect(error).toMatchObject({ kind });
    expect(calls).toEqual(['GET /api/cart', 'DELETE /api/cart', 'GET /api/cart']);
    expect(broadcastInvalidation).toHaveBeenCalledExactlyOnceWith([['/api/cart']]);
  });

  it('that is refused says so even after the page that asked for it has left', async () => {
    let send: (response: Response) => void = () => {};
    const answer = new Promise<Response>((resolve) => void (send = resolve));
    const { hook, onFailed } = setUp(({ method }) => (method === 'GET' ? Response.json([]) : answer));
    await waitFor(() => expect(hook.result.current.cart.isSuccess).toBe(true));
    act(() => hook.result.current.clear.mutate(undefined));
    hook.unmount();
    send(Response.json({ success: false }, { status: 500 }));
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  });
});
