import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface HttpHost {
  baseUrl: string;
  close(): Promise<void>;
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) text += String(chunk);
  return text;
}

async function asRequest(incoming: IncomingMessage): Promise<Request> {
  const body = await textOf(incoming);
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const address = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`;
  return new Request(address, { method: incoming.method ?? 'GET', headers, ...(body && { body }) });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

/** Puts a server on a free local port, for as long as a test takes. */
export async function httpHost(answer: (request: Request) => Promise<Response>): Promise<HttpHost> {
  const host = createServer((incoming, outgoing) => {
    asRequest(incoming)
      .then(answer)
      .then((response) => send(response, outgoing))
      // The line is cut, and the check that waits for it fails.
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  const address = host.address();
  if (address === null || typeof address === 'string') throw new Error('the host has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        host.close((error) => (error ? reject(error) : resolve()));
        host.closeAllConnections();
      }),
  };
}
