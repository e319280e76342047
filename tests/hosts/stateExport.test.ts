import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@mocks/state/storage';
import { createClock } from '@mocks/state/clock';
import { createServer, type Server, type ServerOptions } from '@mocks/server/createServer';
import type { WalletRow } from '@mocks/db/rows';
import type { StateFile } from '@mocks/state/exportedState';
import { ask } from '@tests/support/testCalls';

const SILVER = 'silver@example.com';
const earpods = { productId: 104, quantity: 3 };

/** A server whose clock is stopped, so that two exports are equal. */
const shop = (options: ServerOptions = {}) => createServer({ clock: createClock({ now: () => 0 }), ...options });
const cartOf = async (server: Server, token: string) =>
  ((await ask(server, 'GET', '/api/cart', undefined, token)).body as { quantity: number }[]).map(
    ({ quantity }) => quantity,
  );

let file: StateFile;
let token: string;
beforeEach(async () => {
  const server = shop();
  token = await server.signIn(SILVER);
  await ask(server, 'POST', '/api/cart', earpods, token);
  await ask(server, 'POST', '/api/auth/signup', { email: 'a@example.com', password: 'x' });
  await server.change(async (db) => void (await db.products.remove(103)));
  server.clock.set('2025-06-20T08:00:00Z');
  file = await server.exportState();
});

describe('an exported state', () => {
  it('gives another server the same state: cart, tokens, accounts, removed rows and time', async () => {
    const other = shop();
    await other.importState(file);
    expect(await cartOf(other, token)).toEqual([3]);
    expect((await ask(other, 'GET', '/api/products/103')).status).toBe(404);
    expect(other.clock.now().toISOString()).toBe('2025-06-20T08:00:00.000Z');
    const next = await ask(other, 'POST', '/api/auth/signup', { email: 'b@example.com', password: 'x' });
    expect(next.body).toMatchObject({ token: expect.stringMatching(/^customer\.1002\./) });
  });

  it('is exported unchanged after an import, also from JSON text and into a server with its own state', async () => {
    const other = shop();
    await other.importState(JSON.stringify(file, null, 2));
    expect(await other.exportState()).toEqual(file);

    await ask(other, 'POST', '/api/cart', { productId: 403, quantity: 9 }, token);
    await other.change(async (db) => void (await db.products.update(101, (row) => void (row.stock = 1))));
    await other.importState(file);
    expect(await other.exportState()).toEqual(file);
  });

  it('is independent of both servers after export and import', async () => {
    const [before, other] = [JSON.stringify(file), shop()];
    const given: StateFile = JSON.parse(before);
    await other.importState(given);
    given.changes['cartLines']?.splice(0);
    Object.assign(given.changes['buyers']?.[0]?.[1] ?? {}, { email: 'gone@example.com' });
    expect(JSON.stringify(await other.exportState())).toBe(before);

    const [line] = file.changes['cartLines'] ?? [];
    const changed = await ask(other, 'PUT', `/api/cart/item/${line?.[0]}`, { quantity: 99 }, token);
    expect(changed.status).toBe(200);
    expect(JSON.stringify(file)).toBe(before);
  });

  it('reaches every server with the same storage, and survives a reload', async () => {
    const storage = createMemoryStorage();
    const [one, two] = [shop({ storage }), shop({ storage })];
    await one.importState(file);
    expect(await cartOf(two, token)).toEqual([3]);
    expect(two.clock.now().toISOString()).toBe('2025-06-20T08:00:00.000Z');
    expect(await shop({ storage }).exportState()).toEqual(file);
  });
});

