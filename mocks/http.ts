import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { HttpError } from './api/errors';
import type { Server } from './server/createServer';

export interface HttpHostOptions {
  /** 0 chooses a free port. */
  port: number;
  /** Default: 127.0.0.1. */
  hostname?: string;
}

export interface HttpHost {
  /** The origin, without a trailing slash. */
  url: string;
  /** Stops accepting requests, finishes those in progress, and closes all connections. */
  close(): Promise<void>;
}

/** How long `close` waits for requests in progress. */
const CLOSE_TIMEOUT_MS = 1000;

const LISTEN_ERRORS: Record<string, string> = {
  EADDRINUSE: 'is already in use',
  EACCES: 'cannot be opened by this user',
  EADDRNOTAVAIL: 'is not available: this machine does not have that address',
};

/** The response to a request that is not valid HTTP, such as one without a Host header. */
function malformedRequestResponse(): Response {
  const error = new HttpError(400, 'invalid_request', 'This is not a valid HTTP request.');
  return Response.json(error.body(), { status: error.status });
}

/**
 * Serves the mock server over HTTP. An injected network error closes the connection without a response. When the
 * client disconnects, the request's signal is aborted.
 * @throws Error with one sentence when the port cannot be opened or the saved state cannot be used
 */
export async function serveHttp(
  server: Pick<Server, 'fetch' | 'ready'>,
  { port, hostname = '127.0.0.1' }: HttpHostOptions,
): Promise<HttpHost> {
  let closing = false;
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      try {
        const response = await server.fetch(request);
        // sends `Connection: close`, so that the client does not reuse the connection
        if (closing && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false;
        return response;
      } catch {
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    // tests and the conformance suite run in the same process and need Node's own Request
    { hostname, overrideGlobalObjects: false, errorHandler: malformedRequestResponse },
  );
  let activeRequests = 0;
  // Node does not count a preconnected, unused connection as idle
  const closeIfIdle = () => void (closing && activeRequests === 0 && host.closeAllConnections());
  const host = createHttpServer((incoming, outgoing) => {
    activeRequests += 1;
    outgoing.once('close', () => {
      activeRequests -= 1;
      closeIfIdle();
    });
    void listener(incoming, outgoing);
  });

  await server.ready;
  await new Promise<void>((resolve, reject) => {
    host.once('error', ({ code = '', message }: NodeJS.ErrnoException) =>
      reject(new Error(LISTEN_ERRORS[code] ? `Port ${port} of ${hostname} ${LISTEN_ERRORS[code]}.` : message)),
    );
    host.listen(port, hostname, resolve);
  });
  const address = host.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');

  return {
    url: `http://${hostname}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        closing = true;
        const timeout = setTimeout(() => host.closeAllConnections(), CLOSE_TIMEOUT_MS);
        host.close(() => {
          clearTimeout(timeout);
          resolve();
        });
        closeIfIdle();
      }),
  };
}
