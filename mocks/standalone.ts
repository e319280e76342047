import { openFileStorage } from './db/fileStorage';
import { ROUTES } from './generated/contract';
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
  if (!Object.hasOwn(SCENARIOS, scenario)) {
    throw new RangeError(`There is no scenario ${scenario}; choose one of: ${Object.keys(SCENARIOS).join(', ')}.`);
  }
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
    const host = await serveHttp(server, { port });
    return {
      url: host.url,
      server,
      accounts,
      clerks,
      tags: [...new Set(ROUTES.map(({ tag }) => tag))],
      async close() {
        await host.close();
        // comes after every change that is under way, also that of a call which was cut
        await server.change(async () => undefined);
        server.dispose();
        await storage?.close();
      },
    };
  } catch (error) {
    await storage?.close();
    throw error;
  }
}
