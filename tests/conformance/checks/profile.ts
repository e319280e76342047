import { expect } from 'vitest';
import { check, type Check } from '../support/check';
import type { SuccessBody } from '../support/contract';
import type { TestApi } from '../support/testApi';
import { placeOrder } from '../support/orders';
import { everyOperationOf } from './everyOperation';

type Profile = SuccessBody<'getProfile'>;

const profileOf = async (api: TestApi, token: string) => (await api.ok('getProfile', { token })).body;
const newEmail = ({ target }: TestApi) => `${target.unique()}@example.com`;
/** An UpdateProfileRequest that only makes these changes. */
const formOf = ({ name, email, phone = '' }: Profile, changes: Record<string, unknown> = {}) => ({
  name,
  email,
  phone,
  ...changes,
});

const readingChecks: Check[] = [
  check(
    ['getProfile 200', 'getCurrentUser 200', 'getMembership 200'],
    'returns the same data as the other operations',
    async (api) => {
      const { others = [] } = api.target.accounts;
      const tokens = [await api.buyerToken(), await api.otherBuyerToken(), (await api.newBuyer()).token];
      for (const account of others) tokens.push(await api.tokenFor(account));
      for (const token of tokens) {
        const profile = await profileOf(api, token);
        const { body: user } = await api.ok('getCurrentUser', { token });
        const { body: membership } = await api.ok('getMembership', { token });
        expect(user).toMatchObject(profile);
        expect(profile.membershipLevel).toBe(membership.currentLevel.level);
        expect(Number(profile.totalSpent)).toBe(membership.totalPurchase);
      }
    },
  ),
];

const changingChecks: Check[] = [
  check(
    ['updateProfile 200', 'getProfile 200', 'getCurrentUser 200'],
    'trims and sets name, email and phone, and returns the new profile',
    async (api) => {
      const { token } = await api.newBuyer();
      const before = await profileOf(api, token);
      const email = newEmail(api);
      const body = { name: '  Ada  Lovelace ', email: ` ${email}  `, phone: ' +1 (555) 010-0199 ' };
      const { body: after } = await api.ok('updateProfile', { token, body });
      expect(after).toEqual({ ...before, name: 'Ada  Lovelace', email, phone: '+1 (555) 010-0199' });
      expect(await profileOf(api, token)).toEqual(after);
      expect((await api.ok('getCurrentUser', { token })).body).toMatchObject(after);
    },
  ),
  check(['updateProfile 200', 'getProfile 200'], 'a blank phone is stored as empty', async (api) => {
    const { token } = await api.newBuyer();
    for (const phone of ['123', '', '1 2', '   ']) {
      const body = formOf(await profileOf(api, token), { phone });
      expect((await api.ok('updateProfile', { token, body })).body.phone).toBe(phone.trim());
    }
  }),
  check(
    ['updateProfile 200', 'login 200', 'login 401', 'getCurrentUser 200'],
    'after a change of email the buyer stays signed in and can sign in only with the new one',
    async (api) => {
      const { token, email: old, password } = await api.newBuyer();
      const email = newEmail(api);
      await api.ok('updateProfile', { token, body: formOf(await profileOf(api, token), { email }) });
      expect((await api.ok('getCurrentUser', { token })).body.email).toBe(email);
      await api.ok('login', { body: { email, password } });
      await api.refused('login', 401, 'bad_credentials', { body: { email: old, password } });
    },
  ),
  check(['updateProfile 200', 'signup 201'], 'a buyer’s former email can be used again', async (api) => {
    const { token, email: old, password } = await api.newBuyer();
    await api.ok('updateProfile', {
      token,
      body: formOf(await profileOf(api, token), { email: newEmail(api) }),
    });
    await api.ok('signup', { body: { email: old, password } });
  }),
  check(
    ['updateProfile 200', 'login 200'],
    'the buyer’s own email is accepted, also in another case or with blanks around it',
    async (api) => {
      const { token, email, password } = await api.newBuyer();
      for (const written of [email, email.toUpperCase(), ` ${email} `]) {
        const body = formOf(await profileOf(api, token), { email: written, name: 'Own Email' });
        const { body: profile } = await api.ok('updateProfile', { token, body });
        expect(profile.name).toBe('Own Email');
        expect(profile.email.toLowerCase()).toBe(email.toLowerCase());
        await api.ok('login', { body: { email, password } });
      }
    },
  ),
  check(
    'updateProfile 409',
    'the email of another account, ignoring case and blanks, is email_taken with fields.email and changes nothing',
    async (api) => {
      const { token } = await api.newBuyer();
      const { email, password } = await api.newBuyer();
      const before = await profileOf(api, token);
      for (const taken of [email, email.toUpperCase(), ` ${email} `]) {
        const { fields } = await api.refused('updateProfile', 409, 'email_taken', {
          token,
          body: formOf(before, { name: 'Not Taken', email: taken }),
        });
        expect(Object.keys(fields ?? {})).toEqual(['email']);
      }
      expect(await profileOf(api, token)).toEqual(before);
      await api.ok('login', { body: { email, password } });
    },
  ),
  check('updateProfile 400', 'each invalid value is named in fields and changes nothing', async (api) => {
    const { token } = await api.newBuyer();
    const before = await profileOf(api, token);
    const wrong: [string, unknown[]][] = [
      ['name', ['', '   ', 'x'.repeat(121), null, 5, undefined]],
      ['email', ['', 'no email', `${'x'.repeat(250)}@example.com`, null, undefined]],
      ['phone', ['1'.repeat(41), null, 5550100, undefined]],
    ];
    for (const [name, values] of wrong) {
      for (const value of values) {
        const options = { token, body: formOf(before, { [name]: value }) };
        const { fields } = await api.refused('updateProfile', 400, 'invalid_request', options);
        expect(Object.keys(fields ?? {}), `${name} ${String(value)}`).toEqual([name]);
      }
    }
    expect(await profileOf(api, token)).toEqual(before);
  }),
  check(['updateProfile 200', 'getProfile 200'], 'each buyer has their own profile', async (api) => {
    const { token } = await api.newBuyer();
    const { token: other } = await api.newBuyer();
    const before = await profileOf(api, other);
    await api.ok('updateProfile', { token, body: formOf(await profileOf(api, token), { name: 'Another' }) });
    expect(await profileOf(api, other)).toEqual(before);
  }),
  check(
    ['updateProfile 200', 'getOrder 200', '#Order'],
    'an order keeps the email and phone that it was placed with',
    async (api) => {
      const { token } = await api.newBuyer();
      const profile = await profileOf(api, token);
      await api.ok('updateProfile', { token, body: formOf(profile, { phone: '+1 (555) 010-0001' }) });
      const order = await placeOrder(api, token);
      expect(order).toMatchObject({ customerEmail: profile.email, customerPhone: '+1 (555) 010-0001' });
      await api.ok('updateProfile', {
        token,
        body: formOf(profile, { phone: '+1 (555) 010-0002', email: newEmail(api) }),
      });
      expect((await api.ok('getOrder', { token, path: { id: order.id } })).body).toEqual(order);
    },
  ),
];

/** Tag `profile`. */
export const profileChecks: Check[] = [...readingChecks, ...changingChecks, ...everyOperationOf('profile')];
