import type { Database } from '@mocks/db/database';
import { createInProcessTransport } from '@mocks/inProcess';
import { admins, buyers } from '@mocks/seed/accounts';
import { createServer, type ServerOptions } from '@mocks/server/createServer';
import type { Account, Complaint, Target } from './target';
import { fakeProviders } from './fakeProviders';

/** A browser may call the mock server from anywhere; the conformance suite does so from here. */
export const LET_IN_ORIGIN = 'https://shop.example.com';

/** The seed's buyers; the first two are the conformance suite's own. */
export function accountsOf(): Target['accounts'] {
  const [first, second, ...others] = buyers.map(({ email, password }) => ({ email, password }));
  if (!first || !second) throw new Error('the seed has too few buyers');
  return { first, second, others };
}

/** The seed's clerk. */
export function adminOf(): Account {
  const [admin] = admins;
  if (!admin) throw new Error('the seed has no clerk');
  return { email: admin.email, password: admin.password };
}

/** Nothing to add where the seed hides nothing. */
export function hiddenProductOf(db: Database): Pick<Target, 'hiddenProduct'> {
  const hidden = db.products.find(({ isActive }) => !isActive);
  return hidden ? { hiddenProduct: { id: hidden.id, slug: hidden.slug, name: hidden.name } } : {};
}

/** The mock server in this process, with its own guard listened to. */
export async function inProcessTarget(options: ServerOptions = {}): Promise<Target> {
  let noticed: Complaint[] = [];
  const broken = new Set<string>();
  const server = createServer({
    ...options,
    onViolation({ side, operationId, pointer, message, request }) {
      // A handler that was broken on purpose has crashed, and the guard says so.
      if (broken.has(operationId) && pointer === '') return;
      noticed.push({ side, request, text: `${operationId} ${side} ${pointer} ${message}` });
    },
  });
  await server.ready;

  const accounts = accountsOf();
  const admin = adminOf();
  let words = 0;
  const unique = () => `suite${(words += 1)}`;
  const fetch = createInProcessTransport(server);

  return {
    baseUrl: 'http://shop.test',
    fetch,
    accounts,
    admin,
    unique,
    expiredToken: (kind) => server.signIn((kind === 'admin' ? admin : accounts.first).email, { expired: true }),
    breakDown(operation) {
      broken.add(operation);
      server.overrides.set(operation, () => {
        throw new Error('broken for the conformance suite');
      });
      return () => {
        server.overrides.clear(operation);
        broken.delete(operation);
      };
    },
    async changeProduct(id, changes) {
      const before = server.db.products.get(id);
      if (!before) throw new Error(`the seed has no product ${id}`);
      const write = (change: (row: object) => void) =>
        server.change(async (db) => void (await db.products.update(id, change)));
      await write((row) => Object.assign(row, changes));
      return () =>
        write((row) => {
          // a field that was not there before must be gone again
          for (const field of Object.keys(changes)) Reflect.deleteProperty(row, field);
          Object.assign(row, before);
        });
    },
    ...fakeProviders(unique, fetch),
    letInOrigin: LET_IN_ORIGIN,
    ...hiddenProductOf(server.db),
    complaints() {
      const found = noticed;
      noticed = [];
      return found;
    },
    complete: true,
    close: () => server.dispose(),
  };
}
