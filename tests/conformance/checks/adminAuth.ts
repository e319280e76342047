import { expect } from 'vitest';
import { check, type Check } from '../support/check';
import type { TestApi } from '../support/testApi';
import { everyOperationOf } from './everyOperation';

/** The clerk's account; without one the check is skipped. */
async function clerkOf(api: TestApi) {
  await api.clerkToken();
  return api.requires(api.target.admin, 'account of the back office');
}
const isClerk = async (api: TestApi, token: string) => (await api.ok('verifyAdmin', { token })).body.admin;

const loginChecks: Check[] = [
  check(
    ['adminLogin 200', 'verifyAdmin 200'],
    'returns a token of the clerk, ignoring the case of the email and blanks around it',
    async (api) => {
      const { email, password } = await clerkOf(api);
      for (const written of [email, email.toUpperCase(), `  ${email} `]) {
        const { body } = await api.ok('adminLogin', { body: { email: written, password } });
        expect(body.admin.email.toLowerCase()).toBe(email.trim().toLowerCase());
        expect(await isClerk(api, body.token)).toEqual(body.admin);
      }
    },
  ),
  check(
    ['adminLogin 200', 'verifyAdmin 200'],
    'each login returns a new token, and earlier tokens stay valid',
    async (api) => {
      const body = { ...(await clerkOf(api)) };
      const tokens: string[] = [];
      for (const _login of [1, 2, 3]) tokens.push((await api.ok('adminLogin', { body })).body.token);
      expect(new Set(tokens).size).toBe(tokens.length);
      for (const token of tokens) await isClerk(api, token);
    },
  ),
  check('adminLogin 401', 'a wrong password and an unknown email return the same bad_credentials', async (api) => {
    const { email, password } = await clerkOf(api);
    const wrong = await api.refused('adminLogin', 401, 'bad_credentials', {
      body: { email, password: `${password}x` },
    });
    const unknown = await api.refused('adminLogin', 401, 'bad_credentials', {
      body: { email: `${api.target.unique()}@example.com`, password },
    });
    expect(unknown).toEqual(wrong);
  }),
  check('adminLogin 401', 'passwords are case-sensitive, and blanks count', async (api) => {
    const { email, password } = await clerkOf(api);
    for (const near of [` ${password}`, `${password} `, password.toUpperCase(), password.toLowerCase()]) {
      if (near === password) continue;
      await api.refused('adminLogin', 401, 'bad_credentials', { body: { email, password: near } });
    }
  }),
  check('adminLogin 401', 'a buyer cannot sign in to the back office', async (api) => {
    await clerkOf(api);
    const { accounts } = api.target;
    const { email, password } = await api.newBuyer();
    for (const body of [{ ...accounts.first }, { ...accounts.second }, { email, password }])
      await api.refused('adminLogin', 401, 'bad_credentials', { body });
  }),
  check(['login 401'], 'a clerk cannot sign in to the shop', async (api) => {
    await api.refused('login', 401, 'bad_credentials', { body: { ...(await clerkOf(api)) } });
  }),
  check('adminLogin 200', 'a token sent with the login is ignored', async (api) => {
    const body = { ...(await clerkOf(api)) };
    const expired = await api.target.expiredToken?.('admin');
    for (const token of ['nobody.has.this.token', await api.buyerToken(), await api.clerkToken(), expired])
      await api.ok('adminLogin', { body, ...(token && { token }) });
  }),
  check('adminLogin 400', 'a missing or blank password and an invalid email are named in fields', async (api) => {
    const { email, password } = await clerkOf(api);
    const named = async (body: unknown) =>
      Object.keys((await api.refused('adminLogin', 400, 'invalid_request', { body })).fields ?? {});
    expect(await named({ email })).toEqual(['password']);
    expect(await named({ email, password: ' ' })).toEqual(['password']);
    expect(await named({ email: 'no email', password })).toEqual(['email']);
    expect((await named({})).toSorted()).toEqual(['email', 'password']);
  }),
];

/** Tag `admin-auth`. */
export const adminAuthChecks: Check[] = [...loginChecks, ...everyOperationOf('admin-auth')];
