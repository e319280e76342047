import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { openIndexedDbStorage } from './db/indexedDbStorage';
import { createMemoryStorage } from './db/storage';
import { createInProcessTransport } from './inProcess';
import { accounts } from './seed/accounts';
import { createServer, type Server } from './server/createServer';
import { WORKER_FILE } from './vite/workerSource';

export interface BrowserHostOptions {
  /** Path under which the app is served, with a slash at its end. */
  base: string;
  /** Milliseconds before each answer. */
  latencyMs?: number;
  scenario?: string;
}

export interface BrowserHost {
  /** `worker`: plain `fetch` calls are answered. `in-process`: the app has to use `transport`. */
  kind: 'worker' | 'in-process';
  transport?: (request: Request) => Promise<Response>;
  /** Why there is no worker, in a few words for a notice. */
  reason?: string;
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
  return registration?.active ? 'the page was loaded past the worker' : null;
}

async function startWorker(server: Server, workerUrl: string): Promise<void> {
  const worker = setupWorker(
    http.all('*/api/*', async ({ request }) => {
      try {
        return await server.fetch(request);
      } catch {
        // a cut line, or a caller who gave up
        return HttpResponse.error();
      }
    }),
  );
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the worker did not start in time')), START_TIMEOUT_MS);
  });
  const started = worker.start({
    serviceWorker: { url: workerUrl },
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
  await Promise.race([started, timeout]);
}

/** The pretend server in the browser: state in IndexedDB, calls answered by a worker, or in the page where none starts. */
export async function startBrowserHost(options: BrowserHostOptions): Promise<BrowserHost> {
  const { base, latencyMs = 0, scenario = 'default' } = options;
  const storage = await openIndexedDbStorage(`carton-${scenario}`).catch(() => createMemoryStorage());
  const server = createServer({ scenario, latency: latencyMs, storage, onNotice: (notice) => console.info(notice) });
  const host = { server, accounts, clock: server.clock };

  const workerUrl = new URL(`${base}${WORKER_FILE}`, location.href).href;
  try {
    const reason = await obstacle(workerUrl);
    if (reason) throw new Error(reason);
    await startWorker(server, workerUrl);
    return { ...host, kind: 'worker' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...host, kind: 'in-process', transport: createInProcessTransport(server), reason };
  }
}
