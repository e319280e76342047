import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { root } from '@tests/architecture/sources';

/** Only ends a process that hangs, before the test's own timeout does. */
const DEADLINE_MS = 150_000;

export interface MockServerProcess {
  url: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves once it has printed the text. */
  printed(text: string): Promise<void>;
  /** Sends the signal; resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

let bundle: Promise<string> | undefined;

/** The bundle that all processes of a test file share. */
async function makeBundle(): Promise<string> {
  const { bundleStandalone } = (await import(path.join(root, 'scripts/mock-server/load.mjs'))) as {
    bundleStandalone(): Promise<string>; // a script has no types
  };
  const file = await bundleStandalone();
  // a fixed name, since there is no hook to delete the file; renaming replaces that of another run atomically
  const shared = path.join(path.dirname(file), 'tests.mjs');
  renameSync(file, shared);
  return shared;
}

async function launch(args: readonly string[]) {
  const script = path.join(root, 'scripts/mock-server.mjs');
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MOCK_SERVER_BUNDLE: await (bundle ??= makeBundle()) },
  });
  const kill = () => child.kill('SIGKILL');
  const [stdout, stderr]: [string[], string[]] = [[], []];
  child.stdout.setEncoding('utf8').on('data', (text: string) => stdout.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => stderr.push(text));
  // "close" comes after all output, "exit" may come before
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const [output, errors] = [() => stdout.join(''), () => stderr.join('')];

  /** Kills the process and rejects when it takes too long. */
  async function withDeadline<T>(what: string, run: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        kill();
        reject(new Error(`mock-server has not ${what} within ${DEADLINE_MS} ms: ${output()}${errors()}`));
      }, DEADLINE_MS);
    });
    return Promise.race([run, deadline]).finally(() => clearTimeout(timer));
  }
  return { child, ended, output, errors, withDeadline };
}

/** Runs `npm run mock-server` to its end. */
export async function runMockServer(
  ...args: string[]
): Promise<{ code: number | null; output: string; errors: string }> {
  const { ended, output, errors, withDeadline } = await launch(args);
  return { code: await withDeadline('ended', ended), output: output(), errors: errors() };
}

/** Starts `npm run mock-server` on a free port. Resolves when it is ready; rejects with its output when it exits before. */
export async function startMockServer(...args: string[]): Promise<MockServerProcess> {
  const { child, ended, output, errors, withDeadline } = await launch(['--port', '0', ...args]);
  const waitFor = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (!output().includes(text)) return;
        child.stdout.off('data', check);
        resolve();
      };
      child.stdout.on('data', check);
      void ended.then((code) => reject(new Error(`ended with ${code} before it printed "${text}": ${errors()}`)));
      check();
    });
  const printed = (text: string) => withDeadline(`printed "${text}"`, waitFor(text));
  // the end of its banner
  await printed('npm run conformance\n');
  return {
    url: /runs at {2}(\S+)/.exec(output())?.[1] ?? '',
    output,
    printed,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return withDeadline('ended', ended);
    },
  };
}
