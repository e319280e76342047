import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { openBrowserServer, type BrowserServerOptions } from './browserServer';
import { createInProcessTransport } from './inProcess';
import { accounts } from './seed/accounts';
import type { Server } from './server/createServer';
import { delay } from './server/delay';
import { WORKER_FILE } from './vite/workerSource';

export interface BrowserHost {
  /** Given where no worker answers plain `fetch` calls: the app has to use it. */
  transport?: (request: Request) => Promise<Response>;
  server: Server;
  /** Whom to sign in as. */
  accounts: { label: string; email: string; password: string }[];
  clock: { now(): Date };
}

/** After this long the shop goes on without the worker. */
const START_TIMEOUT_MS = 5000;

/** Why no worker can start here; null when one can. */
async function obstacle(workerUrl: string): Promise<string | null> {
  const workers = (navigator as Partial<Pick<Navigator, 'serviceWorker'>>).serviceWorker;
  if (!workers) return 'this browser offers no service worker here';
  // A page without a controller beside a living worker is a hard reload. MSW would reload the page again.
  const registration = workers.controller ? undefined : await workers.getRegistration(workerUrl);
  return registration?.active?.scriptURL === workerUrl ? 'the page was loaded past the worker' : null;
}

/** Starts the worker, which hands every call under the shop's own `api/` to the server. */
async function startWorker(server: Server, home: URL, workerUrl: string): Promise<void> {
  const worker = setupWorker(
    http.all(new URL('api/*', home).href, async ({ request }) => {
      try {
        return await server.fetch(request);
      } catch {
        // a cut line, or a caller who gave up
        return HttpResponse.error();
      }
    }),
  );
  await worker.start({ serviceWorker: { url: workerUrl }, quiet: true, onUnhandledRequest: 'bypass' });
}

/** Null when the worker runs, otherwise why it does not. */
async function tryWorker(server: Server, home: URL): Promise<string | null> {
  const workerUrl = new URL(WORKER_FILE, home).href;
  try {
    const reason = await obstacle(workerUrl);
    if (reason) return reason;
    const tooLate = delay(START_TIMEOUT_MS).then(() => 'the worker did not start in time');
    return await Promise.race([startWorker(server, home, workerUrl).then(() => null), tooLate]);
  } catch {
    return 'the browser refused the worker';
  }
}

/** The mock server in the browser: state in IndexedDB, calls answered by a worker, or in the page where none starts. */
export async function startBrowserHost(options: BrowserServerOptions): Promise<BrowserHost> {
  const home = new URL(options.base, location.origin);
  const server = await openBrowserServer(options);

  // the app's first look at the clock must see the kept time
  const [reason] = await Promise.all([tryWorker(server, home), server.ready]);
  const host = { server, accounts, clock: server.clock };
  if (reason === null) return host;
  options.onNotice(`The mock server runs inside the page: ${reason}.`);
  return { ...host, transport: createInProcessTransport(server) };
}
