import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { createInProcessTransport } from './inProcess';
import type { Server } from './server/createServer';
import { CONFIRM_PAGE } from './vite/workerSource';

/** Marks the server's responses. Without the worker, the response is from the static host or the network. */
const MOCK_HEADER = 'x-mock-server';

/** MSW's messages: the page's registration with the worker, and the worker's confirmation. */
const MSW_ACTIVATE = 'MOCK_ACTIVATE';
const MSW_ACTIVATED = 'MOCKING_ENABLED';

const isMessage = (data: unknown, type: string) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type;

/** MSW updates the worker in the background. Its promise rejects unhandled when another tab has just removed the worker. */
function ignoreFailedUpdates(registration: ServiceWorkerRegistration): void {
  const update = registration.update.bind(registration);
  registration.update = () => update().catch(() => registration);
}

/** Registers the page with its worker again whenever the browser has restarted the worker; see `workerSource`. */
function confirmPage(worker: ServiceWorker): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, source, ports: [port] }) => {
    if (!port || !isMessage(data, CONFIRM_PAGE)) return;
    // MSW listens to the worker with which it was started
    if (source !== worker) return port.postMessage(false);
    const confirm = (reply: MessageEvent) => {
      if (reply.source !== worker || !isMessage(reply.data, MSW_ACTIVATED)) return;
      serviceWorker.removeEventListener('message', confirm);
      port.postMessage(true);
    };
    serviceWorker.addEventListener('message', confirm);
    worker.postMessage(MSW_ACTIVATE);
  });
}

const startsWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);

/** Starts the worker, which passes every request below the shop's own `api/` to the server. */
export async function startWorker(server: Pick<Server, 'fetch'>, appUrl: URL, workerUrl: string): Promise<void> {
  const msw = setupWorker(
    // A pattern as text would be parsed again for each request.
    http.all(startsWith(new URL('api/', appUrl).href), async ({ request }) => {
      try {
        const response = await server.fetch(request);
        if (response.type !== 'error') response.headers.set(MOCK_HEADER, 'page');
        return response;
      } catch {
        // an injected network error, or an abort
        return HttpResponse.error();
      }
    }),
  );
  const existing = await navigator.serviceWorker.getRegistration(workerUrl);
  if (existing) ignoreFailedUpdates(existing);
  const active = existing?.active;
  const options = { serviceWorker: { url: workerUrl }, quiet: true, onUnhandledRequest: 'bypass' } as const;
  const worker = active?.scriptURL === workerUrl ? active : undefined;
  const registration = await msw.start(options);
  const started = worker ?? registration?.active;
  if (started) confirmPage(started);
}

/**
 * Sends requests through the worker. If the worker does not handle one, because the worker was replaced or removed, this
 * request and all later ones go to the server directly.
 */
export function createWorkerTransport(
  server: Pick<Server, 'fetch'>,
  onLost: () => void,
): (request: Request) => Promise<Response> {
  const sendDirectly = createInProcessTransport(server);
  let isLost = false;
  return async (request) => {
    if (isLost) return sendDirectly(request);
    // without a body it can be sent twice as it is
    const again = request.body === null ? request : request.clone();
    const response = await fetch(request).catch((error: unknown) => {
      // with its worker, the page may have met an injected network error, or an abort
      if (request.signal.aborted || navigator.serviceWorker.controller) throw error;
    });
    if (response?.headers.has(MOCK_HEADER)) return response;
    if (!isLost) onLost();
    isLost = true;
    return sendDirectly(again);
  };
}
