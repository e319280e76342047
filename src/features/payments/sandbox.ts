/** Ids that the mock providers accept. */
export const MOCK_IDS = __MOCK_SERVER__
  ? { applicationId: 'sandbox-sq0idb-carton', locationId: 'carton-main', clientId: 'carton-sandbox' }
  : null;

/**
 * Whether the card provider's application is a sandbox: then own card fields take its test cards, and the test pages exist
 * (D-224).
 */
export const usesSandbox = (): boolean =>
  (import.meta.env.VITE_SQUARE_APPLICATION_ID || MOCK_IDS?.applicationId)?.startsWith('sandbox-') ?? false;