describe('an invalid state file', () => {
  const invalidFiles: [string, (file: StateFile) => unknown, string | RegExp][] = [
    ['text that is not JSON', () => '{"format":', 'The file is not JSON.'],
    ['nothing', () => undefined, 'The file does not contain a state of this shop.'],
    ['a list', (good) => [good], 'The file does not contain a state of this shop.'],
    ['JSON of another program', () => ({ version: 1 }), 'The file does not contain a state of this shop.'],
    ['another contract', (good) => ({ ...good, contract: 'old' }), 'another version of the contract'],
    [
      'another scenario',
      (good) => ({ ...good, scenario: 'empty-shop' }),
      'scenario empty-shop with seed 1, not to def',
    ],
    ['another seed', (good) => ({ ...good, seed: 2 }), 'scenario default with seed 2, not to default with seed 1'],
    ['no time', (good) => ({ ...good, clock: { now: 'soon', ticking: true } }), 'has no valid clock'],
    [
      'a time beyond any calendar',
      (good) => ({ ...good, clock: { now: '+275760-09-13T00:00:00.000Z', ticking: true } }),
      'has no valid clock',
    ],
    [
      'a sequence behind the rows',
      (good) => withRows(good, 'sequences', [['buyer', { id: 'buyer', value: 7 }]]),
      'The sequence buyer is at 7, but number 1001 is in use.',
    ],
    [
      'an open wallet of nobody',
      (good) => withRows(good, 'wallets', [['wallet.0000000000', wallet({ buyerId: 4711 })]]),
      'The open wallet wallet.0000000000 has no buyer',
    ],
    [
      'an open wallet whose amounts do not add up',
      (good) =>
        withRows(good, 'wallets', [['wallet.0000000000', wallet({ quote: { ...wallet().quote, totalCents: 1 } })]]),
      'its amounts do not add up',
    ],
    [
      'a wallet without lines',
      (good) => withRows(good, 'wallets', [['wallet.0000000000', wallet({ quote: { ...wallet().quote, lines: [] } })]]),
      'wallets: /quote is invalid',
    ],
    ['no rows', (good) => ({ ...good, changes: null }), 'no valid list of changed rows'],
    ['an unknown table', (good) => withRows(good, 'secrets', []), 'There is no table secrets.'],
    ['an invalid row of the contract', (good) => withRows(good, 'categories', [[9, { id: 9 }]]), /categories:/],
    [
      'an invalid private row',
      (good) => withRows(good, 'tokens', [['t', { id: 't', kind: 'king', subject: 1, expiresAt: '' }]]),
      'tokens: /kind is invalid',
    ],
    [
      'a row under another id',
      (good) => withRows(good, 'sequences', [['buyer', { id: 'token', value: 1 }]]),
      'no valid list of changed rows',
    ],
    ['one row twice', (good) => withRows(good, 'products', [gone(101), gone(101)]), 'no valid list of changed rows'],
    ['a missing sequence', (good) => withRows(good, 'sequences', [gone('token')]), 'sequences: row token is required'],
  ];
  const line = { productId: 104, productName: 'Apple EarPods', quantity: 3, priceCents: 1000, costCents: null };
  const amounts = { grossCents: 3000, membershipDiscountCents: 0, subtotalCents: 3000 };
  const wallet = (changes: Partial<WalletRow> = {}): WalletRow => ({
    id: 'wallet.0000000000',
    kind: 'order',
    buyerId: 1,
    quote: {
      region: 'USA',
      lines: [{ ...line, color: null, model: null, modelName: null, ancOption: null, baseCents: 1000, discount: 0 }],
      ...amounts,
      shippingCents: 1030,
      totalCents: 4030,
    },
    shippingAddress: null,
    shop: 'http://shop.test/',
    outcome: 'open',
    orderId: null,
    ...changes,
  });
  const gone = (id: number | string) => [id, null];
  const withRows = (good: StateFile, table: string, rows: unknown[]) => ({
    ...good,
    changes: { ...good.changes, [table]: rows },
  });

  it.each(invalidFiles)('%s is rejected with a sentence and changes nothing', async (_name, modify, reason) => {
    const storage = createMemoryStorage();
    const server = shop({ storage });
    await ask(server, 'POST', '/api/cart', { productId: 403, quantity: 9 }, await server.signIn(SILVER));
    const [before, revision] = [await server.exportState(), await storage.revision()];

    const refused = server.importState(modify(file));
    await expect(refused).rejects.toThrow(reason);
    await expect(refused).rejects.toThrow(/^[A-Z].*\w/);
    expect(await server.exportState()).toEqual(before);
    expect(await storage.revision()).toBe(revision);
  });

  it('changes nothing when the storage fails', async () => {
    const storage = createMemoryStorage();
    const server = shop({ storage });
    const before = await server.exportState();
    const { save } = storage;
    storage.save = () => Promise.reject(new Error('quota'));
    await expect(server.importState(file)).rejects.toThrow('quota');
    storage.save = save;
    expect(await server.exportState()).toEqual(before);
  });
});
