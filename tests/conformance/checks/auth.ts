import { expect } from 'vitest';
import { check, type Check } from '../support/check';
import type { TestApi } from '../support/testApi';
import { everyOperationOf } from './everyOperation';

const PASSWORD = 'correct horse';
const emailOf = ({ target }: TestApi) => `${target.unique()}@example.com`;
const registration = (api: TestApi) => ({
  email: emailOf(api),
  username: api.target.unique(),
  password: PASSWORD,
  name: '',
  phone: '',
});

const loginChecks: Check[] = [
  check(
    ['login 200', 'getCurrentUser 200'],
    'returns a token of the account, ignoring the case of the email',
    async (api) => {
      const { email, password } = api.target.accounts.first;
      for (const written of [email, email.toUpperCase()]) {
        const { body } = await api.ok('login', { body: { email: written, password } });
        const { body: user } = await api.ok('getCurrentUser', { token: body.token });
        expect(user.email.toLowerCase()).toBe(email.toLowerCase());
        expect({ name: user.name, email: user.email }).toEqual({ name: body.user.name, email: body.user.email });
      }
    },
  ),
  check(['login 200', '#Email'], 'blanks around the email are ignored', async (api) => {
    const { email, password } = api.target.accounts.first;
    const { body } = await api.ok('login', { body: { email: `  ${email} `, password } });
    expect(body.user.email.toLowerCase()).toBe(email.toLowerCase());
  }),
  check('login 200', 'an earlier token stays valid after another login', async (api) => {
    const { email, password } = api.target.accounts.first;
    const { body: earlier } = await api.ok('login', { body: { email, password } });
    await api.ok('login', { body: { email, password } });
    await api.ok('getCurrentUser', { token: earlier.token });
  }),
  check('login 401', 'a wrong password and an unknown email return the same bad_credentials', async (api) => {
    const { email, password } = api.target.accounts.first;
    const wrong = await api.refused('login', 401, 'bad_credentials', { body: { email, password: `${password}x` } });
    const unknown = await api.refused('login', 401, 'bad_credentials', { body: { email: emailOf(api), password } });
    expect(unknown).toEqual(wrong);
  }),
  check('login 401', 'passwords are case-sensitive, and blanks count', async (api) => {
    const { email, password } = await api.newBuyer();
    for (const near of [password.toUpperCase(), ` ${password}`, `${password} `]) {
      await api.refused('login', 401, 'bad_credentials', { body: { email, password: near } });
    }
  }),
  check('login 400', 'a missing or blank password and an invalid email are named in fields', async (api) => {
    const { email, password } = api.target.accounts.first;
    const named = async (body: unknown) =>
      Object.keys((await api.refused('login', 400, 'invalid_request', { body })).fields ?? {});
    expect(await named({ email })).toEqual(['password']);
    expect(await named({ email, password: ' ' })).toEqual(['password']);
    expect(await named({ email: 'no email', password })).toEqual(['email']);
    expect((await named({})).toSorted()).toEqual(['email', 'password']);
  }),
];

