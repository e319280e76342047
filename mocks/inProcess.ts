import type { Server } from './server/createServer';

/**
 * Passes the app's requests directly to a server in the same page or process, without a service worker or network. For
 * Storybook, tests, and browsers without a worker. An abort rejects at once with the signal's reason, as `fetch` does.
 */
export function createInProcessTransport(server: Pick<Server, 'fetch'>): (request: Request) => Promise<Response> {
  return (request) =>
    new Promise((resolve, reject) => {
      const { signal } = request;
      const abort = () => reject(signal.reason);
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      server
        .fetch(request)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', abort));
    });
}
