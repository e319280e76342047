import { expect } from 'vitest';
import { check, type Check } from '../exam/check';
import type { SuccessOf } from '../exam/contract';
import type { Exam } from '../exam/exam';
import { expectPages, expectRows, expectWrongQueries } from '../exam/pages';
import { placeOrder } from '../exam/placing';
import { everyOperationOf } from './everyOperation';
import { statsChecks } from './stats';

type User = SuccessOf<'listUsers'>[number];
const LIST = 'listUsers';

const buyers = async (exam: Exam): Promise<User[]> => (await exam.ok(LIST, { token: await exam.clerk() })).body;
const self = async (exam: Exam, token: string): Promise<User> => (await exam.ok('getCurrentUser', { token })).body;
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
    'every buyer’s account, oldest id first, as the buyer himself sees it, and no clerk’s',
    async (exam) => {
      const tokens = [await exam.first(), await exam.second(), (await exam.newBuyer()).token];
      const users = await buyers(exam);
      for (const token of tokens) expect(users).toContainEqual(await self(exam, token));
      expect(users).toEqual(users.toSorted((a, b) => a.id - b.id));
      expect(new Set(users.map(({ id }) => id)).size).toBe(users.length);
      const clerk = exam.examinee.admin?.email.toLowerCase();
      expect(users.map(({ email }) => email.toLowerCase())).not.toContain(clerk);
    },
  ),
  check('listUsers 200', 'a new account is the last one, and what a buyer changes is shown', async (exam) => {
    const before = await buyers(exam);
    const { token } = await exam.newBuyer();
    expect(await buyers(exam)).toEqual([...before, await self(exam, token)]);
    const { email } = await self(exam, token);
    await exam.ok('updateProfile', { token, body: { name: 'Renamed Exam', email, phone: '123' } });
    expect((await buyers(exam)).at(-1)).toMatchObject({ name: 'Renamed Exam', phone: '123' });
  }),
  check('listUsers 200', 'never a password or a token', async (exam) => {
    const { password, token: buyer } = await exam.newBuyer();
    const token = await exam.clerk();
    const { text, body } = await exam.ok(LIST, { token });
    for (const secret of [password, buyer, token, await exam.first()]) expect(text).not.toContain(secret);
    const { accounts, admin } = exam.examinee;
    const texts = body.flatMap((user) => Object.values(user).map(String));
    for (const account of [accounts.first, accounts.second, admin]) expect(texts).not.toContain(account?.password);
    expect(keysOf(body).filter((key) => /pass|pwd|secret|token|hash|salt/i.test(key))).toEqual([]);
  }),
  check(
    ['listUsers 200', 'markOrderPaid 200'],
    'growth and level of a buyer are shown as soon as his order is paid',
    async (exam) => {
      const token = await exam.clerk();
      const { token: buyer } = await exam.newBuyer();
      const { id } = await placeOrder(exam, buyer);
      await exam.ok('markOrderPaid', { token, path: { id } });
      const user = await self(exam, buyer);
      expect(user.totalSpent).not.toBe('0.00');
      expect(await buyers(exam)).toContainEqual(user);
    },
  ),
  check('listUsers 200', 'search finds text in name or e-mail and nowhere else, ignoring case', async (exam) => {
    const { token } = await exam.newBuyer();
    const { email } = await self(exam, token);
    const word = exam.examinee.unique();
    const phone = '555010';
    await exam.ok('updateProfile', { token, body: { name: `Named ${word} here`, email, phone } });
    const users = await buyers(exam);
    for (const search of [word, email, email.split('@')[0] ?? email, '@example', 'e', phone, '.*', '%']) {
      for (const written of [search, search.toUpperCase()])
        await expectRows(exam, LIST, { search: written }, users.filter(has(search)));
    }
    for (const search of ['', '   ']) await expectRows(exam, LIST, { search }, users);
  }),
  check('listUsers 200', 'limit and offset cut a page after the search; X-Total-Count counts before', async (exam) => {
    await exam.newBuyer();
    const users = await buyers(exam);
    await expectPages(exam, LIST, {}, users);
    await expectPages(exam, LIST, { search: 'exam' }, users.filter(has('exam')));
  }),
  check('listUsers 400', 'values that a parameter does not allow are named in fields', async (exam) => {
    await expectWrongQueries(exam, LIST, [{ search: 'x'.repeat(201) }, { offset: 'two' }]);
  }),
];

/** Tag `admin-overview`. */
export const adminOverviewChecks: Check[] = [...userChecks, ...statsChecks, ...everyOperationOf('admin-overview')];
