/** Where the worker is served, below the base; the browser host registers it. */
export const WORKER_FILE = 'mock-worker.js';
export const MSW_WORKER_FILE = 'mockServiceWorker.js';

/**
 * Our own worker: it lets the shop's own files by, and hands everything else to MSW's worker, which would
 * carry each of them to the page and back. Only calls under `/api/` and other origins' files go through.
 */
export const workerSource = `const base = new URL('./', self.location.href);

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin === base.origin && !url.pathname.includes('/api/')) event.stopImmediatePropagation();
});

importScripts(new URL('${MSW_WORKER_FILE}', base).href);
`;
