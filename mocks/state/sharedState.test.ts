import { describe, expect, it } from 'vitest';
import { createClock } from '../state/clock';
import { createServer } from '../server/createServer';
import { ask, askAs } from '@tests/support/testCalls';
import { createMemoryStorage, type StoredState } from '../state/storage';

const SILVER = 'silver@example.com';
const flip = (quantity: number, color = 'Black') => ({
  productId: 301,
  quantity,
  selectedOptions: { color, model: null, ancOption: null },
});
const quantities = (body: unknown) => (body as { quantity: number }[]).map(({ quantity }) => quantity);

describe('saved state', () => {
  it('survives a reload: account, token, cart and sequences', async () => {
    const storage = createMemoryStorage();
    const before = createServer({ storage });
    const signup = await ask(before, 'POST', '/api/auth/signup', { email: 'a@example.com', password: 'x' });
    const { token } = signup.body as { token: string };
    await ask(before, 'POST', '/api/cart', flip(5), token);
    before.dispose();

    const after = createServer({ storage });
    expect((await ask(after, 'GET', '/api/auth/user', undefined, token)).body).toMatchObject({ id: 1001, name: 'a' });
    expect(quantities((await ask(after, 'GET', '/api/cart', undefined, token)).body)).toEqual([5]);
    const next = await ask(after, 'POST', '/api/auth/signup', { email: 'b@example.com', password: 'x' });
    expect(next.body).toMatchObject({ token: 'customer.1002.0000000002' });
  });

  it('contains only what differs from the seed', async () => {
    const storage = createMemoryStorage();
    const server = createServer({ storage });
    await askAs(server, SILVER, 'POST', '/api/cart', flip(1));
    const saved = await storage.load();
    expect(saved?.changes.products).toEqual([]);
    expect(saved?.changes.cartLines).toHaveLength(1);
  });

  it('loses no update when two tabs write at the same time', async () => {
    const storage = createMemoryStorage();
    const [first, second] = [createServer({ storage }), createServer({ storage })];
    const token = await first.signIn(SILVER);
    const adds = Array.from({ length: 200 }, (_, turn) =>
      ask(turn % 2 ? first : second, 'POST', '/api/cart', flip(1, turn % 3 ? 'Black' : 'Blue'), token),
    );
    const responses = await Promise.all(adds);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    for (const server of [first, second]) {
      const { body } = await ask(server, 'GET', '/api/cart', undefined, token);
      expect(quantities(body)).toEqual([67, 133]);
    }
    expect(first.log.violations()).toEqual([]);
  });

  it('gives accounts that two tabs create at the same time different ids', async () => {
    const storage = createMemoryStorage();
    const servers = [createServer({ storage }), createServer({ storage })];
    const responses = await Promise.all(
      servers.map((server, n) =>
        ask(server, 'POST', '/api/auth/signup', { email: `n${n}@example.com`, password: 'x' }),
      ),
    );
    const ids = responses.map(({ body }) => (body as { token: string }).token.split('.')[1]);
    expect(new Set(ids)).toEqual(new Set(['1001', '1002']));
  });

  it('of another contract is archived with a notice', async () => {
    const storage = createMemoryStorage();
    const old = createServer({ storage, contract: 'old' });
    await askAs(old, SILVER, 'POST', '/api/cart', flip(1));
    old.dispose();

    const notices: string[] = [];
    const server = createServer({ storage, onNotice: (notice) => notices.push(notice) });
    expect((await askAs(server, SILVER, 'GET', '/api/cart')).body).toEqual([]);
    expect(notices).toEqual([expect.stringContaining('archived')]);
    expect(storage.archived.get('old')?.changes.cartLines).toHaveLength(1);
  });

  it.each<[string, (state: StoredState) => StoredState, string]>([
    [
      'whose next cart line would get the number of another',
      (state) => ({ ...state, changes: { ...state.changes, sequences: [['cartLine', { id: 'cartLine', value: 0 }]] } }),
      'The sequence cartLine is at 0, but number 1 is in use.',
    ],
    [
      'whose time no clock shows',
      (state) => ({ ...state, clock: { ...state.clock, serverTime: 1e300 } }),
      'The saved time is not between 2000 and 2099.',
    ],
  ])('%s is archived with a notice', async (_, damage, reason) => {
    const storage = createMemoryStorage();
    const before = createServer({ storage });
    await askAs(before, 'fresh@example.com', 'POST', '/api/cart', flip(1));
    before.dispose();
    const kept = await storage.load();
    if (!kept) throw new Error('nothing was saved');
    await storage.save(damage(kept));

    const notices: string[] = [];
    const server = createServer({ storage, onNotice: (notice) => notices.push(notice) });
    expect((await askAs(server, 'fresh@example.com', 'POST', '/api/cart', flip(2))).body).toMatchObject({
      quantity: 2,
    });
    expect(notices).toEqual([`${reason} The saved state was archived; the shop starts fresh.`]);
    expect(storage.archived.size).toBe(1);
    expect(server.clock.now().toISOString()).toMatch(/^2025-06-16/);
  });

  it('of a newer contract is not overwritten: the older tab asks for a reload and saves nothing', async () => {
    const storage = createMemoryStorage();
    const notices: string[] = [];
    const older = createServer({ storage, contract: 'old', onNotice: (notice) => notices.push(notice) });
    await askAs(older, SILVER, 'POST', '/api/cart', flip(1));
    const newer = createServer({ storage });
    const token = await newer.signIn(SILVER);
    await ask(newer, 'POST', '/api/cart', flip(7), token);

    expect((await askAs(older, SILVER, 'POST', '/api/cart', flip(2))).body).toMatchObject({ quantity: 3 });
    older.clock.set('2026-01-01T00:00:00Z');
    await older.reset();
    expect(notices).toEqual([expect.stringContaining('Reload this tab')]);
    expect(quantities((await ask(newer, 'GET', '/api/cart', undefined, token)).body)).toEqual([7]);
    expect(quantities((await ask(createServer({ storage }), 'GET', '/api/cart', undefined, token)).body)).toEqual([7]);
  });

  it('keeps time running over a reload, and shares a changed time', async () => {
    const storage = createMemoryStorage();
    let real = 0;
    const clock = () => createClock({ now: () => real });
    const first = createServer({ storage, clock: clock() });
    await first.ready;
    real = 3_600_000;
    const second = createServer({ storage, clock: clock() });
    await second.ready;
    expect(second.clock.now().toISOString()).toBe('2025-06-16T16:00:00.000Z');

    first.clock.set('2025-12-31T12:00:00Z');
    await ask(first, 'GET', '/api/categories');
    await ask(second, 'GET', '/api/categories');
    expect(second.clock.now().toISOString()).toBe('2025-12-31T12:00:00.000Z');
  });

  it('is reset for everyone who shares the storage', async () => {
    const storage = createMemoryStorage();
    const [first, second] = [createServer({ storage }), createServer({ storage })];
    await askAs(first, SILVER, 'POST', '/api/cart', flip(1));
    await second.reset();
    expect((await askAs(first, SILVER, 'GET', '/api/cart')).body).toEqual([]);
  });

  it('does not change after an error response or a failed save', async () => {
    const storage = createMemoryStorage();
    const server = createServer({ storage });
    const token = await server.signIn(SILVER);
    const revision = await storage.revision();
    expect((await ask(server, 'POST', '/api/cart', flip(1, 'Gold'), token)).status).toBe(400);
    expect(await storage.revision()).toBe(revision);

    const { save } = storage;
    storage.save = () => Promise.reject(new Error('quota'));
    expect((await ask(server, 'POST', '/api/cart', flip(1), token)).status).toBe(500);
    storage.save = save;
    expect((await ask(server, 'GET', '/api/cart', undefined, token)).body).toEqual([]);
  });

  it('is not shared by servers with separate storages', async () => {
    const [first, second] = [createServer(), createServer()];
    await askAs(first, SILVER, 'POST', '/api/cart', flip(1));
    expect((await askAs(second, SILVER, 'GET', '/api/cart')).body).toEqual([]);
  });
});
