import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '@tests/architecture/sources';

export interface MockServerProcess {
  url: string;
  /** All that it has printed so far. */
  output(): string;
  /** Resolves when it has printed the text. */
  printed(text: string): Promise<void>;
  /** Tells it to end; answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

function launch(args: readonly string[]) {
  const script = path.join(root, 'scripts/mock-server.mjs');
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained]: [string[], string[]] = [[], []];
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => complained.push(text));
  // "close" comes after the last word, "exit" may come before it
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => said.join(''), errors: () => complained.join('') };
}

/** Runs `npm run mock-server` to its end. */
export async function runMockServer(
  ...args: string[]
): Promise<{ code: number | null; output: string; errors: string }> {
  const { ended, output, errors } = launch(args);
  return { code: await ended, output: output(), errors: errors() };
}

/** `npm run mock-server` on a free port, ready to be asked. Rejects with what it said when it ends before that. */
export async function startMockServer(...args: string[]): Promise<MockServerProcess> {
  const { child, ended, output, errors } = launch(['--port', '0', ...args]);
  const printed = (text: string) =>
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
  await printed('Examine it');
  return {
    url: /answers at {2}(\S+)/.exec(output())?.[1] ?? '',
    output,
    printed,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
