import type { Database } from '@mocks/db/database';
import { createInProcessTransport } from '@mocks/inProcess';
import { admins, buyers } from '@mocks/seed/accounts';
import { createServer, type ServerOptions } from '@mocks/server/createServer';
import type { Handlers, OperationId } from '@mocks/api/handlerTypes';
import type { Account, ContractViolation, Target } from './target';
import { mockProviders } from './mockProviders';
import { changeByClerk } from './overHttp';

/** Any origin would do: the mock server allows all of them. */
export const ALLOWED_ORIGIN = 'https://shop.example.com';

/** The seeded buyers; the first two shop. */
export function seededAccounts(): Target['accounts'] {
  const [first, second, ...others] = buyers.map(({ email, password }) => ({ email, password }));
  if (!first || !second) throw new Error('the seed has too few buyers');
  return { first, second, others };
}

export function seededClerk(): Account {
  const [admin] = admins;
  if (!admin) throw new Error('the seed has no clerk');
  return { email: admin.email, password: admin.password };
}

/** Empty when the seed has no inactive product. */
export function inactiveProductIn(db: Database): Pick<Target, 'inactiveProduct'> {
  const product = db.products.find(({ isActive }) => !isActive);
  return product ? { inactiveProduct: { id: product.id, slug: product.slug, name: product.name } } : {};
}

export interface InProcessTarget extends Target {
  reset(): Promise<void>;
  /** Replaces handlers until the returned function is called. */
  override(handlers: Partial<Handlers>): () => void;
}

/** The mock server in this process. */
export async function inProcessTarget(options: ServerOptions = {}): Promise<InProcessTarget> {
  let violations: ContractViolation[] = [];
  const failing = new Set<string>();
  const server = createServer({
    ...options,
    onViolation({ side, operationId, pointer, message, request }) {
      // The guard reports the crash of a handler that fails on purpose.
      if (failing.has(operationId) && pointer === '') return;
      violations.push({ side, request, text: `${operationId} ${side} ${pointer} ${message}` });
    },
  });
  await server.ready;

  const accounts = seededAccounts();
  const admin = seededClerk();
  let count = 0;
  const unique = () => `suite${(count += 1)}`;
  const fetch = createInProcessTransport(server);

  return {
    baseUrl: 'http://shop.test',
    fetch,
    accounts,
    admin,
    unique,
    expiredToken: (kind) => server.signIn((kind === 'admin' ? admin : accounts.first).email, { expired: true }),
    failOperation(operation) {
      failing.add(operation);
      server.overrides.set(operation, () => {
        throw new Error('fails on purpose');
      });
      return () => {
        server.overrides.clear(operation);
        failing.delete(operation);
      };
    },
    async passTime(ms) {
      server.clock.set(new Date(server.clock.now().getTime() + ms));
    },
    async changeProduct(id, changes) {
      const before = server.db.products.get(id);
      if (!before) throw new Error(`the seed has no product ${id}`);
      const write = (change: (row: object) => void) =>
        server.change(async (db) => void (await db.products.update(id, change)));
      await write((row) => Object.assign(row, changes));
      return () =>
        write((row) => {
          // removes fields that were absent before
          for (const field of Object.keys(changes)) Reflect.deleteProperty(row, field);
          Object.assign(row, before);
        });
    },
    ...mockProviders(unique, fetch),
    allowedOrigin: ALLOWED_ORIGIN,
    ...inactiveProductIn(server.db),
    takeViolations() {
      const found = violations;
      violations = [];
      return found;
    },
    reset: () => server.reset(),
    override(handlers) {
      // `Handlers` has checked which handler belongs to which operation
      for (const [id, handler] of Object.entries(handlers))
        server.overrides.set<OperationId>(id as OperationId, handler);
      return () => Object.keys(handlers).forEach((id) => server.overrides.clear(id as OperationId));
    },
    complete: true,
    close: () => server.dispose(),
  };
}

/** The mock server in this process, as a backend elsewhere is: nothing is reset, and a clerk changes its products. */
export async function backendTarget(options: ServerOptions = {}): Promise<Target> {
  const target = await inProcessTarget(options);
  const { reset: _reset, failOperation: _fail, passTime: _pass, override: _override, ...backend } = target;
  return {
    ...backend,
    complete: false,
    changeProduct: changeByClerk(target.baseUrl, seededClerk(), target.fetch),
  };
}