const signupChecks: Check[] = [
  check(
    ['signup 201', 'getCurrentUser 200', 'login 200'],
    'creates a V1 account with nothing spent and returns its token',
    async (api) => {
      const body = { email: emailOf(api), password: PASSWORD, name: 'Ada Lovelace' };
      const { body: made } = await api.ok('signup', { body });
      expect(made.user).toMatchObject({ name: 'Ada Lovelace', email: body.email });
      const { body: user } = await api.ok('getCurrentUser', { token: made.token });
      expect(user).toMatchObject({
        name: 'Ada Lovelace',
        email: body.email,
        membershipLevel: 1,
        growthValue: 0,
        totalSpent: '0.00',
      });
      expect((await api.ok('getCart', { token: made.token })).body).toEqual([]);
      await api.ok('login', { body: { email: body.email, password: PASSWORD } });
    },
  ),
  check('signup 201', 'an absent or blank name becomes the part of the email before the @', async (api) => {
    for (const name of [undefined, '', '  ']) {
      const email = emailOf(api);
      const { body } = await api.ok('signup', {
        body: { email, password: PASSWORD, ...(name !== undefined && { name }) },
      });
      expect(body.user.name).toBe(email.split('@')[0]);
    }
  }),
  check('signup 201', 'each account has its own id', async (api) => {
    const ids: number[] = [];
    for (const { token } of [await api.newBuyer(), await api.newBuyer()])
      ids.push((await api.ok('getCurrentUser', { token })).body.id);
    expect(new Set(ids).size).toBe(2);
  }),
  check(
    'signup 409',
    'a taken email, ignoring case, is email_taken with fields.email, and the account stays as it was',
    async (api) => {
      const { email, password, token } = await api.newBuyer();
      for (const taken of [email, email.toUpperCase()]) {
        const { fields } = await api.refused('signup', 409, 'email_taken', {
          body: { email: taken, password: 'another one' },
        });
        expect(Object.keys(fields ?? {})).toEqual(['email']);
      }
      await api.ok('login', { body: { email, password } });
      await api.refused('login', 401, 'bad_credentials', { body: { email, password: 'another one' } });
      await api.ok('getCurrentUser', { token });
    },
  ),
  check(['signup 409', 'register 409', '#Email'], 'a taken email with blanks around it is email_taken', async (api) => {
    const { email } = await api.newBuyer();
    const written = ` ${email} `;
    await api.refused('signup', 409, 'email_taken', { body: { email: written, password: PASSWORD } });
    await api.refused('register', 409, 'email_taken', { body: { ...registration(api), email: written } });
  }),
  check(['signup 201', '#Email'], 'signing up removes blanks around the email', async (api) => {
    const email = emailOf(api);
    const { body } = await api.ok('signup', { body: { email: ` ${email} `, password: PASSWORD } });
    expect(body.user.email).toBe(email);
    await api.ok('login', { body: { email, password: PASSWORD } });
  }),
  check(
    'signup 400',
    'a blank password, an invalid email and a name of more than 120 characters are named in fields',
    async (api) => {
      const right = { email: emailOf(api), password: PASSWORD };
      const named = async (body: unknown) =>
        Object.keys((await api.refused('signup', 400, 'invalid_request', { body })).fields ?? {});
      expect(await named({ ...right, password: '' })).toContain('password');
      expect(await named({ ...right, email: 'none' })).toEqual(['email']);
      expect(await named({ ...right, name: 'x'.repeat(121) })).toEqual(['name']);
      await api.refused('login', 401, 'bad_credentials', { body: right });
    },
  ),
];

const registerChecks: Check[] = [
  check(
    ['register 201', 'getCurrentUser 200', 'login 200'],
    'creates an account with its user name and returns its token',
    async (api) => {
      const body = registration(api);
      const { body: made } = await api.ok('register', { body });
      const { body: user } = await api.ok('getCurrentUser', { token: made.token });
      expect(user).toMatchObject({ email: body.email, username: body.username, membershipLevel: 1, growthValue: 0 });
      expect(user.name).toBe(body.email.split('@')[0]);
      await api.ok('login', { body: { email: body.email, password: PASSWORD } });
    },
  ),
  check('register 409', 'a taken email is email_taken with fields.email, and the user name stays free', async (api) => {
    const { email } = await api.newBuyer();
    const body = registration(api);
    const { fields } = await api.refused('register', 409, 'email_taken', {
      body: { ...body, email: email.toUpperCase() },
    });
    expect(Object.keys(fields ?? {})).toEqual(['email']);
    await api.ok('register', { body });
  }),
  check(
    'register 409',
    'a taken user name, trimmed and ignoring case, is username_taken, and the email stays free',
    async (api) => {
      const body = registration(api);
      await api.ok('register', { body });
      const email = emailOf(api);
      for (const username of [body.username, body.username.toUpperCase(), ` ${body.username} `]) {
        const { fields } = await api.refused('register', 409, 'username_taken', {
          body: { ...body, email, username },
        });
        expect(Object.keys(fields ?? {})).toEqual(['username']);
      }
      await api.ok('signup', { body: { email, password: PASSWORD } });
    },
  ),
  check('register 400', 'every field is required, and the user name must not be blank', async (api) => {
    const body = registration(api);
    const named = async (given: unknown) =>
      Object.keys((await api.refused('register', 400, 'invalid_request', { body: given })).fields ?? {});
    for (const field of ['email', 'username', 'password', 'name', 'phone']) {
      expect(await named({ ...body, [field]: undefined })).toEqual([field]);
    }
    expect(await named({ ...body, username: ' ' })).toEqual(['username']);
    await api.ok('register', { body });
  }),
];

const userChecks: Check[] = [
  check(['getCurrentUser 200', '#User'], 'returns the token’s buyer, without a password', async (api) => {
    const { first, second } = api.target.accounts;
    for (const account of [first, second]) {
      const { body, text } = await api.ok('getCurrentUser', { token: await api.tokenFor(account) });
      expect(body.email.toLowerCase()).toBe(account.email.toLowerCase());
      expect(text.toLowerCase()).not.toContain('password');
    }
  }),
];

/** Tag `auth`. */
export const authChecks: Check[] = [
  ...loginChecks,
  ...signupChecks,
  ...registerChecks,
  ...userChecks,
  ...everyOperationOf('auth'),
];
