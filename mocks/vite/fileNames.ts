// The mock server's files, below the base of the app.

/** The service worker's script; the browser host registers it. */
export const WORKER_FILE = 'mock-worker.js';
export const MSW_WORKER_FILE = 'mockServiceWorker.js';
/** The mock SDKs of the payment providers. */
export const SDK_FILE = '__mock__/providers/sdk.js';
