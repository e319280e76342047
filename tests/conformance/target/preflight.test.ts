import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { preflight } from './preflight';
import { conformanceSettings, selectedTags } from './settings';
import OPTIONS from './settings.json';

const BUYERS = { CONFORMANCE_FIRST: 'a@example.com:one', CONFORMANCE_SECOND: 'b@example.com:two:three' };

it.each([
  ['CONFORMANCE_FIRST is set, but CONFORMANCE_URL (--url) is not', { CONFORMANCE_FIRST: 'a@example.com:one' }],
  ['CONFORMANCE_URL (--url) must be an address such as', { ...BUYERS, CONFORMANCE_URL: 'localhost:4010' }],
  ['CONFORMANCE_URL (--url) must end before /api', { ...BUYERS, CONFORMANCE_URL: 'http://127.0.0.1:4010/api/' }],
  [
    'CONFORMANCE_SECOND (--second) must be email:password',
    { CONFORMANCE_URL: 'http://shop.test', CONFORMANCE_FIRST: 'a@example.com:one' },
  ],
  [
    'must be two different buyers',
    { CONFORMANCE_URL: 'http://shop.test', ...BUYERS, CONFORMANCE_SECOND: 'A@example.com:one' },
  ],
  [
    'CONFORMANCE_ADMIN is not a setting of the conformance suite',
    { CONFORMANCE_URL: 'http://shop.test', ...BUYERS, CONFORMANCE_ADMIN: 'c@example.com:x' },
  ],
])('%s…', (sentence, settings) => {
  expect(() => conformanceSettings(settings)).toThrow(sentence);
});

it('a setting has the same name in the environment and on the command line', () => {
  for (const [name, option] of Object.entries(OPTIONS))
    expect(name).toBe(`CONFORMANCE_${option.toUpperCase().replaceAll('-', '_')}`);
});

it('without a server, or with a timeout and tags only, the mock server is tested', () => {
  expect(
    conformanceSettings({ HOME: '/', CONFORMANCE_CLERK: '', CONFORMANCE_TIMEOUT: '90', CONFORMANCE_TAGS: 'cart' }),
  ).toBeNull();
});

it('tags are selected by name, separated by blanks or commas; none selects all', () => {
  const known = ['cart', 'orders', 'auth'];
  expect(selectedTags({}, known)).toEqual(known);
  expect(selectedTags({ CONFORMANCE_TAGS: 'orders, cart' }, known)).toEqual(['cart', 'orders']);
  expect(() => selectedTags({ CONFORMANCE_TAGS: 'carts' }, known)).toThrow('The contract has no tag "carts"');
});

/** Starts a server with these response bodies by path, and 401 for any other; returns its settings and the bodies sent to it. */
async function startServer(bodies: Record<string, string>) {
  const sent: string[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    if (body) sent.push(body);
    const found = bodies[request.url ?? ''];
    response.writeHead(found ? 200 : 401).end(found ?? 'who are you?');
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // it listens at a port
  return { settings: { ...BUYERS, CONFORMANCE_URL: `http://127.0.0.1:${port}/` }, sent };
}

it('a server that returns no list of categories is reported as a wrong address', async () => {
  const { settings } = await startServer({ '/api/categories': '<h1>Welcome</h1>' });
  await expect(preflight(settings)).rejects.toThrow(
    /categories returned 200 without a list.*CONFORMANCE_URL \(--url\)/,
  );
});

it('a server that wraps its responses is told so', async () => {
  const { settings } = await startServer({ '/api/categories': '{"data":[]}' });
  await expect(preflight(settings)).rejects.toThrow('returned {"data":[]} The contract wants the list itself');
});

it('an address where nothing responds is reported', async () => {
  const settings = { ...BUYERS, CONFORMANCE_URL: 'http://127.0.0.1:1' };
  await expect(preflight(settings)).rejects.toThrow('Nothing responds at http://127.0.0.1:1/api/categories');
});

it('names an account that cannot sign in; otherwise names the server and says that the back office is not tested', async () => {
  const { settings, sent } = await startServer({ '/api/categories': '[]', '/api/auth/login': '{"token":"t"}' });
  await expect(preflight(settings)).resolves.toMatch(
    /at http:\/\/127.*\d without the back office, because CONFORMANCE_CLERK \(--clerk\)/,
  );
  expect(sent).toEqual([
    '{"email":"a@example.com","password":"one"}',
    '{"email":"b@example.com","password":"two:three"}',
  ]);
  await expect(preflight({ ...settings, CONFORMANCE_CLERK: 'c@example.com:x' })).rejects.toThrow(
    /^CONFORMANCE_CLERK \(--clerk\) cannot sign in: POST http:.*\/api\/admin\/auth\/login returned 401 who are you\?$/,
  );
});
