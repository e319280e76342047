import { expect } from 'vitest';
import { check, type Check } from '../support/check';
import type { SuccessBody } from '../support/contract';
import type { TestApi } from '../support/testApi';
import { expectPages, expectRows, expectInvalidQueries } from '../support/lists';
import { placeOrder } from '../support/orders';
import { everyOperationOf } from './everyOperation';
import { statsChecks } from './stats';

type User = SuccessBody<'listUsers'>[number];
const LIST = 'listUsers';

const buyers = async (api: TestApi): Promise<User[]> => (await api.ok(LIST, { token: await api.clerkToken() })).body;
const self = async (api: TestApi, token: string): Promise<User> => (await api.ok('getCurrentUser', { token })).body;
const has = (search: string) => {
  const wanted = search.toLowerCase();
  return ({ name, email }: User) => [name, email].some((text) => text.toLowerCase().includes(wanted));
};

/** Names of fields at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...keysOf(inner)]);
}

const userChecks: Check[] = [
  check(
    ['listUsers 200', 'getCurrentUser 200'],
    'lists every buyer’s account by id, as the buyer sees it, and no clerk’s',
    async (api) => {
      const tokens = [await api.buyerToken(), await api.otherBuyerToken(), (await api.newBuyer()).token];
      const users = await buyers(api);
      for (const token of tokens) expect(users).toContainEqual(await self(api, token));
      expect(users).toEqual(users.toSorted((a, b) => a.id - b.id));
      expect(new Set(users.map(({ id }) => id)).size).toBe(users.length);
      const clerk = api.target.admin?.email.toLowerCase();
      expect(users.map(({ email }) => email.toLowerCase())).not.toContain(clerk);
    },
  ),
  check('listUsers 200', 'a new account comes last, and the list shows a buyer’s changes', async (api) => {
    const before = await buyers(api);
    const { token } = await api.newBuyer();
    expect(await buyers(api)).toEqual([...before, await self(api, token)]);
    const { email } = await self(api, token);
    await api.ok('updateProfile', { token, body: { name: 'Renamed Buyer', email, phone: '123' } });
    expect((await buyers(api)).at(-1)).toMatchObject({ name: 'Renamed Buyer', phone: '123' });
  }),
  check('listUsers 200', 'never returns a password or a token', async (api) => {
    const { password, token: buyer } = await api.newBuyer();
    const token = await api.clerkToken();
    const { text, body } = await api.ok(LIST, { token });
    for (const secret of [password, buyer, token, await api.buyerToken()]) expect(text).not.toContain(secret);
    const { accounts, admin } = api.target;
    const texts = body.flatMap((user) => Object.values(user).map(String));
    for (const account of [accounts.first, accounts.second, admin]) expect(texts).not.toContain(account?.password);
    expect(keysOf(body).filter((key) => /pass|pwd|secret|token|hash|salt/i.test(key))).toEqual([]);
  }),
  check(
    ['listUsers 200', 'markOrderPaid 200'],
    'shows growth value and level as soon as an order is paid',
    async (api) => {
      const token = await api.clerkToken();
      const { token: buyer } = await api.newBuyer();
      const { id } = await placeOrder(api, buyer);
      await api.ok('markOrderPaid', { token, path: { id } });
      const user = await self(api, buyer);
      expect(user.totalSpent).not.toBe('0.00');
      expect(await buyers(api)).toContainEqual(user);
    },
  ),
  check('listUsers 200', 'search finds text in name or email and nowhere else, ignoring case', async (api) => {
    const { token } = await api.newBuyer();
    const { email } = await self(api, token);
    const word = api.target.unique();
    const phone = '555010';
    await api.ok('updateProfile', { token, body: { name: `Named ${word} here`, email, phone } });
    const users = await buyers(api);
    for (const search of [word, email, email.split('@')[0] ?? email, '@example', 'e', phone, '.*', '%']) {
      for (const written of [search, search.toUpperCase()])
        await expectRows(api, LIST, { search: written }, users.filter(has(search)));
    }
    for (const search of ['', '   ']) await expectRows(api, LIST, { search }, users);
  }),
  check(
    'listUsers 200',
    'limit and offset select a page after the search; X-Total-Count counts all matches',
    async (api) => {
      await api.newBuyer();
      const users = await buyers(api);
      await expectPages(api, LIST, {}, users);
      await expectPages(api, LIST, { search: 'suite' }, users.filter(has('suite')));
    },
  ),
  check('listUsers 200', 'level keeps the buyers of one level, and combines with the search', async (api) => {
    const { token } = await api.newBuyer();
    const { email } = await self(api, token);
    const users = await buyers(api);
    for (const level of [1, 2, 3, 4, 5, 6, 7]) {
      const found = users.filter(({ membershipLevel }) => membershipLevel === level);
      await expectRows(api, LIST, { level }, found);
      await expectRows(api, LIST, { level, search: email }, found.filter(has(email)));
    }
  }),
  check(
    'listUsers 200',
    'sorts by name, amount spent and date in both directions; among equal rows the lower id comes first',
    async (api) => {
      // Two new buyers have spent the same: nothing.
      await api.newBuyer();
      await api.newBuyer();
      const users = await buyers(api);
      const sorts: [string, (a: User, b: User) => number][] = [
        ['name', (a, b) => a.name.localeCompare(b.name, 'en')],
        ['totalSpent', (a, b) => Number(a.totalSpent) - Number(b.totalSpent)],
        ['createdAt', (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)],
      ];
      for (const [sort, order] of sorts) {
        await expectRows(api, LIST, { sort }, users.toSorted(order));
        await expectRows(
          api,
          LIST,
          { sort: `-${sort}` },
          users.toSorted((a, b) => order(b, a)),
        );
      }
    },
  ),
  check('listUsers 400', 'invalid parameter values are named in fields', async (api) => {
    await expectInvalidQueries(api, LIST, [
      { search: 'x'.repeat(201) },
      { offset: 'two' },
      { level: 8 },
      { sort: 'email' },
    ]);
  }),
];

/** Tag `admin-overview`. */
export const adminOverviewChecks: Check[] = [...userChecks, ...statsChecks, ...everyOperationOf('admin-overview')];
