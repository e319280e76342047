import { createApp, type AppOptions } from '@/app/createApp';
import { createNoopChannel, type Channel } from '@/lib/channel';
import { createMemoryStorage, type AppStorage } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createInProcessTransport } from '@mocks/inProcess';
import { PERSONAS, type Persona, type PersonaName } from '@mocks/seed/personas';
import { createServer, type Server, type ServerOptions } from '@mocks/server/createServer';
import type { OperationId } from '@mocks/api/handlerTypes';

export interface TestShopOptions {
  /** Address at which the shop opens. */
  path?: string;
  /** Who is signed in: a persona's name, or the email of any other seeded buyer. */
  persona?: PersonaName | (string & {}) | null;
  /** The persona's cart before the shop opens. */
  cart?: {
    productId: number;
    quantity: number;
    color?: string | null;
    model?: string | null;
    ancOption?: string | null;
  }[];
  server?: ServerOptions;
  storage?: AppStorage;
  channel?: Channel;
  /** Gets the address of the wallet's page in place of the browser. */
  openExternalPage?: (url: string) => void;
  isNewVisit?: boolean;
  currency?: string;
}

const BASE_URL = 'http://shop.test/';

/** A mock server, and a browser's storage with the persona signed in: all that a shop needs before it opens. */
export async function prepareShop(options: TestShopOptions = {}) {
  const { persona = null, cart = [], server: serverOptions = {}, storage = createMemoryStorage(), currency } = options;
  const { faults = {}, latency = 0, ...rest } = serverOptions;
  const server = createServer({
    onViolation: (violation) =>
      console.error(
        `Contract broken (${violation.side}) in ${violation.operationId}: ${violation.pointer} ${violation.message}`,
      ),
    ...rest,
  });
  const transport = createInProcessTransport(server);
  if (persona) {
    const { email, token, key } = await enter(server, persona);
    if (token) storage.local.set(key, token);
    if (cart.length > 0 && email && key === STORAGE_KEYS.authToken) {
      const own = await server.signIn(email); // the persona's token may have expired
      for (const line of cart) await fillCart(transport, own, line);
    }
  }
  if (currency) storage.local.set(STORAGE_KEYS.currency, currency);
  // Only now, so that they hit the shop's calls and not those that prepared it.
  for (const [operation, fault] of Object.entries(faults)) server.faults.set(operation as OperationId, fault); // its own keys
  if (typeof latency === 'number') server.latency.set('*', latency);
  else for (const [operation, delay] of Object.entries(latency)) server.latency.set(operation as OperationId, delay); // likewise
  return { options, server, transport, storage, opened: createStore<OpenShop | null>(null) };
}

type OpenShop = ReturnType<typeof createApp>;
export type PreparedShop = Awaited<ReturnType<typeof prepareShop>>;

/** Opens a shop on what was prepared. */
export function openShop(
  { server, transport, storage, options }: PreparedShop,
  more: Pick<AppOptions, 'routes' | 'demoAccounts'> = {},
) {
  return createApp({
    transport,
    baseUrl: BASE_URL,
    storage,
    channel: options.channel ?? createNoopChannel(),
    openExternalPage: options.openExternalPage ?? (() => undefined),
    clock: server.clock,
    isNewVisit: options.isNewVisit ?? false,
    history: { kind: 'memory', start: options.path ?? '/' },
    ...more,
  });
}

const testShops = new Set<Pick<OpenShop & Server, 'dispose'>>();

/** A whole shop with a mock server of its own: nothing leaks to another shop, test or story. */
export async function createTestShop(options: TestShopOptions = {}) {
  const prepared = await prepareShop(options);
  const shop = openShop(prepared);
  testShops.add(shop).add(prepared.server);
  return { ...shop, ...prepared };
}

/** Stops the timers and subscriptions of every shop that `createTestShop` made; called after each test. */
export function disposeTestShops() {
  for (const shop of testShops) shop.dispose();
  testShops.clear();
}

async function enter(server: Server, persona: string) {
  const name = Object.keys(PERSONAS).find((known): known is PersonaName => known === persona);
  if (!name) return { email: persona, token: await server.signIn(persona), key: STORAGE_KEYS.authToken };
  const { email }: Persona = PERSONAS[name];
  const key = name === 'admin' ? STORAGE_KEYS.adminToken : STORAGE_KEYS.authToken;
  return { email, token: await server.signInAs(name), key };
}

async function fillCart(
  transport: (request: Request) => Promise<Response>,
  token: string,
  line: NonNullable<TestShopOptions['cart']>[number],
) {
  const { productId, quantity, color = null, model = null, ancOption = null } = line;
  const response = await transport(
    new Request(`${BASE_URL}api/cart`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ productId, quantity, selectedOptions: { color, model, ancOption } }),
    }),
  );
  if (!response.ok) throw new Error(`The test's cart could not be filled: ${await response.text()}`);
}
