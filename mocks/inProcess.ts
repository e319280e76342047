import type { Server } from './server/createServer';

/**
 * The server as the app's transport, without a worker or a line: Storybook, fast tests, and browsers where
 * no worker starts. An abort rejects with the signal's reason at once, as `fetch` does.
 */
export function createInProcessTransport(server: Pick<Server, 'fetch'>): (request: Request) => Promise<Response> {
  return (request) =>
    new Promise((resolve, reject) => {
      const { signal } = request;
      const giveUp = () => reject(signal.reason);
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp, { once: true });
      server
        .fetch(request)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', giveUp));
    });
}
