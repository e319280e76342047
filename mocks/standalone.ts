import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { serveHttp } from './http';
import { accounts, clerks } from './seed/accounts';
import { SCENARIOS } from './seed/scenarios/scenarios';
import { createServer, type Server } from './server/createServer';
import type { Variant } from './server/variant';
import { describeFileError, errorCode, replaceFile } from './state/files';
import { openFileStorage } from './state/fileStorage';

export interface StandaloneOptions {
  /** 0 chooses a free port. */
  port: number;
  /** A name in `SCENARIOS`. */
  scenario: string;
  /** For scenarios with generated data: the same number generates the same data. */
  seedNumber: number;
  /** Milliseconds before each response. */
  latencyMs?: number;
  /** Makes the server behave like another backend that follows the contract. */
  variant?: Variant;
  /** File in which the state is saved; without one it ends with the process. */
  persist?: string;
  /** File with an exported state to start with. It replaces the state in `persist`. */
  import?: string;
  /** File to which the state is exported on close, in the form that `import` reads. */
  export?: string;
  /** Called with a user-facing message when something is wrong, e.g. saved state cannot be used. */
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
  /** Logins for the shop. */
  accounts: Account[];
  /** Logins for the back office. */
  clerks: Account[];
  /** Tokens that must be rejected: an expired one of a buyer and of a clerk, and one that was never issued. */
  invalidTokens: { expired: string; expiredClerk: string; forged: string };
  /** Finishes requests in progress, exports the state if asked to, and releases port and file. */
  close(): Promise<void>;
}

async function importInto(server: Server, file: string): Promise<void> {
  try {
    await server.importState(await readFile(file, 'utf8'));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = errorCode(error) === 'ENOENT' ? 'There is no such file.' : message;
    throw new Error(`${file} cannot be imported. ${reason}`, { cause: error });
  }
}

const exportFailure = (file: string) => `State cannot be written to ${file}`;

/** Fails at the start instead of on close, when the state would be lost. */
async function checkExportFolder(file: string): Promise<void> {
  const folder = await stat(path.dirname(file)).catch(() => undefined);
  if (!folder?.isDirectory()) {
    throw describeFileError(exportFailure(file), Object.assign(new Error('no folder'), { code: 'ENOENT' }));
  }
}

async function exportFrom(server: Server, file: string): Promise<void> {
  try {
    await replaceFile(file, `${JSON.stringify(await server.exportState())}\n`);
  } catch (error) {
    throw describeFileError(exportFailure(file), error);
  }
}

async function createInvalidTokens(server: Server): Promise<Standalone['invalidTokens']> {
  const [clerk] = clerks;
  return {
    expired: (await server.signInAs('expired')) ?? '',
    expiredClerk: clerk ? await server.signIn(clerk.email, { expired: true }) : '',
    forged: (await server.signInAs('forged')) ?? '',
  };
}

/**
 * Starts the mock server as a program of its own (`npm run mock-server`), served over HTTP.
 * @throws Error with one sentence when port, scenario or file cannot be used
 */
export async function startStandalone(options: StandaloneOptions): Promise<Standalone> {
  const { port, scenario, seedNumber, latencyMs = 0, variant, persist, onNotice } = options;
  if (!Object.hasOwn(SCENARIOS, scenario)) {
    throw new RangeError(`There is no scenario ${scenario}; choose one of: ${Object.keys(SCENARIOS).join(', ')}.`);
  }
  if (options.export !== undefined) await checkExportFolder(options.export);
  const storage =
    persist === undefined
      ? undefined
      : await openFileStorage(persist, {
          scenario: `${scenario}, seed ${seedNumber}`,
          onArchive: (file) => onNotice(`The older state was moved to ${file}.`),
        });
  try {
    const server = createServer({
      scenario,
      seedNumber,
      latency: latencyMs,
      ...(variant && { variant }),
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
      invalidTokens: await createInvalidTokens(server),
      async close() {
        await host.close();
        // queued after all writes in progress, including those of requests whose connection was closed
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
