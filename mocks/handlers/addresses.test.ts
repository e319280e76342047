import { describe, expect, it } from 'vitest';
import type { components } from '@/api/generated/schema';
import { createServer, type Server } from '../server/createServer';
import { askAs } from '@tests/support/testCalls';

type Address = components['schemas']['Address'];

/** Freya Fresh has no saved address, Gloria Gold has two. */
const FRESH = 'fresh@example.com';
const GOLD = 'gold@example.com';
const PATH = '/api/user/addresses';
const dock = {
  firstName: 'Freya',
  lastName: 'Fresh',
  address: '900 Dock Street',
  address2: 'Gate 3',
  city: 'Seattle',
  state: 'WA',
  zipCode: '98101',
  country: 'US',
};

const saved = async (server: Server, email: string) => (await askAs(server, email, 'GET', PATH)).body as Address[];
const save = async (server: Server, email: string, changes: object = {}) =>
  (await askAs(server, email, 'POST', PATH, { ...dock, ...changes })).body as Address;
const defaults = async (server: Server, email: string) =>
  (await saved(server, email)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('saved addresses', () => {
  it('are the buyer’s own, oldest first, without their owner', async () => {
    const server = createServer();
    const list = await saved(server, GOLD);
    expect(list.map(({ id, city, isDefault }) => [id, city, isDefault])).toEqual([
      [4, 'Austin', true],
      [5, 'Dallas', false],
    ]);
    expect(list[0]).not.toHaveProperty('buyerId');
    expect(await saved(server, FRESH)).toEqual([]);
    expect(server.log.violations()).toEqual([]);
  });

  it('make the first one the default in any case', async () => {
    const server = createServer();
    const response = await askAs(server, FRESH, 'POST', PATH, { ...dock, isDefault: false });
    expect([response.status, response.body]).toEqual([201, { id: 1001, ...dock, isDefault: true }]);
    expect(await saved(server, FRESH)).toEqual([response.body]);
    expect(server.log.violations()).toEqual([]);
  });

  it('have at most one default, which a new one can replace', async () => {
    const server = createServer();
    expect(await save(server, GOLD)).toMatchObject({ isDefault: false });
    expect(await defaults(server, GOLD)).toEqual([4]);
    const { id } = await save(server, GOLD, { isDefault: true });
    expect(await defaults(server, GOLD)).toEqual([id]);
    // another buyer's default does not change
    expect(await defaults(server, 'silver@example.com')).toEqual([3]);
  });

  it('are trimmed, and a blank second line becomes null', async () => {
    const server = createServer();
    const spaced = await save(server, FRESH, { firstName: ' Freya ', address2: '  ', zipCode: '98101 ' });
    expect(spaced).toMatchObject({ firstName: 'Freya', address2: null, zipCode: '98101' });
    const { address2: _, ...short } = dock;
    expect((await askAs(server, FRESH, 'POST', PATH, short)).body).toMatchObject({ address2: null });
    expect(server.log.violations()).toEqual([]);
  });

  it('can be replaced; without isDefault the default does not change', async () => {
    const server = createServer();
    const put = (id: number, changes: object) => askAs(server, GOLD, 'PUT', `${PATH}/${id}`, { ...dock, ...changes });
    expect((await put(4, { address2: null })).body).toEqual({ id: 4, ...dock, address2: null, isDefault: true });
    expect((await put(5, {})).body).toMatchObject({ id: 5, isDefault: false });
    await put(5, { isDefault: true });
    expect(await defaults(server, GOLD)).toEqual([5]);
    await put(5, { isDefault: false });
    expect(await defaults(server, GOLD)).toEqual([]);
    expect(server.log.violations()).toEqual([]);
  });

  it('can be deleted; no other one becomes the default', async () => {
    const server = createServer();
    const response = await askAs(server, GOLD, 'DELETE', `${PATH}/4`);
    expect([response.status, response.body]).toEqual([200, { success: true }]);
    expect((await saved(server, GOLD)).map(({ id, isDefault }) => [id, isDefault])).toEqual([[5, false]]);
    expect((await askAs(server, GOLD, 'DELETE', `${PATH}/4`)).status).toBe(404);
  });

  it('of another buyer are not found', async () => {
    const server = createServer();
    for (const [method, body] of [['PUT', dock], ['DELETE']] as const) {
      const response = await askAs(server, FRESH, method, `${PATH}/4`, body);
      expect([response.status, response.body]).toMatchObject([404, { code: 'not_found' }]);
    }
    expect(await saved(server, GOLD)).toHaveLength(2);
  });

  it('require every line but the second', async () => {
    const rejected = await askAs(createServer(), FRESH, 'POST', PATH, { ...dock, city: ' ', country: undefined });
    expect([rejected.status, rejected.body]).toMatchObject([400, { code: 'invalid_request' }]);
    expect(Object.keys((rejected.body as { fields: object }).fields).sort()).toEqual(['city', 'country']);
  });
});
