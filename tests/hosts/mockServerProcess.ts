import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { root } from '@tests/architecture/sources';

/** Only ends a process that hangs, before the test's own timeout does. */
const DEADLINE_MS = 150_000;

export interface MockServerProcess {
  url: string;
  /** All that it has printed so far. */
  output(): string;
  /** Resolves when it has printed the text. */
  printed(text: string): Promise<void>;
  /** Tells it to end; answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

let bundle: Promise<string> | undefined;

/** All processes of one run share a bundle. */
async function makeBundle(): Promise<string> {
  const { bundleStandalone } = (await import(path.join(root, 'scripts/mock-server/load.mjs'))) as {
    bundleStandalone(): Promise<string>; // a script has no types
  };
  const file = await bundleStandalone();
  // one file for all runs, since nothing is called when a test's worker ends; another run's is replaced whole
  const kept = path.join(path.dirname(file), 'tests.mjs');
  renameSync(file, kept);
  return kept;
}

async function launch(args: readonly string[]) {
  const script = path.join(root, 'scripts/mock-server.mjs');
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MOCK_SERVER_BUNDLE: await (bundle ??= makeBundle()) },
  });
  const kill = () => child.kill('SIGKILL');
  const [said, complained]: [string[], string[]] = [[], []];
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => complained.push(text));
  // "close" comes after the last word, "exit" may come before it
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const [output, errors] = [() => said.join(''), () => complained.join('')];

  /** Ends the process when it takes too long. */
  async function inTime<T>(what: string, run: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        kill();
        reject(new Error(`mock-server has not ${what} in ${DEADLINE_MS} ms: ${output()}${errors()}`));
      }, DEADLINE_MS);
    });
    return Promise.race([run, late]).finally(() => clearTimeout(timer));
  }
  return { child, ended, output, errors, inTime };
}

/** Runs `npm run mock-server` to its end. */
export async function runMockServer(
  ...args: string[]
): Promise<{ code: number | null; output: string; errors: string }> {
  const { ended, output, errors, inTime } = await launch(args);
  return { code: await inTime('ended', ended), output: output(), errors: errors() };
}

/** `npm run mock-server` on a free port, ready to be asked. Rejects with what it said when it ends before that. */
export async function startMockServer(...args: string[]): Promise<MockServerProcess> {
  const { child, ended, output, errors, inTime } = await launch(['--port', '0', ...args]);
  const seen = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!output().includes(text)) return;
        child.stdout.off('data', look);
        resolve();
      };
      child.stdout.on('data', look);
      void ended.then((code) => reject(new Error(`ended with ${code} before it printed "${text}": ${errors()}`)));
      look();
    });
  const printed = (text: string) => inTime(`printed "${text}"`, seen(text));
  // the last word of what it prints at its start
  await printed('npm run conformance\n');
  return {
    url: /answers at {2}(\S+)/.exec(output())?.[1] ?? '',
    output,
    printed,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return inTime('ended', ended);
    },
  };
}
