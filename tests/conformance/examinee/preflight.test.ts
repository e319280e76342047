import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { preflight } from './preflight';
import { examSettings } from './settings';
import OPTIONS from './settings.json';

const BUYERS = { EXAM_FIRST: 'a@example.com:one', EXAM_SECOND: 'b@example.com:two:three' };

it.each([
  ['EXAM_FIRST is set, but EXAM_URL (--url) does not say', { EXAM_FIRST: 'a@example.com:one' }],
  ['EXAM_URL (--url) must be a whole address', { ...BUYERS, EXAM_URL: 'localhost:4010' }],
  ['EXAM_URL (--url) must end before /api', { ...BUYERS, EXAM_URL: 'http://127.0.0.1:4010/api/' }],
  ['EXAM_SECOND (--second) must be e-mail:password', { EXAM_URL: 'http://shop.test', EXAM_FIRST: 'a@example.com:one' }],
  ['must be two buyers', { EXAM_URL: 'http://shop.test', ...BUYERS, EXAM_SECOND: 'A@example.com:one' }],
  ['EXAM_ADMIN is no setting of the exam', { EXAM_URL: 'http://shop.test', ...BUYERS, EXAM_ADMIN: 'c@example.com:x' }],
])('%s…', (sentence, settings) => {
  expect(() => examSettings(settings)).toThrow(sentence);
});

it('a setting is called in the environment as on the command line', () => {
  for (const [name, option] of Object.entries(OPTIONS))
    expect(name).toBe(`EXAM_${option.toUpperCase().replaceAll('-', '_')}`);
});

it('nothing set, or only more time, is the pretend server', () => {
  expect(examSettings({ HOME: '/', EXAM_CLERK: '', EXAM_TIMEOUT: '90' })).toBeNull();
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
  return { settings: { ...BUYERS, EXAM_URL: `http://127.0.0.1:${port}/` }, sent };
}

it('a server that answers no categories is not the address that was meant', async () => {
  const { settings } = await serving({ '/api/categories': '<h1>Welcome</h1>' });
  await expect(preflight(settings)).rejects.toThrow(/categories answered 200 without a list.*EXAM_URL \(--url\)/);
});

it('an address where nothing answers is said to be one', async () => {
  const settings = { ...BUYERS, EXAM_URL: 'http://127.0.0.1:1' };
  await expect(preflight(settings)).rejects.toThrow('Nothing answers at http://127.0.0.1:1/api/categories');
});

it('an account that cannot sign in is named; otherwise the address is said, and that the back office is skipped', async () => {
  const { settings, sent } = await serving({ '/api/categories': '[]', '/api/auth/login': '{"token":"t"}' });
  await expect(preflight(settings)).resolves.toMatch(/put to http:\/\/127.*\d; without EXAM_CLERK \(--clerk\)/);
  expect(sent).toEqual([
    '{"email":"a@example.com","password":"one"}',
    '{"email":"b@example.com","password":"two:three"}',
  ]);
  await expect(preflight({ ...settings, EXAM_CLERK: 'c@example.com:x' })).rejects.toThrow(
    /^EXAM_CLERK \(--clerk\) cannot sign in: POST http:.*\/api\/admin\/auth\/login answered 401 who are you\?$/,
  );
});
