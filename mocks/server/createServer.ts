import { createDatabase, type Database } from '../db/database';
import type { TokenKind } from '../db/rows';
import { createStateKeeper } from '../db/stateKeeper';
import { createMemoryStorage, type StateStorage } from '../db/storage';
import { CONTRACT_HASH } from '../generated/contract';
import { handlers } from '../handlers/handlers';
import { PERSONAS, type Persona, type PersonaName } from '../seed/personas';
import { seedOf } from '../seed/scenarios/scenarios';
import type { Seed } from '../seed/seed';
import { isSameName } from './accounts';
import { createClock, type WorldClock } from './clock';
import { createDispatch, type AnyHandler } from './dispatch';
import { createStateExchange, type StateExchange } from './exportedState';
import { createFaults, createSwitchboard, type Injection, type Injections, type Switchboard } from './faults';
import type { Handlers, OperationId } from './handlerTypes';
import { realTime } from './realTime';
import { createRequestLog, type RequestLog } from './requestLog';
import { issueToken } from './sessions';
import type { Violation } from './violation';

export interface ServerOptions {
  /** Name of the world to start in; `seed` wins over it. */
  scenario?: string;
  /** What a generated world is drawn from, 1 when absent. */
  seedNumber?: number;
  /** Its rows are frozen by it. */
  seed?: Seed;
  /** Path before `api/`, with a slash at its end; calls elsewhere are not the server's. */
  base?: string;
  clock?: WorldClock;
  faults?: Injections;
  /** Milliseconds for every call, or by operation. */
  latency?: number | Partial<Record<OperationId | '*', number>>;
  /** Handlers in place of the server's own; the guard checks them like these. */
  overrides?: Partial<Handlers>;
  storage?: StateStorage;
  /** Hash of the contract that kept state must have. */
  contract?: string;
  /** Told of each breach of the contract, after the log; a throw fails the call. */
  onViolation?: (violation: Violation) => void;
  /** Told in a sentence when kept state could not be used. */
  onNotice?: (notice: string) => void;
}

export interface Server extends StateExchange {
  /** Resolves when seed and kept state are in; rejects when the seed does not fit the contract. */
  ready: Promise<void>;
  /** Answers a request like the server on the other end of the line. */
  fetch(request: Request): Promise<Response>;
  /** To look into; writes go through `change`, or they are not kept. */
  db: Database;
  clock: WorldClock;
  log: RequestLog;
  faults: Switchboard<Injection>;
  latency: Switchboard<number>;
  /** Handlers in place of the server's own. */
  overrides: {
    set<Id extends OperationId>(operation: Id, handler: Handlers[NoInfer<Id>]): void;
    clear(operation?: OperationId): void;
  };
  /** Writes to the tables outside of a call, like a call: under the lock, kept, undone when it throws. */
  change<T>(write: (db: Database) => Promise<T>): Promise<T>;
  /** A token of a buyer or a clerk without a call; `expired` gives one that was valid once. */
  signIn(email: string, options?: { expired?: boolean }): Promise<string>;
  /** The token that a persona comes with; null for the visitor. */
  enter(persona: PersonaName): Promise<string | null>;
  /** Back to the seed. */
  reset(): Promise<void>;
  dispose(): void;
}

/** Nobody has given it. */
const FORGED_TOKEN = 'customer.3.9999999999';

/** @throws Error when the seed has no such account */
function accountOf(db: Database, email: string): { kind: TokenKind; id: number } {
  const hasEmail = (row: { email: string }) => isSameName(row.email, email);
  const buyer = db.buyers.find(hasEmail);
  const account = buyer ?? db.admins.find(hasEmail);
  if (!account) throw new Error(`nobody has the e-mail ${email}`);
  return { kind: buyer ? 'customer' : 'admin', id: account.id };
}

/**
 * An isolated mock server: several can live on one page, and those with the same storage are one shop.
 * @throws RangeError for a scenario that there is not
 */
export function createServer(options: ServerOptions = {}): Server {
  const { clock = createClock({ now: realTime }), latency = {}, storage = createMemoryStorage() } = options;
  const { scenario = options.seed ? 'custom' : 'default', seedNumber = 1 } = options;
  const seed = options.seed ?? seedOf(scenario, seedNumber);
  const db = createDatabase(seed);
  const log = createRequestLog();
  const faults = createFaults(options.faults);
  const delays = createSwitchboard<number>(typeof latency === 'number' ? { '*': latency } : latency);
  // a switchboard cannot follow which handler belongs to which id; `Handlers` and `set` have checked that
  const overrides = createSwitchboard<AnyHandler>(options.overrides as Record<string, AnyHandler> | undefined);
  const contract = options.contract ?? CONTRACT_HASH;
  const keeper = createStateKeeper({
    db,
    clock,
    storage,
    contract,
    onNotice: options.onNotice ?? (() => undefined),
  });

  const signIn: Server['signIn'] = (email, { expired = false } = {}) =>
    keeper.write(async () => {
      const { kind, id } = accountOf(db, email);
      const token = await issueToken(db, clock, kind, id);
      if (expired) {
        await db.tokens.update(token, (row) => {
          row.expiresAt = clock.now().toISOString();
        });
      }
      return token;
    });

  return {
    ready: keeper.started,
    fetch: createDispatch({
      handlers,
      base: options.base ?? '/',
      overrides,
      faults,
      latency: delays,
      db,
      clock,
      keeper,
      log,
      onViolation: options.onViolation ?? (() => undefined),
    }),
    db,
    clock,
    log,
    faults,
    latency: delays,
    overrides: overrides as Server['overrides'], // see above
    change: (write) => keeper.write(() => write(db)),
    signIn,
    async enter(name) {
      const persona: Persona = PERSONAS[name];
      if (persona.token === 'forged') return FORGED_TOKEN;
      return persona.email === null ? null : signIn(persona.email, { expired: persona.token === 'expired' });
    },
    ...createStateExchange({ db, clock, keeper, contract, scenario, seedNumber }),
    reset: () => keeper.reset(),
    dispose: () => keeper.dispose(),
  };
}
