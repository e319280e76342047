import { isSameName } from '../api/accounts';
import type { Handlers, OperationId } from '../api/handlerTypes';
import { issueToken } from '../api/sessions';
import { createDatabase, type Database } from '../db/database';
import type { TokenKind } from '../db/rows';
import type { Seed } from '../db/tables';
import { CONTRACT_HASH } from '../generated/contract';
import { handlers } from '../handlers/handlers';
import { PERSONAS, type Persona, type PersonaName } from '../seed/personas';
import { seedOf } from '../seed/scenarios/scenarios';
import { createClock, systemTime, type MockClock } from '../state/clock';
import { createStateExchange, type StateExchange } from '../state/exportedState';
import { createSharedState } from '../state/sharedState';
import { createMemoryStorage, type StateStorage } from '../state/storage';
import { createDispatch, type AnyHandler } from './dispatch';
import {
  createFaults,
  createOperationSettings,
  type Injection,
  type Injections,
  type OperationSettings,
} from './faults';
import type { Violation } from './guard';
import { createRequestLog, type RequestLog } from './requestLog';
import { expandImageUrls, createVariant, type Variant } from './variant';

/** Every option has a default: `createServer()` serves the default shop from memory. */
export interface ServerOptions {
  /** Which set of seed data to start with (`SCENARIOS`); `default` when absent. */
  scenario?: string;
  /** For scenarios with generated data: the same number generates the same data. Default 1. */
  seedNumber?: number;
  /** Your own seed data instead of a scenario's. The server freezes its rows. */
  seed?: Seed;
  /** Path before `api/`, with a trailing slash; `/` when absent. Requests to other paths get 404. */
  base?: string;
  /** The server's time. Default: a running clock that starts on 2025-06-16 at 15:00 UTC. */
  clock?: MockClock;
  /** Faults to inject from the start, by operation; see `Server.faults`. */
  faults?: Injections;
  /** Milliseconds before each response: one number for all operations, or by operation. */
  latency?: number | Partial<Record<OperationId | '*', number>>;
  /** Makes the server behave like another backend that follows the contract. */
  variant?: Variant;
  /** Handlers that replace the built-in ones. The guard checks their responses too. */
  overrides?: Partial<Handlers>;
  /** Where the state is saved. Default: memory. Servers with the same storage share one state. */
  storage?: StateStorage;
  /** Contract hash that a saved state must have to be used; a state of another contract is archived. For tests. */
  contract?: string;
  /** Called for each request or response that violates the contract, after it was logged. If it throws, the call fails. */
  onViolation?: (violation: Violation) => void;
  /** Called with a user-facing message when saved state could not be used. */
  onNotice?: (notice: string) => void;
}

export interface Server extends StateExchange {
  /** Resolves when seed and saved state are loaded. Rejects when the seed does not fit the contract. */
  ready: Promise<void>;
  /** Handles a request. Rejects like the global `fetch` for an injected network error or an aborted request. */
  fetch(request: Request): Promise<Response>;
  /** The tables, for reading. Write with `change`: other writes are not saved. */
  db: Database;
  clock: MockClock;
  /** The latest requests, with their contract violations. */
  log: RequestLog;
  /** Injected faults by operation. Example: `faults.set('getCart', { status: 500, times: 1 })`. */
  faults: OperationSettings<Injection>;
  /** Milliseconds before the response, by operation. */
  latency: OperationSettings<number>;
  /** Handlers that replace the built-in ones. */
  overrides: {
    set<Id extends OperationId>(operation: Id, handler: Handlers[NoInfer<Id>]): void;
    clear(operation?: OperationId): void;
  };
  /** Writes to the tables without a request, in a transaction: a throw rolls back. Returns what `write` returns. */
  change<T>(write: (db: Database) => Promise<T>): Promise<T>;
  /** Returns a token for the buyer or clerk with this email. With `expired`, a token that has just expired. */
  signIn(email: string, options?: { expired?: boolean }): Promise<string>;
  /** Returns the persona's token, null for the visitor. */
  signInAs(persona: PersonaName): Promise<string | null>;
  /** Restores the seed data and the start time. */
  reset(): Promise<void>;
  /** Stops listening to clock and storage. */
  dispose(): void;
}

/** A token that no server has issued. */
const FORGED_TOKEN = 'customer.3.9999999999';

/** @throws Error when there is no such account */
function findAccount(db: Database, email: string): { kind: TokenKind; id: number } {
  const hasEmail = (row: { email: string }) => isSameName(row.email, email);
  const admin = db.admins.find(hasEmail);
  const account = admin ?? db.buyers.find(hasEmail);
  if (!account) throw new Error(`no account has the email ${email}`);
  return { kind: admin ? 'admin' : 'customer', id: account.id };
}

/**
 * Creates a mock server for the contract in openapi.yaml. It has no global state: any number of servers can run in one
 * page or process. To serve requests, pass them to `fetch`, or use a host: `browser.ts`, `inProcess.ts`, `node.ts` or
 * `http.ts`.
 * @throws RangeError for an unknown scenario
 */
export function createServer(options: ServerOptions = {}): Server {
  const { clock = createClock({ now: systemTime }), latency = {}, storage = createMemoryStorage() } = options;
  const { scenario = options.seed ? 'custom' : 'default', seedNumber = 1 } = options;
  const { variant } = options;
  const seed = options.seed ?? seedOf(scenario, seedNumber);
  const db = createDatabase(variant?.images === undefined ? seed : expandImageUrls(seed, variant.images));
  const log = createRequestLog();
  const faults = createFaults(options.faults);
  const latencies = createOperationSettings<number>(typeof latency === 'number' ? { '*': latency } : latency);
  // the settings cannot express which handler type belongs to which id; `Handlers` and `set` have checked it
  const overrides = createOperationSettings<AnyHandler>(options.overrides as Record<string, AnyHandler> | undefined);
  const contract = options.contract ?? CONTRACT_HASH;
  const state = createSharedState({
    db,
    clock,
    storage,
    contract,
    onNotice: options.onNotice ?? (() => undefined),
  });

  const signIn: Server['signIn'] = (email, { expired = false } = {}) =>
    state.write(async () => {
      const { kind, id } = findAccount(db, email);
      const token = await issueToken(db, clock, kind, id);
      if (expired) {
        await db.tokens.update(token, (row) => {
          row.expiresAt = clock.now().toISOString();
        });
      }
      return token;
    });

  const base = options.base ?? '/';
  const dispatch = createDispatch({
    handlers,
    base,
    overrides,
    faults,
    latency: latencies,
    db,
    clock,
    state,
    log,
    onViolation: options.onViolation ?? (() => undefined),
  });

  return {
    ready: state.ready,
    fetch: variant ? createVariant(dispatch, base, variant) : dispatch,
    db,
    clock,
    log,
    faults,
    latency: latencies,
    overrides: overrides as Server['overrides'], // see above
    change: (write) => state.write(() => write(db)),
    signIn,
    async signInAs(name) {
      const persona: Persona = PERSONAS[name];
      if (persona.token === 'forged') return FORGED_TOKEN;
      return persona.email === null ? null : signIn(persona.email, { expired: persona.token === 'expired' });
    },
    ...createStateExchange({ db, clock, state, contract, scenario, seedNumber }),
    reset: () => state.reset(),
    dispose: () => state.dispose(),
  };
}
