/** The mock server's thread, which a built index.html has started. */
export interface EarlyThread {
  thread: Worker;
  /** Rejects when the thread has an error, also before anything listens to it. */
  failed: Promise<never>;
}

declare global {
  interface Window {
    mockServerThread?: EarlyThread;
  }
}

interface BuiltFiles {
  /** The base path of the app, with a slash at its end. */
  base: string;
  /** Below the base, like the others: the service worker's script. */
  serviceWorker: string;
  /** The script of the thread: mocks/serverWorker.ts. */
  thread: string;
  /** The code that runs both: mocks/browser.ts. */
  host: string;
}

/**
 * Starts the mock server's threads and evaluates its code while the app's code loads; `startBrowserHost` then finds them
 * ready. The plugin inlines this function's source text: it must not use anything outside of it.
 */
export function startEarly({ base, serviceWorker, thread: threadFile, host }: BuiltFiles): void {
  try {
    // What startMockServer prepares before the code of MSW runs; where the browser blocks storage, it replaces the storage.
    localStorage.removeItem('__msw-cookie-store__');
    void sessionStorage.length;
    const thread = new Worker(base + threadFile, { type: 'module' });
    const failed = new Promise<never>((_, reject) => {
      thread.addEventListener('error', () => reject(new Error('The worker has an error.')), { once: true });
    });
    failed.catch(() => undefined);
    window.mockServerThread = { thread, failed };
    import(base + host).catch(() => undefined);
    navigator.serviceWorker.register(base + serviceWorker).catch(() => undefined);
  } catch {
    // The mock server then starts later, or tells why it cannot.
  }
}
