/** A mock server in the browser. */
export interface BrowserHost {
  /** Sends the app's requests: through the service worker, or directly to the server where there is none. */
  transport: (request: Request) => Promise<Response>;
  /** Logins for the login screens, those of clerks with their kind. */
  accounts: { label: string; kind?: 'clerk'; email: string; password: string }[];
  clock: { now(): Date };
  /** Passes on the messages for developers: those so far, and later ones. */
  onNotice: (listener: (notice: string) => void) => void;
}

/** The mock server's thread, which a built index.html has started. */
export interface EarlyThread {
  thread: Worker;
  /** Rejects when the thread has an error, also before anything listens to it. */
  failed: Promise<never>;
}

interface HostModule {
  startBrowserHost: (base: string) => Promise<BrowserHost>;
}

declare global {
  interface Window {
    mockServerThread?: EarlyThread;
    /** The mock server, which a built index.html has started. */
    mockServer?: Promise<BrowserHost>;
  }
}

interface BuiltFiles {
  /** The base path of the app, with a slash at its end. */
  base: string;
  /** Below the base, like the others: the service worker's script. */
  serviceWorker: string;
  /** The script of the thread: mocks/serverWorker.ts. */
  thread: string;
  /** `HostModule`: mocks/browser.ts. */
  host: string;
}

/**
 * Starts the mock server while the app's code loads: its threads at once, the rest when mocks/browser.ts has arrived. The
 * plugin inlines this function's source text: it must not use anything outside of it.
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
    window.mockServer = (import(base + host) as Promise<HostModule>).then(({ startBrowserHost }) =>
      startBrowserHost(base),
    );
    window.mockServer.catch(() => undefined); // startMockServer shows the error
    navigator.serviceWorker.register(base + serviceWorker).catch(() => undefined);
  } catch {
    // The mock server then starts later, or tells why it cannot.
  }
}
