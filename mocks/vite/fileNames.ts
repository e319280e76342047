// The mock server's files, below the base of the app.

/** The service worker's script; the browser host registers it. */
export const WORKER_FILE = 'mock-worker.js';
export const MSW_WORKER_FILE = 'mockServiceWorker.js';
/** The mock SDKs of the payment providers. */
export const SDK_FILE = '__mock__/providers/sdk.js';
/** The mock providers' own pages, which are not part of the contract. */
export const MOCK_PATH = '__backend/';
/** The page on which a buyer approves a wallet payment. */
export const APPROVAL_PATH = `${MOCK_PATH}paypal/`;
