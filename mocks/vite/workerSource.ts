/** The worker's file name below the base; the browser host registers it. */
export const WORKER_FILE = 'mock-worker.js';
export const MSW_WORKER_FILE = 'mockServiceWorker.js';

/**
 * Our worker script. It loads MSW's worker, but passes it only requests below the shop's own `api/`: MSW would send
 * every other request to the page and back, too.
 */
export const workerSource = `const base = new URL('./', self.location.href);

self.addEventListener('fetch', (event) => {
  if (!event.request.url.startsWith(base.href + 'api/')) event.stopImmediatePropagation();
});

importScripts(new URL('${MSW_WORKER_FILE}', base).href);
`;
