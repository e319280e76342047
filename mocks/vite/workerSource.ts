/** Where the worker is served, below the base; the browser host registers it. */
export const WORKER_FILE = 'mock-worker.js';
export const MSW_WORKER_FILE = 'mockServiceWorker.js';

/**
 * Our own worker: it lets the shop's own files by, which MSW's worker would carry to the page and back one
 * by one, and hands it the rest: calls under `/api/` of the origin or of the base, and other origins. A
 * module of the development server such as `/src/api/client.ts` is a file.
 */
export const workerSource = `const base = new URL('./', self.location.href);
const isCall = ({ pathname }) => pathname.startsWith('/api/') || pathname.startsWith(base.pathname + 'api/');

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin === base.origin && !isCall(url)) event.stopImmediatePropagation();
});

importScripts(new URL('${MSW_WORKER_FILE}', base).href);
`;
