import { createServer as createHost } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Refusal } from './server/refusal';
import type { Server } from './server/createServer';

export interface HttpHostOptions {
  /** 0 takes any free port. */
  port: number;
  hostname?: string;
}

export interface HttpHost {
  /** Origin, without a slash at its end. */
  url: string;
  /** Takes no more calls, answers those that are under way, and ends every connection. */
  close(): Promise<void>;
}

/** How long a call that is under way may hold up the end. */
const GRACE_MS = 1000;

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is taken',
  EACCES: 'is not open to this user',
  EADDRNOTAVAIL: 'cannot be had: this machine does not have that address',
};

/** A request that HTTP itself forbids, such as one without a host, is refused like any other. */
function refuseMalformed(): Response {
  const refusal = new Refusal(400, 'invalid_request', 'This is no request that HTTP allows.');
  return Response.json(refusal.body(), { status: refusal.status });
}

/**
 * The server behind a real line. A call that the server fails, as an injected network error does, ends
 * without an answer; one that the caller gives up aborts its signal.
 * @throws Error with one sentence where the port cannot be had, or where the kept state cannot be used
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
        // the last answer of a connection says so, and the caller does not use it again
        if (closing && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false;
        return response;
      } catch {
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    // tests and the conformance suite run beside this host: their Request stays Node's own
    { hostname, overrideGlobalObjects: false, errorHandler: refuseMalformed },
  );
  let underWay = 0;
  // Node holds a connection that was opened ahead and never used for a busy one
  const endIdle = () => void (closing && underWay === 0 && host.closeAllConnections());
  const host = createHost((incoming, outgoing) => {
    underWay += 1;
    outgoing.once('close', () => {
      underWay -= 1;
      endIdle();
    });
    void listener(incoming, outgoing);
  });

  await server.ready;
  await new Promise<void>((resolve, reject) => {
    host.once('error', ({ code = '', message }: NodeJS.ErrnoException) =>
      reject(new Error(REASONS[code] ? `Port ${port} of ${hostname} ${REASONS[code]}.` : message)),
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
        const cut = setTimeout(() => host.closeAllConnections(), GRACE_MS);
        host.close(() => {
          clearTimeout(cut);
          resolve();
        });
        endIdle();
      }),
  };
}
