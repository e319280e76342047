import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { preflight } from './preflight';
import { conformanceSettings } from './settings';
import OPTIONS from './settings.json';

const BUYERS = { CONFORMANCE_FIRST: 'a@example.com:one', CONFORMANCE_SECOND: 'b@example.com:two:three' };

it.each([
  ['CONFORMANCE_FIRST is set, but CONFORMANCE_URL (--url) does not say', { CONFORMANCE_FIRST: 'a@example.com:one' }],
  ['CONFORMANCE_URL (--url) must be a whole address', { ...BUYERS, CONFORMANCE_URL: 'localhost:4010' }],
  ['CONFORMANCE_URL (--url) must end before /api', { ...BUYERS, CONFORMANCE_URL: 'http://127.0.0.1:4010/api/' }],
  [
    'CONFORMANCE_SECOND (--second) must be e-mail:password',
    { CONFORMANCE_URL: 'http://shop.test', CONFORMANCE_FIRST: 'a@example.com:one' },
  ],
  ['must be two buyers', { CONFORMANCE_URL: 'http://shop.test', ...BUYERS, CONFORMANCE_SECOND: 'A@example.com:one' }],
  [
    'CONFORMANCE_ADMIN is no setting of the conformance suite',
    { CONFORMANCE_URL: 'http://shop.test', ...BUYERS, CONFORMANCE_ADMIN: 'c@example.com:x' },
  ],
])('%s…', (sentence, settings) => {
  expect(() => conformanceSettings(settings)).toThrow(sentence);
});

it('a setting is called in the environment as on the command line', () => {
  for (const [name, option] of Object.entries(OPTIONS))
    expect(name).toBe(`CONFORMANCE_${option.toUpperCase().replaceAll('-', '_')}`);
});

it('nothing set, or only more time, is the mock server', () => {
  expect(conformanceSettings({ HOME: '/', CONFORMANCE_CLERK: '', CONFORMANCE_TIMEOUT: '90' })).toBeNull();
});

/** A server with these answers, 401 for anything else; its settings, and what was sent to it. */
async function serving(answers: Record<string, string>) {
  const sent: string[] = [];
  const answering = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    if (body) sent.push(body);
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 401).end(answer ?? 'who are you?');
  };
  const server = createServer((request, response) => void answering(request, response));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // it listens at a port
  return { settings: { ...BUYERS, CONFORMANCE_URL: `http://127.0.0.1:${port}/` }, sent };
}

it('a server that answers no categories is not the address that was meant', async () => {
  const { settings } = await serving({ '/api/categories': '<h1>Welcome</h1>' });
  await expect(preflight(settings)).rejects.toThrow(
    /categories answered 200 without a list.*CONFORMANCE_URL \(--url\)/,
  );
});

it('an address where nothing answers is said to be one', async () => {
  const settings = { ...BUYERS, CONFORMANCE_URL: 'http://127.0.0.1:1' };
  await expect(preflight(settings)).rejects.toThrow('Nothing answers at http://127.0.0.1:1/api/categories');
});

it('an account that cannot sign in is named; otherwise the address is said, and that the back office is skipped', async () => {
  const { settings, sent } = await serving({ '/api/categories': '[]', '/api/auth/login': '{"token":"t"}' });
  await expect(preflight(settings)).resolves.toMatch(/at http:\/\/127.*\d; without CONFORMANCE_CLERK \(--clerk\)/);
  expect(sent).toEqual([
    '{"email":"a@example.com","password":"one"}',
    '{"email":"b@example.com","password":"two:three"}',
  ]);
  await expect(preflight({ ...settings, CONFORMANCE_CLERK: 'c@example.com:x' })).rejects.toThrow(
    /^CONFORMANCE_CLERK \(--clerk\) cannot sign in: POST http:.*\/api\/admin\/auth\/login answered 401 who are you\?$/,
  );
});
