import { QueryClientProvider, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiProvider } from './ApiContext';
import { createApiClient } from './client';
import { ApiError } from './errors';
import { createQueryClient, createQueryFunction, get } from './query';
import { useApiMutation } from './useApiMutation';

interface SetUp {
  respond: (request: Request) => Response | Promise<Response>;
  timeout?: number;
  refetch?: 'awaited' | 'background';
  singleFlight?: boolean;
}

function setUp({ respond, timeout, ...options }: SetUp) {
  /** Requests and mutation hooks, in order. */
  const events: string[] = [];
  const requests = () => events.filter((event) => event.includes(' /'));
  const broadcastInvalidation = vi.fn<(queryKeys: QueryKey[]) => void>();
  const client = createApiClient({
    baseUrl: 'http://shop.test/',
    transport: async (request) => {
      events.push(`${request.method} ${new URL(request.url).pathname}`);
      return respond(request);
    },
    tokenFor: () => 'token',
    onUnauthenticated: () => {},
    ...(timeout && { timeout }),
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
        onMutate: (input: string) => {
          events.push(`onMutate ${input}`);
          return `before ${input}`;
        },
        onSuccess: () => void events.push('onSuccess'),
        onError: (_, __, rollback) => void events.push(`onError ${rollback}`),
        onSettled: () => void events.push('onSettled'),
        ...options,
      }),
    }),
    { wrapper },
  );
  const loaded = () => waitFor(() => expect(hook.result.current.cart.isSuccess).toBe(true));
  return { hook, events, requests, broadcastInvalidation, loaded };
}

const emptyCart = () => Response.json([]);
const succeed = ({ method }: Request) => (method === 'GET' ? emptyCart() : Response.json({ success: true }));
const refuse = ({ method }: Request) => (method === 'GET' ? emptyCart() : new Response('', { status: 500 }));

describe('a change on the server', () => {
  it('is done once the queries that it invalidates are refetched, here and in other tabs', async () => {
    const { hook, requests, broadcastInvalidation, loaded } = setUp({ respond: succeed });
    await loaded();
    await act(() => hook.result.current.clear.mutateAsync('all'));
    expect(requests()).toEqual(['GET /api/cart', 'DELETE /api/cart', 'GET /api/cart']);
    expect(broadcastInvalidation).toHaveBeenCalledExactlyOnceWith([['/api/cart']]);
  });

  it('calls its hooks around the request, and onSuccess before the refetch', async () => {
    const { hook, events, loaded } = setUp({ respond: succeed });
    await loaded();
    await act(() => hook.result.current.clear.mutateAsync('all'));
    expect(events).toEqual([
      'GET /api/cart',
      'onMutate all',
      'DELETE /api/cart',
      'onSuccess',
      'GET /api/cart',
      'onSettled',
    ]);
  });

  it('is done with the response when the refetch runs in the background', async () => {
    let isFirstRead = true;
    const { hook, requests, loaded } = setUp({
      refetch: 'background',
      respond: (request) => {
        if (request.method !== 'GET' || isFirstRead) {
          isFirstRead = false;
          return succeed(request);
        }
        return new Promise<Response>(() => {});
      },
    });
    await loaded();
    await act(() => hook.result.current.clear.mutateAsync('all'));
    await waitFor(() => expect(hook.result.current.clear.isPending).toBe(false));
    expect(requests()).toEqual(['GET /api/cart', 'DELETE /api/cart', 'GET /api/cart']);
  });

  it('that fails is not retried, throws an ApiError and invalidates nothing', async () => {
    const { hook, events, broadcastInvalidation, loaded } = setUp({ respond: refuse });
    await loaded();
    const error: unknown = await act(() =>
      hook.result.current.clear.mutateAsync('all').catch((reason: unknown) => reason),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: '500: Internal Server Error' });
    expect(events).toEqual(['GET /api/cart', 'onMutate all', 'DELETE /api/cart', 'onError before all', 'onSettled']);
    expect(broadcastInvalidation).not.toHaveBeenCalled();
  });

  it('succeeds even when the refetch fails', async () => {
    let reads = 0;
    const { hook, loaded } = setUp({
      respond: ({ method }) => {
        if (method !== 'GET') return Response.json({ success: true });
        reads += 1;
        return reads === 1 ? emptyCart() : new Response('', { status: 500 });
      },
    });
    await loaded();
    await expect(act(() => hook.result.current.clear.mutateAsync('all'))).resolves.toEqual({ success: true });
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['timeout', () => new Promise<Response>(() => {})],
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['unreadable', () => new Response('<!doctype html>', { status: 200 })],
  ])('may have happened where the response is lost (%s), so its queries are refetched', async (kind, respond) => {
    const { hook, requests, broadcastInvalidation, loaded } = setUp({
      respond: ({ method, signal }) =>
        method === 'GET'
          ? emptyCart()
          : Promise.race([
              respond(),
              new Promise<Response>((_, reject) => {
                signal.addEventListener('abort', () => reject(signal.reason as Error));
              }),
            ]),
      timeout: 500,
    });
    await loaded();
    const error: unknown = await act(() =>
      hook.result.current.clear.mutateAsync('all').catch((reason: unknown) => reason),
    );
    expect(error).toMatchObject({ kind });
    expect(requests()).toEqual(['GET /api/cart', 'DELETE /api/cart', 'GET /api/cart']);
    expect(broadcastInvalidation).toHaveBeenCalledExactlyOnceWith([['/api/cart']]);
  });

  it('that fails calls onError even after its component has unmounted', async () => {
    let send: (response: Response) => void = () => {};
    const response = new Promise<Response>((resolve) => void (send = resolve));
    const { hook, events, loaded } = setUp({ respond: ({ method }) => (method === 'GET' ? emptyCart() : response) });
    await loaded();
    act(() => hook.result.current.clear.mutate('all'));
    hook.unmount();
    send(Response.json({ success: false }, { status: 500 }));
    await waitFor(() => expect(events).toContain('onError before all'));
  });

  it('with single flight ignores a second call until the first is done, and can be repeated after a failure', async () => {
    let send: (response: Response) => void = () => {};
    const { hook, events, requests, loaded } = setUp({
      singleFlight: true,
      respond: ({ method }) =>
        method === 'GET' ? emptyCart() : new Promise<Response>((resolve) => void (send = resolve)),
    });
    const deletions = () => requests().filter((request) => request.startsWith('DELETE'));
    await loaded();
    act(() => {
      hook.result.current.clear.mutate('all');
      hook.result.current.clear.mutate('all');
    });
    await waitFor(() => expect(deletions()).toHaveLength(1));
    send(new Response('', { status: 500 }));
    await waitFor(() => expect(hook.result.current.clear.isError).toBe(true));
    expect(events.filter((event) => event.startsWith('onMutate'))).toHaveLength(1);
    act(() => hook.result.current.clear.mutate('all'));
    await waitFor(() => expect(deletions()).toHaveLength(2));
  });
});
