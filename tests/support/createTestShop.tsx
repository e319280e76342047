import type { RouteObject } from 'react-router-dom';
import { createApp } from '@/app/createApp';
import { createSilentChannel, type Channel } from '@/lib/channel';
import { createMemoryStorage, type AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { createInProcessTransport } from '@mocks/inProcess';
import { createServer } from '@mocks/server/createServer';

type ServerOptions = NonNullable<Parameters<typeof createServer>[0]>;

/** E-mail of a seeded buyer, or nobody. */
export type Persona = string | null;

export interface TestShopOptions {
  /** Address at which the shop opens. */
  path?: string;
  /** Signed in as this seeded buyer from the start. */
  persona?: Persona;
  /** Calls made before the shop opens, with the persona's token. */
  cart?: { productId: number; quantity: number; color?: string | null; model?: string | null; ancOption?: string | null }[];
  server?: ServerOptions;
  storage?: AppStorage;
  channel?: Channel;
  /** Instead of the shop's own routes: a component on its own. */
  routes?: RouteObject[];
}

/** A whole shop with a pretend server of its own: nothing leaks to another shop, test or story. */
export async function createTestShop({ path = '/', persona = null, cart = [], server: serverOptions = {}, storage = createMemoryStorage(), channel = createSilentChannel(), routes }: TestShopOptions = {}) {
  const server = createServer({
    latency: 0,
    onViolation: (violation) => console.error(`Contract broken (${violation.side}) in ${violation.operationId}: ${violation.pointer} ${violation.message}`),
    ...serverOptions,
  });
  const transport = createInProcessTransport(server);
  if (persona) {
    const token = await server.signIn(persona);
    storage.local.set(STORAGE_KEYS.authToken, token);
    for (const line of cart) await fillCart(transport, token, line);
  }
  const app = createApp({ transport, baseUrl: BASE_URL, storage, channel, clock: server.clock, history: { kind: 'memory', start: path }, ...(routes ? { routes } : {}) });
  return { ...app, server, storage, transport };
}

export type TestShop = Awaited<ReturnType<typeof createTestShop>>;

const BASE_URL = 'http://shop.test/';

async function fillCart(transport: (request: Request) => Promise<Response>, token: string, line: NonNullable<TestShopOptions['cart']>[number]) {
  const { productId, quantity, color = null, model = null, ancOption = null } = line;
  const answer = await transport(
    new Request(`${BASE_URL}api/cart`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ productId, quantity, selectedOptions: { color, model, ancOption } }),
    }),
  );
  if (!answer.ok) throw new Error(`The test's own cart was refused: ${await answer.text()}`);
}
