import { expect } from 'vitest';
import { check, type Check } from '../exam/check';
import type { Exam } from '../exam/exam';
import { everyOperationOf } from './everyOperation';

/** The clerk's account; the check is skipped where none is known. */
async function clerkOf(exam: Exam) {
  await exam.clerk();
  return exam.need(exam.examinee.admin, 'account of the back office');
}
const isClerk = async (exam: Exam, token: string) => (await exam.ok('verifyAdmin', { token })).body.admin;

const loginChecks: Check[] = [
  check(
    ['adminLogin 200', 'verifyAdmin 200'],
    'the token belongs to the clerk, whatever the case of the e-mail and the blanks around it',
    async (exam) => {
      const { email, password } = await clerkOf(exam);
      for (const written of [email, email.toUpperCase(), `  ${email} `]) {
        const { body } = await exam.ok('adminLogin', { body: { email: written, password } });
        expect(body.admin.email.toLowerCase()).toBe(email.trim().toLowerCase());
        expect(await isClerk(exam, body.token)).toEqual(body.admin);
      }
    },
  ),
  check(
    ['adminLogin 200', 'verifyAdmin 200'],
    'each login gives a new token, and the earlier stay good',
    async (exam) => {
      const body = { ...(await clerkOf(exam)) };
      const tokens: string[] = [];
      for (const _login of [1, 2, 3]) tokens.push((await exam.ok('adminLogin', { body })).body.token);
      expect(new Set(tokens).size).toBe(tokens.length);
      for (const token of tokens) await isClerk(exam, token);
    },
  ),
  check('adminLogin 401', 'a wrong password and an unknown e-mail get the very same bad_credentials', async (exam) => {
    const { email, password } = await clerkOf(exam);
    const wrong = await exam.refused('adminLogin', 401, 'bad_credentials', {
      body: { email, password: `${password}x` },
    });
    const unknown = await exam.refused('adminLogin', 401, 'bad_credentials', {
      body: { email: `${exam.examinee.unique()}@example.com`, password },
    });
    expect(unknown).toEqual(wrong);
  }),
  check('adminLogin 401', 'passwords are compared with case and blanks', async (exam) => {
    const { email, password } = await clerkOf(exam);
    for (const near of [` ${password}`, `${password} `, password.toUpperCase(), password.toLowerCase()]) {
      if (near === password) continue;
      await exam.refused('adminLogin', 401, 'bad_credentials', { body: { email, password: near } });
    }
  }),
  check('adminLogin 401', 'a buyer’s account is unknown in the back office', async (exam) => {
    await clerkOf(exam);
    const { accounts } = exam.examinee;
    const { email, password } = await exam.newBuyer();
    for (const body of [{ ...accounts.first }, { ...accounts.second }, { email, password }])
      await exam.refused('adminLogin', 401, 'bad_credentials', { body });
  }),
  check(['login 401'], 'a clerk’s account is unknown in the shop', async (exam) => {
    await exam.refused('login', 401, 'bad_credentials', { body: { ...(await clerkOf(exam)) } });
  }),
  check('adminLogin 200', 'a token that travels with the call is not looked at', async (exam) => {
    const body = { ...(await clerkOf(exam)) };
    const expired = await exam.examinee.expiredToken?.('admin');
    for (const token of ['nobody.has.this.token', await exam.first(), await exam.clerk(), expired])
      await exam.ok('adminLogin', { body, ...(token && { token }) });
  }),
  check(
    'adminLogin 400',
    'a missing or blank password and text that is no e-mail are named in fields',
    async (exam) => {
      const { email, password } = await clerkOf(exam);
      const named = async (body: unknown) =>
        Object.keys((await exam.refused('adminLogin', 400, 'invalid_request', { body })).fields ?? {});
      expect(await named({ email })).toEqual(['password']);
      expect(await named({ email, password: ' ' })).toEqual(['password']);
      expect(await named({ email: 'no e-mail', password })).toEqual(['email']);
      expect((await named({})).toSorted()).toEqual(['email', 'password']);
    },
  ),
];

/** Tag `admin-auth`. */
export const adminAuthChecks: Check[] = [...loginChecks, ...everyOperationOf('admin-auth')];
