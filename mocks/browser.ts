import type { BrowserServerOptions } from './browserServer';
import { chosenScenario, keepScenario } from './chosenScenario';
import { createInProcessTransport } from './inProcess';
import { accounts, clerks } from './seed/accounts';
import type { Server } from './server/createServer';
import { delay } from './server/delay';
import { connectServer, type PageServer } from './serverPort';
import { redirectProviderScripts } from './redirectProviderScripts';
import { SDK_FILE, WORKER_FILE } from './vite/fileNames';
import type { BrowserHost, EarlyThread } from './vite/startEarly';
import { CLAIM_PAGES } from './vite/workerSource';
import { createWorkerTransport, startWorker } from './worker';

/** After this time the shop starts without the worker. A busy machine needs several seconds to start one. */
const START_TIMEOUT_MS = 10_000;

/**
 * Waits until the worker controls this page, if the page was loaded without it: by a hard reload, or while the worker was
 * being started for the page before. MSW would load the page again.
 */
async function claimPage(workerUrl: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  const registration = await serviceWorker.getRegistration(workerUrl);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (worker?.scriptURL !== workerUrl || serviceWorker.controller) return;
  const claimed = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  // a worker that is being started claims the pages by itself
  registration?.active?.postMessage({ type: CLAIM_PAGES });
  await claimed;
}

/** Returns null when the worker runs, otherwise the reason why it does not. */
async function tryWorker(server: Pick<Server, 'fetch'>, appUrl: URL): Promise<string | null> {
  const workers = (navigator as Partial<Pick<Navigator, 'serviceWorker'>>).serviceWorker;
  if (!workers) return 'this browser offers no service worker here';
  const workerUrl = new URL(WORKER_FILE, appUrl).href;
  const start = async () => {
    // Otherwise the worker's messages wait for the page's scripts, the app's code among them.
    workers.startMessages();
    await claimPage(workerUrl);
    await startWorker(server, appUrl, workerUrl);
    return null;
  };
  const timeout = delay(START_TIMEOUT_MS).then(() => 'the worker did not start in time');
  try {
    return await Promise.race([start(), timeout]);
  } catch {
    return 'the browser rejected the worker';
  }
}

function startThread(): EarlyThread {
  const thread = new Worker(new URL('serverWorker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => reject(new Error('The worker has an error.')), { once: true });
  });
  return { thread, failed };
}

/** Starts the server in a thread of its own; in the page where that fails. */
async function openServer({ onNotice, ...options }: BrowserServerOptions): Promise<PageServer> {
  try {
    // A built index.html has started it.
    const { thread, failed } = window.mockServerThread ?? startThread();
    return await Promise.race([connectServer(thread, options, onNotice), failed]);
  } catch {
    const { openBrowserServer } = await import('./browserServer');
    return openBrowserServer({ ...options, onNotice });
  }
}

/**
 * Runs the mock server in the browser, with its state in IndexedDB. A service worker intercepts the page's requests;
 * where none can be started, or it is lost later, the app's requests go to the server directly.
 */
export async function startBrowserHost(base: string): Promise<BrowserHost> {
  const notices: string[] = [];
  let tell = (notice: string): void => {
    notices.push(notice);
  };
  const appUrl = new URL(base, location.origin);
  const opening = openServer({ base, scenario: chosenScenario(), onNotice: (notice) => tell(notice) });
  const whenOpen = async () => {
    const server = await opening;
    // the clock must be restored before the app first reads it
    await server.ready;
    keepScenario();
    return server;
  };
  const fetchFromServer = async (request: Request) => (await opening).fetch(request);

  const [reason, server] = await Promise.all([tryWorker({ fetch: fetchFromServer }, appUrl), whenOpen()]);
  const notify = (cause: string) => tell(`The mock server runs inside the page: ${cause}.`);
  if (reason !== null) {
    notify(reason);
    redirectProviderScripts(new URL(SDK_FILE, appUrl));
  }
  const transport =
    reason === null
      ? createWorkerTransport(server, () => notify('its worker was replaced or removed; a reload starts it again'))
      : createInProcessTransport(server);
  const onNotice = (listener: (notice: string) => void) => {
    for (const notice of notices) listener(notice);
    tell = listener;
  };
  return { transport, accounts: [...accounts, ...clerks], clock: server.clock, onNotice };
}
