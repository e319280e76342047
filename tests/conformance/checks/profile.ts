import { expect } from 'vitest';
import { check, type Check } from '../exam/check';
import type { SuccessOf } from '../exam/contract';
import type { Exam } from '../exam/exam';
import { placeOrder } from '../exam/placing';
import { everyOperationOf } from './everyOperation';

type Profile = SuccessOf<'getProfile'>;

const profileOf = async (exam: Exam, token: string) => (await exam.ok('getProfile', { token })).body;
const newEmail = ({ examinee }: Exam) => `${examinee.unique()}@example.com`;
/** An UpdateProfileRequest that changes nothing but what is given. */
const formOf = ({ name, email, phone = '' }: Profile, changes: Record<string, unknown> = {}) => ({
  name,
  email,
  phone,
  ...changes,
});

const readingChecks: Check[] = [
  check(
    ['getProfile 200', 'getCurrentUser 200', 'getMembership 200'],
    'tells of each buyer what the other calls tell',
    async (exam) => {
      const { others = [] } = exam.examinee.accounts;
      const tokens = [await exam.first(), await exam.second(), (await exam.newBuyer()).token];
      for (const account of others) tokens.push(await exam.signIn(account));
      for (const token of tokens) {
        const profile = await profileOf(exam, token);
        const { body: user } = await exam.ok('getCurrentUser', { token });
        const { body: membership } = await exam.ok('getMembership', { token });
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
    'sets name, e-mail and phone, trimmed, and answers the profile as it is now',
    async (exam) => {
      const { token } = await exam.newBuyer();
      const before = await profileOf(exam, token);
      const email = newEmail(exam);
      const body = { name: '  Ada  Lovelace ', email: ` ${email}  `, phone: ' +1 (555) 010-0199 ' };
      const { body: after } = await exam.ok('updateProfile', { token, body });
      expect(after).toEqual({ ...before, name: 'Ada  Lovelace', email, phone: '+1 (555) 010-0199' });
      expect(await profileOf(exam, token)).toEqual(after);
      expect((await exam.ok('getCurrentUser', { token })).body).toMatchObject(after);
    },
  ),
  check(['updateProfile 200', 'getProfile 200'], 'a phone may be empty, and a blank one is', async (exam) => {
    const { token } = await exam.newBuyer();
    for (const phone of ['123', '', '1 2', '   ']) {
      const body = formOf(await profileOf(exam, token), { phone });
      expect((await exam.ok('updateProfile', { token, body })).body.phone).toBe(phone.trim());
    }
  }),
  check(
    ['updateProfile 200', 'login 200', 'login 401', 'getCurrentUser 200'],
    'with another e-mail the buyer stays signed in, and signs in by the new one only',
    async (exam) => {
      const { token, email: old, password } = await exam.newBuyer();
      const email = newEmail(exam);
      await exam.ok('updateProfile', { token, body: formOf(await profileOf(exam, token), { email }) });
      expect((await exam.ok('getCurrentUser', { token })).body.email).toBe(email);
      await exam.ok('login', { body: { email, password } });
      await exam.refused('login', 401, 'bad_credentials', { body: { email: old, password } });
    },
  ),
  check(['updateProfile 200', 'signup 201'], 'the e-mail that a buyer has given up is free', async (exam) => {
    const { token, email: old, password } = await exam.newBuyer();
    await exam.ok('updateProfile', {
      token,
      body: formOf(await profileOf(exam, token), { email: newEmail(exam) }),
    });
    await exam.ok('signup', { body: { email: old, password } });
  }),
  check(
    ['updateProfile 200', 'login 200'],
    'the buyer’s own e-mail is fine, also in another case and with blanks around',
    async (exam) => {
      const { token, email, password } = await exam.newBuyer();
      for (const written of [email, email.toUpperCase(), ` ${email} `]) {
        const body = formOf(await profileOf(exam, token), { email: written, name: 'Own E-mail' });
        const { body: profile } = await exam.ok('updateProfile', { token, body });
        expect(profile.name).toBe('Own E-mail');
        expect(profile.email.toLowerCase()).toBe(email.toLowerCase());
        await exam.ok('login', { body: { email, password } });
      }
    },
  ),
  check(
    'updateProfile 409',
    'an e-mail of another account, ignoring case and blanks, is email_taken with fields.email and changes nothing',
    async (exam) => {
      const { token } = await exam.newBuyer();
      const { email, password } = await exam.newBuyer();
      const before = await profileOf(exam, token);
      for (const taken of [email, email.toUpperCase(), ` ${email} `]) {
        const { fields } = await exam.refused('updateProfile', 409, 'email_taken', {
          token,
          body: formOf(before, { name: 'Not Taken', email: taken }),
        });
        expect(Object.keys(fields ?? {})).toEqual(['email']);
      }
      expect(await profileOf(exam, token)).toEqual(before);
      await exam.ok('login', { body: { email, password } });
    },
  ),
  check('updateProfile 400', 'each value that is not allowed is named in fields and changes nothing', async (exam) => {
    const { token } = await exam.newBuyer();
    const before = await profileOf(exam, token);
    const wrong: [string, unknown[]][] = [
      ['name', ['', '   ', 'x'.repeat(121), null, 5, undefined]],
      ['email', ['', 'no e-mail', `${'x'.repeat(250)}@example.com`, null, undefined]],
      ['phone', ['1'.repeat(41), null, 5550100, undefined]],
    ];
    for (const [name, values] of wrong) {
      for (const value of values) {
        const asked = { token, body: formOf(before, { [name]: value }) };
        const { fields } = await exam.refused('updateProfile', 400, 'invalid_request', asked);
        expect(Object.keys(fields ?? {}), `${name} ${String(value)}`).toEqual([name]);
      }
    }
    expect(await profileOf(exam, token)).toEqual(before);
  }),
  check(['updateProfile 200', 'getProfile 200'], 'each buyer has a profile of his own', async (exam) => {
    const { token } = await exam.newBuyer();
    const { token: other } = await exam.newBuyer();
    const before = await profileOf(exam, other);
    await exam.ok('updateProfile', { token, body: formOf(await profileOf(exam, token), { name: 'Another' }) });
    expect(await profileOf(exam, other)).toEqual(before);
  }),
  check(
    ['updateProfile 200', 'getOrder 200', '#Order'],
    'an order keeps the e-mail and phone that it was placed with',
    async (exam) => {
      const { token } = await exam.newBuyer();
      const profile = await profileOf(exam, token);
      await exam.ok('updateProfile', { token, body: formOf(profile, { phone: '+1 (555) 010-0001' }) });
      const order = await placeOrder(exam, token);
      expect(order).toMatchObject({ customerEmail: profile.email, customerPhone: '+1 (555) 010-0001' });
      await exam.ok('updateProfile', {
        token,
        body: formOf(profile, { phone: '+1 (555) 010-0002', email: newEmail(exam) }),
      });
      expect((await exam.ok('getOrder', { token, path: { id: order.id } })).body).toEqual(order);
    },
  ),
];

/** Tag `profile`. */
export const profileChecks: Check[] = [...readingChecks, ...changingChecks, ...everyOperationOf('profile')];
