import { openFileStorage } from './db/fileStorage';
import { ROUTES } from './generated/contract';
import { serveHttp } from './http';
import { accounts } from './seed/accounts';
import { createServer, type Server } from './server/createServer';

export interface StandaloneOptions {
  /** 0 takes any free port. */
  port: number;
  scenario: string;
  /** Whole number that varies what is generated. */
  seedNumber?: number;
  /** Milliseconds before each answer. */
  latencyMs?: number;
  /** File that keeps the state; without one it ends with the process. */
  persist?: string;
  /** Told in a sentence what is not as it should be, now or later. */
  onNotice: (notice: string) => void;
}

export interface Standalone {
  url: string;
  server: Server;
  /** Whom to sign in as. */
  accounts: { label: string; email: string; password: string }[];
  /** The contract's tags, which name the parts of the exam. */
  tags: string[];
  /** Answers the calls that are under way, then gives port and file back. */
  close(): Promise<void>;
}

/**
 * The pretend server as a program of its own (`npm run mock-server`).
 * @throws Error with one sentence when port, scenario or file cannot be used
 */
export async function startStandalone(options: StandaloneOptions): Promise<Standalone> {
  const { port, scenario, seedNumber, latencyMs = 0, persist, onNotice } = options;
  const storage =
    persist === undefined
      ? undefined
      : await openFileStorage(persist, {
          world: seedNumber === undefined ? scenario : `${scenario}/${seedNumber}`,
          onSetAside: (file) => onNotice(`The older state lies in ${file}.`),
        });
  try {
    const server = createServer({
      scenario,
      ...(seedNumber !== undefined && { seedNumber }),
      latency: latencyMs,
      ...(storage && { storage }),
      onNotice,
    });
    const host = await serveHttp(server, { port });
    return {
      url: host.url,
      server,
      accounts,
      tags: [...new Set(ROUTES.map(({ tag }) => tag))],
      async close() {
        await host.close();
        server.dispose();
        await storage?.close();
      },
    };
  } catch (error) {
    await storage?.close();
    throw error;
  }
}
