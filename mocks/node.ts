import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Server } from './server/createServer';

export interface NodeHostOptions {
  server: Pick<Server, 'fetch' | 'ready'>;
  /** Base URL of the API as the app uses it. Its path must be the server's `base`. */
  baseUrl: string;
  /** What happens to all other requests. Default `error`, so that no test depends on the network. */
  onUnhandledRequest?: 'error' | 'warn' | 'bypass';
}

export interface NodeHost {
  /** Restores the process's own `fetch`. */
  close(): void;
}

/** Removes the cookies that MSW adds from a store shared by all tests. The API uses bearer tokens only. */
function withoutCookies(request: Request): Request {
  const plain = new Request(request);
  plain.headers.delete('cookie');
  return plain;
}

/** Intercepts this process's requests below `baseUrl`, whether made by fetch, node:http or XMLHttpRequest. Uses MSW. */
export async function startNodeHost({
  server,
  baseUrl,
  onUnhandledRequest = 'error',
}: NodeHostOptions): Promise<NodeHost> {
  // one handler for all operations: the server's own routing is faster than a list of MSW handlers
  const interception = setupServer(
    http.all(new URL('api/*', baseUrl).href, async ({ request }) => {
      try {
        return await server.fetch(withoutCookies(request));
      } catch {
        // an injected network error, or an abort
        return HttpResponse.error();
      }
    }),
  );
  await server.ready;
  interception.listen({ onUnhandledRequest });
  return { close: () => interception.close() };
}
