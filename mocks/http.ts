import { createServer as createHttpServer, type RequestListener, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { HttpError } from './api/errors';
import type { Server } from './server/createServer';
import { errorResponse, toResponse, withCors } from './server/responses';

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

/** Bytes of a request body; the contract lets a server refuse a longer one. */
const MAX_BODY_BYTES = 1024 * 1024;

const malformedRequest = () => new HttpError(400, 'invalid_request', 'This is not a valid HTTP request.');
const bodyTooLarge = () => new HttpError(413, 'invalid_request', 'The body has more than 1 MB.');

/** Node's codes for requests that it refuses itself; all others are 400. */
const REFUSALS: Record<string, HttpError> = {
  HPE_HEADER_OVERFLOW: new HttpError(431, 'invalid_request', 'The headers are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'invalid_request', 'The request did not arrive in time.'),
};

/** Responds on the raw socket when Node could not parse a request. */
function refuse(socket: Duplex, error: HttpError): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(error.body());
  socket.end(
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/**
 * Returns the request with a body that fails with 413 when it is too large. The rest of such a body is still received,
 * since a client that is still sending would not read a response; it is discarded.
 */
function limitBody(request: Request): Request {
  const { headers, method, signal, url } = request;
  const mayBeTooLarge = headers.has('transfer-encoding') || Number(headers.get('content-length')) > MAX_BODY_BYTES;
  if (!mayBeTooLarge || !request.body) return request;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= MAX_BODY_BYTES) controller.enqueue(chunk);
    },
    flush(controller) {
      if (bytes > MAX_BODY_BYTES) controller.error(bodyTooLarge());
    },
  });
  // `duplex` is required for a stream, and missing in the DOM's type
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    signal,
    body: request.body.pipeThrough(limit),
    duplex: 'half',
  };
  return new Request(url, init);
}

/**
 * Serves the mock server over HTTP. An injected network error closes the connection without a response. When the
 * client disconnects, the request's signal is aborted. What is not valid HTTP, or too large, gets an error in JSON too.
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
        const response = await server.fetch(limitBody(request));
        // sends `Connection: close`, so that the client does not reuse the connection
        if (closing && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false;
        return response;
      } catch (error) {
        if (error instanceof HttpError) return withCors(request, toResponse(errorResponse(error)));
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    // tests and the conformance suite run in the same process and need Node's own Request
    { hostname, overrideGlobalObjects: false, errorHandler: () => toResponse(errorResponse(malformedRequest())) },
  );
  let activeRequests = 0;
  // Node does not count a preconnected, unused connection as idle
  const closeIfIdle = () => void (closing && activeRequests === 0 && host.closeAllConnections());
  const handle: RequestListener = (incoming, outgoing) => {
    activeRequests += 1;
    outgoing.once('close', () => {
      activeRequests -= 1;
      closeIfIdle();
    });
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.1')
      return refuse(incoming.socket, malformedRequest());
    void listener(incoming, outgoing);
  };
  // Node would refuse a request without a host, and an unknown Expect header, without a body
  const host = createHttpServer({ requireHostHeader: false }, handle);
  host.on('checkExpectation', handle);
  host.on('connect', (_, socket) => refuse(socket, malformedRequest()));
  host.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) =>
    refuse(socket, REFUSALS[code] ?? malformedRequest()),
  );

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
