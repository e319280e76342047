import { MSW_WORKER_FILE, SDK_FILE } from './fileNames.ts';

/** Hosts of the payment providers' scripts, for which the worker serves the mock SDK. */
export const SDK_HOSTS =
  /^https:\/\/((sandbox\.)?web\.squarecdn\.com\/v1\/square\.js|www\.(sandbox\.)?paypal\.com\/sdk\/js)/;

/** Serves the providers' scripts. The page's URL at its load names a scenario in which a script is blocked or slow. */
const serveSdk = `const SDK_HOSTS = ${String(SDK_HOSTS)};
const SLOW_MS = 5000;

async function serveSdk({ request, clientId }) {
  const client = await self.clients.get(clientId);
  const scenario = client && new URL(client.url).searchParams.get('mock-payments');
  const provider = request.url.includes('paypal') ? 'paypal' : 'square';
  if (scenario === provider + '-blocked') return Response.error();
  if (scenario === provider + '-slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return fetch(new URL('${SDK_FILE}', base));
}
`;

/** Type of the worker's message to a page: can it respond to requests? The page replies true or false through the port. */
export const CONFIRM_PAGE = 'CARTON_CONFIRM_PAGE';

/** Type of a page's message to the worker: take control of the pages that were loaded without it. */
export const CLAIM_PAGES = 'CARTON_CLAIM_PAGES';

/**
 * Our worker script. It loads MSW's worker, but passes it only requests below the shop's own `api/`: MSW would send
 * every other request to the page and back, too. The browser stops a worker that is idle or whose page is frozen. After a
 * restart, MSW's worker no longer knows its pages and would send their requests to the network. So each run asks a page
 * to register with MSW again before it handles the page's first request.
 */
export const workerSource = `const base = new URL('./', self.location.href);
// only for a page that cannot reply: one that is busy replies when it can
const CONFIRM_TIMEOUT_MS = 30_000;
const confirmedClients = new Set();
${serveSdk}
self.addEventListener('fetch', (event) => {
  if (SDK_HOSTS.test(event.request.url)) {
    event.stopImmediatePropagation();
    return event.respondWith(serveSdk(event));
  }
  if (!event.request.url.startsWith(base.href + 'api/')) return event.stopImmediatePropagation();
  // passToMsw dispatches events that are not trusted
  if (!event.isTrusted || !event.clientId || confirmedClients.has(event.clientId)) return;
  event.stopImmediatePropagation();
  event.respondWith(
    confirmClient(event.clientId).then((canRespond) => (canRespond ? passToMsw(event) : fetch(event.request))),
  );
});

self.addEventListener('message', (event) => {
  if (event.data?.type === '${CLAIM_PAGES}') event.waitUntil(self.clients.claim());
});

async function confirmClient(id) {
  const client = await self.clients.get(id);
  // MSW finds the page of a frame or of a page's own worker
  if (client?.frameType !== 'top-level') return true;
  const canRespond = await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, CONFIRM_TIMEOUT_MS, false);
    client.postMessage({ type: '${CONFIRM_PAGE}' }, [port2]);
  });
  if (canRespond) confirmedClients.add(id);
  return canRespond;
}

// An event cannot be passed on after an await, so MSW's listener gets the request in a new event.
function passToMsw({ request, clientId }) {
  let response;
  const respondWith = (promise) => (response = promise);
  self.dispatchEvent(Object.assign(new Event('fetch'), { request, clientId, respondWith }));
  return response ?? fetch(request);
}

importScripts(new URL('${MSW_WORKER_FILE}', base).href);
`;
