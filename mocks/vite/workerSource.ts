/** Where the worker is served, below the base; the browser host registers it. */
export const WORKER_FILE = 'mock-worker.js';
export const MSW_WORKER_FILE = 'mockServiceWorker.js';

/**
 * Our own worker: it hands MSW's worker the calls under the shop's own `api/`. Everything else goes by, since
 * MSW's worker would carry it to the page and back one by one; a module of the development server such as
 * `/src/api/client.ts` is a file.
 */
export const workerSource = `const base = new URL('./', self.location.href);

self.addEventListener('fetch', (event) => {
  if (!event.request.url.startsWith(base.href + 'api/')) event.stopImmediatePropagation();
});

importScripts(new URL('${MSW_WORKER_FILE}', base).href);
`;
