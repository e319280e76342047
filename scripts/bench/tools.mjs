// Programs that only the benches need: pinned, and fetched by npm when a bench runs instead of being dependencies.
import { execFileSync, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const PRISM = '@stoplight/prism-cli@5.14.2';
export const AUTOCANNON = 'autocannon@8.0.0';

/** The path of a program's JavaScript in npm's cache. Killing npx would leave the program running, so it is started by path. */
export function programOf(pinned, name) {
  const first = 'node -p "process.env.PATH.split(path.delimiter)[0]"';
  const found = execFileSync('npm', ['exec', '--yes', `--package=${pinned}`, '-c', first], { encoding: 'utf8' });
  return realpathSync(path.join(found.trim().split('\n').at(-1), name));
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts a server that is a Node program, and waits until it responds at `address`. `onText` gets what it prints. */
export async function startServer(name, args, address, onText) {
  const stdio = onText ? ['ignore', 'pipe', 'pipe'] : 'ignore';
  const child = spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, NO_COLOR: '1' } });
  for (const stream of onText ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', onText);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = () => {
    child.kill();
    return ended;
  };
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && child.exitCode === null;) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${name} did not respond at ${address}.`);
}

/** Runs a program to its end and returns its exit code and what it printed. */
export function runProgram(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part) => (text += part));
    child.stderr.resume();
    child.once('close', (code) => resolve({ code, text }));
  });
}
