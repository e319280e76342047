import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Server } from './server/createServer';

export interface NodeHostOptions {
  server: Pick<Server, 'fetch' | 'ready'>;
  /** Where the app believes its server to be; its path is the server's `base`. */
  baseUrl: string;
  /** What becomes of calls elsewhere; without a word they fail, so that no test leans on a network. */
  elsewhere?: 'error' | 'warn' | 'bypass';
}

export interface NodeHost {
  /** Gives the process its own `fetch` back. */
  close(): void;
}

/** Without the cookies that MSW adds from a store which all tests share: sessions are bearer tokens alone. */
function withoutCookies(request: Request): Request {
  const plain = new Request(request);
  plain.headers.delete('cookie');
  return plain;
}

/** MSW answers this process's calls under `baseUrl`, whoever makes them: fetch, node:http, XMLHttpRequest. */
export async function startNodeHost({ server, baseUrl, elsewhere = 'error' }: NodeHostOptions): Promise<NodeHost> {
  // one handler: the server finds the operation faster than a list of handlers does
  const interception = setupServer(
    http.all(new URL('api/*', baseUrl).href, async ({ request }) => {
      try {
        return await server.fetch(withoutCookies(request));
      } catch {
        // a cut line, or a caller who gave up
        return HttpResponse.error();
      }
    }),
  );
  await server.ready;
  interception.listen({ onUnhandledRequest: elsewhere });
  return { close: () => interception.close() };
}
