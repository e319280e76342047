import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { inWords, openFileStorage } from './db/fileStorage';
import { codeOf, replaceFile } from './db/stateFile';
import { serveHttp } from './http';
import { accounts, clerks } from './seed/accounts';
import { SCENARIOS } from './seed/scenarios/scenarios';
import { createServer, type Server } from './server/createServer';

export interface StandaloneOptions {
  /** 0 takes any free port. */
  port: number;
  scenario: string;
  /** What a generated world is drawn from. */
  seedNumber: number;
  /** Milliseconds before each answer. */
  latencyMs?: number;
  /** File that keeps the state; without one it ends with the process. */
  persist?: string;
  /** An exported state to start in; it takes the place of what `persist` has kept. */
  import?: string;
  /** File that gets the state, as `import` takes it, when the server closes. */
  export?: string;
  /** Told in a sentence what is not as it should be, now or later. */
  onNotice: (notice: string) => void;
}

interface Account {
  label: string;
  email: string;
  password: string;
}

export interface Standalone {
  url: string;
  server: Server;
  /** Whom to sign in as: in the shop, and in the back office. */
  accounts: Account[];
  clerks: Account[];
  /** What must open nothing: a buyer's and a clerk's token that were valid once, and one that nobody has given. */
  spoiltTokens: { expired: string; expiredClerk: string; forged: string };
  /** Answers the calls that are under way, then gives port and file back. */
  close(): Promise<void>;
}

async function importInto(server: Server, file: string): Promise<void> {
  try {
    await server.importState(await readFile(file, 'utf8'));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const why = codeOf(error) === 'ENOENT' ? 'There is no such file.' : message;
    throw new Error(`${file} cannot be imported. ${why}`, { cause: error });
  }
}

/** Found out at the start, not when the server ends and the state with it. */
async function checkExport(file: string): Promise<void> {
  const found = await stat(path.dirname(file)).catch(() => undefined);
  if (!found?.isDirectory())
    throw inWords(notExported(file), Object.assign(new Error('no folder'), { code: 'ENOENT' }));
}

const notExported = (file: string) => `State cannot be written to ${file}`;

async function exportFrom(server: Server, file: string): Promise<void> {
  try {
    await replaceFile(file, `${JSON.stringify(await server.exportState())}\n`);
  } catch (error) {
    throw inWords(notExported(file), error);
  }
}

async function spoiltTokensOf(server: Server): Promise<Standalone['spoiltTokens']> {
  const [clerk] = clerks;
  return {
    expired: (await server.enter('expired')) ?? '',
    expiredClerk: clerk ? await server.signIn(clerk.email, { expired: true }) : '',
    forged: (await server.enter('forged')) ?? '',
  };
}

/**
 * The mock server as a program of its own (`npm run mock-server`).
 * @throws Error with one sentence when port, scenario or file cannot be used
 */
export async function startStandalone(options: StandaloneOptions): Promise<Standalone> {
  const { port, scenario, seedNumber, latencyMs = 0, persist, onNotice } = options;
  if (!Object.hasOwn(SCENARIOS, scenario)) {
    throw new RangeError(`There is no scenario ${scenario}; choose one of: ${Object.keys(SCENARIOS).join(', ')}.`);
  }
  if (options.export !== undefined) await checkExport(options.export);
  const storage =
    persist === undefined
      ? undefined
      : await openFileStorage(persist, {
          world: `${scenario}, seed ${seedNumber}`,
          onSetAside: (file) => onNotice(`The older state lies in ${file}.`),
        });
  try {
    const server = createServer({
      scenario,
      seedNumber,
      latency: latencyMs,
      ...(storage && { storage }),
      onNotice,
    });
    if (options.import !== undefined) await importInto(server, options.import);
    const host = await serveHttp(server, { port });
    return {
      url: host.url,
      server,
      accounts,
      clerks,
      spoiltTokens: await spoiltTokensOf(server),
      async close() {
        await host.close();
        // comes after every change that is under way, also that of a call which was cut
        await server.change(async () => undefined);
        if (options.export !== undefined) await exportFrom(server, options.export);
        server.dispose();
        await storage?.close();
      },
    };
  } catch (error) {
    await storage?.close();
    throw error;
  }
}
