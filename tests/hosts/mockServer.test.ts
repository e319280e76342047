import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { cartQuantities, flip, post, signIn } from './calls';
import { runMockServer, startMockServer, type MockServerProcess } from './mockServerProcess';

/** Starts a server for one test, and stops it after the test. */
async function started(...args: string[]): Promise<MockServerProcess> {
  const server = await startMockServer(...args);
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}

/** A replacement for curl with the options that the banner uses, for machines without it. */
const CURL = `#!${process.execPath}
const [url, ...rest] = process.argv.slice(2).filter((arg) => arg !== '-s');
const headers = {};
let body;
for (let index = 0; index < rest.length; index += 2) {
  const [option, value] = rest.slice(index, index + 2);
  if (option === '-d') body = value;
  else if (option === '-H') headers[value.split(': ')[0]] = value.split(': ')[1];
  else throw new Error(option);
}
fetch(url, { method: body ? 'POST' : 'GET', headers, body })
  .then((response) => response.text())
  .then((text) => process.stdout.write(text));
`;

describe('npm run mock-server', () => {
  let shop: MockServerProcess;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'carton-'));
    shop = await startMockServer();
  });
  afterAll(async () => {
    await shop.stop('SIGKILL');
    await rm(folder, { recursive: true });
  });

  it('prints its URL, the scenario, the accounts and where the state is', () => {
    expect(shop.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(shop.output()).toContain('Scenario: default, seed 1. State: in memory, lost when the server stops');
    expect(shop.output()).toMatch(/V1 Nina New +new@example\.com +carton-demo/);
    expect(shop.output()).toMatch(/Clerk Alex Admin +admin@example\.com +carton-demo/);
    expect(shop.output()).toContain(
      `CONFORMANCE_URL=${shop.url} \\\n    CONFORMANCE_FIRST=new@example.com:carton-demo`,
    );
  });

  it('prints commands that log in and show the account', async () => {
    const [, commands = ''] = /Log in and show the account\n([\s\S]*?)\n\n/.exec(shop.output()) ?? [];
    await writeFile(path.join(folder, 'curl'), CURL, { mode: 0o755 });
    const PATH = `${folder}${path.delimiter}${process.env['PATH']}`;
    const { stdout } = await promisify(execFile)('sh', ['-c', commands], { env: { ...process.env, PATH } });
    expect(JSON.parse(stdout)).toMatchObject({ email: 'new@example.com' });
  });

  it('prints a command for the conformance suite that works in any shell and ends with a summary', async () => {
    const [, command = ''] =
      /Run the conformance suite against it.*\n([\s\S]*?npm run conformance)\n/.exec(shop.output()) ?? [];
    const ofOneTag = command.replace('npm run conformance', 'node scripts/conformance.mjs membership');
    const { stdout } = await promisify(execFile)('sh', ['-c', ofOneTag]);
    expect(stdout).toContain(`Testing the server at ${shop.url}.`);
    expect(stdout).toMatch(/Conformance: [1-9]\d* passed, 0 failed, \d+ skipped\n\nSkipped, by the reason\n/);
    expect(stdout).toMatch(/ 1 {2}the server has no account of V\d/);
  });

  it('prints expired tokens of a buyer and of a clerk', async () => {
    for (const [name, address] of [
      ['CONFORMANCE_EXPIRED', 'auth/user'],
      ['CONFORMANCE_EXPIRED_CLERK', 'admin/stats'],
    ]) {
      const [, token] = new RegExp(`${name}=(\\S+)`).exec(shop.output()) ?? [];
      expect(token).toBeTruthy();
      const response = await fetch(`${shop.url}/api/${address}`, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status).toBe(401);
    }
  });

  it('logs each request with its contract violations', async () => {
    await fetch(`${shop.url}/api/products?limit=many`);
    await shop.printed('/query/limit: must be integer');
    expect(shop.output()).toMatch(
      /\d\d:\d\d:\d\d {2}GET +\/api\/products\?limit=many {2}400 +\d+ ms {2}listProducts\n/,
    );
    expect(shop.output()).toContain('! the request violates the contract at /query/limit: must be integer');
  });

  it('keeps its state in a file across a restart', async () => {
    const file = path.join(folder, 'state.json');
    const first = await started('--persist', file);
    const token = await signIn(first.url);
    await post(`${first.url}/api/cart`, flip(9), token);
    expect(await first.stop('SIGINT')).toBe(0);

    const second = await started('--persist', file);
    expect(second.output()).toContain(`State: ${file}`);
    expect(await cartQuantities(second.url, token)).toEqual([9]);
    expect(await second.stop()).toBe(0);
  });

  it('exports its state on exit, and can start with an exported one', async () => {
    const file = path.join(folder, 'exported.json');
    const first = await started('--export', file);
    const token = await signIn(first.url);
    await post(`${first.url}/api/cart`, flip(9), token);
    expect(await first.stop()).toBe(0);

    const second = await started('--import', file, '--persist', path.join(folder, 'imported.json'));
    expect(await cartQuantities(second.url, token)).toEqual([9]);
    expect(await second.stop()).toBe(0);

    const rejected = await runMockServer('--port', '0', '--import', file, '--seed', '7');
    expect([rejected.code, rejected.errors]).toEqual([
      1,
      `${file} cannot be imported. The file belongs to the scenario default with seed 1, not to default with seed 7.\n`,
    ]);
  });

  it('rejects a file with other content, and does not change it', async () => {
    const file = path.join(folder, 'letter.txt');
    await writeFile(file, 'Dear Sam,');
    const { code, errors } = await runMockServer('--port', '0', '--persist', file);
    expect([code, errors]).toEqual([
      1,
      `${file} does not contain a state of this shop and was not changed; choose another file.\n`,
    ]);
    expect(await readFile(file, 'utf8')).toBe('Dear Sam,');
  });

  it('exits with one sentence when it cannot start', async () => {
    const port = new URL(shop.url).port;
    const outcomes = await Promise.all([
      runMockServer('--port', port),
      runMockServer('--scenario', 'atlantis'),
      runMockServer('--persist', path.join(folder, 'nowhere', 'state.json')),
      runMockServer('--port', '0', '--import', path.join(folder, 'nowhere.json')),
      runMockServer('--export', path.join(folder, 'nowhere', 'state.json')),
      runMockServer('--port', 'abc'),
      runMockServer('--seed', '1.5'),
      runMockServer('--colour'),
      runMockServer('left over'),
    ]);
    expect(outcomes.map(({ errors }) => errors)).toEqual([
      `Port ${port} of 127.0.0.1 is already in use.\n`,
      expect.stringMatching(/^There is no scenario atlantis\b.*\n$/),
      `State cannot be saved to ${path.join(folder, 'nowhere', 'state.json')}: its folder does not exist.\n`,
      `${path.join(folder, 'nowhere.json')} cannot be imported. There is no such file.\n`,
      `State cannot be written to ${path.join(folder, 'nowhere', 'state.json')}: its folder does not exist.\n`,
      '--port takes a whole number from 0 to 65535, not "abc".\n',
      `--seed takes a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, not "1.5".\n`,
      "Unknown option '--colour'. See npm run mock-server -- --help\n",
      "Unexpected argument 'left over'. See npm run mock-server -- --help\n",
    ]);
    expect(outcomes.map(({ code, output }) => [code, output])).toEqual(outcomes.map(() => [1, '']));
  });

  it('exits with 0 on a signal, also during a request', async () => {
    const slow = await started('--latency', '600000');
    const call = fetch(`${slow.url}/api/categories`).catch(() => 'cut');
    expect(await slow.stop()).toBe(0);
    expect(await call).toBe('cut');
  });

  it('lists its options', async () => {
    const { code, output } = await runMockServer('--help');
    expect(code).toBe(0);
    for (const option of ['--port', '--scenario', '--seed', '--persist', '--import', '--export', '--latency'])
      expect(output).toContain(option);
  });
});
