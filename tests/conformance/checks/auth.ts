import { expect } from 'vitest';
import { check, type Check } from '../exam/check';
import type { Exam } from '../exam/exam';
import { everyOperationOf } from './everyOperation';

const PASSWORD = 'exam secret';
const emailOf = ({ examinee }: Exam) => `${examinee.unique()}@example.com`;
const registration = (exam: Exam) => ({
  email: emailOf(exam),
  username: exam.examinee.unique(),
  password: PASSWORD,
  name: '',
  phone: '',
});

const loginChecks: Check[] = [
  check(
    ['login 200', 'getCurrentUser 200'],
    'the token belongs to the account, whatever the case of the e-mail',
    async (exam) => {
      const { email, password } = exam.examinee.accounts.first;
      for (const written of [email, email.toUpperCase()]) {
        const { body } = await exam.ok('login', { body: { email: written, password } });
        const { body: user } = await exam.ok('getCurrentUser', { token: body.token });
        expect(user.email.toLowerCase()).toBe(email.toLowerCase());
        expect({ name: user.name, email: user.email }).toEqual({ name: body.user.name, email: body.user.email });
      }
    },
  ),
  check(['login 200', '#Email'], 'blanks around an e-mail are no part of it', async (exam) => {
    const { email, password } = exam.examinee.accounts.first;
    const { body } = await exam.ok('login', { body: { email: `  ${email} `, password } });
    expect(body.user.email.toLowerCase()).toBe(email.toLowerCase());
  }),
  check('login 200', 'an earlier token stays good after another login', async (exam) => {
    const { email, password } = exam.examinee.accounts.first;
    const { body: earlier } = await exam.ok('login', { body: { email, password } });
    await exam.ok('login', { body: { email, password } });
    await exam.ok('getCurrentUser', { token: earlier.token });
  }),
  check('login 401', 'a wrong password and an unknown e-mail get the very same bad_credentials', async (exam) => {
    const { email, password } = exam.examinee.accounts.first;
    const wrong = await exam.refused('login', 401, 'bad_credentials', { body: { email, password: `${password}x` } });
    const unknown = await exam.refused('login', 401, 'bad_credentials', { body: { email: emailOf(exam), password } });
    expect(unknown).toEqual(wrong);
  }),
  check('login 401', 'passwords are compared with case and blanks', async (exam) => {
    const { email, password } = await exam.newBuyer();
    for (const near of [password.toUpperCase(), ` ${password}`, `${password} `]) {
      await exam.refused('login', 401, 'bad_credentials', { body: { email, password: near } });
    }
  }),
  check('login 400', 'a missing or blank password and text that is no e-mail are named in fields', async (exam) => {
    const { email, password } = exam.examinee.accounts.first;
    const named = async (body: unknown) =>
      Object.keys((await exam.refused('login', 400, 'invalid_request', { body })).fields ?? {});
    expect(await named({ email })).toEqual(['password']);
    expect(await named({ email, password: ' ' })).toEqual(['password']);
    expect(await named({ email: 'no e-mail', password })).toEqual(['email']);
    expect((await named({})).toSorted()).toEqual(['email', 'password']);
  }),
];

const signupChecks: Check[] = [
  check(
    ['signup 201', 'getCurrentUser 200', 'login 200'],
    'creates an account at V1 with nothing spent and signs it in',
    async (exam) => {
      const body = { email: emailOf(exam), password: PASSWORD, name: 'Ada Exam' };
      const { body: made } = await exam.ok('signup', { body });
      expect(made.user).toMatchObject({ name: 'Ada Exam', email: body.email });
      const { body: user } = await exam.ok('getCurrentUser', { token: made.token });
      expect(user).toMatchObject({
        name: 'Ada Exam',
        email: body.email,
        membershipLevel: 1,
        growthValue: 0,
        totalSpent: '0.00',
      });
      expect((await exam.ok('getCart', { token: made.token })).body).toEqual([]);
      await exam.ok('login', { body: { email: body.email, password: PASSWORD } });
    },
  ),
  check('signup 201', 'an absent or blank name becomes the e-mail’s part before the @', async (exam) => {
    for (const name of [undefined, '', '  ']) {
      const email = emailOf(exam);
      const { body } = await exam.ok('signup', {
        body: { email, password: PASSWORD, ...(name !== undefined && { name }) },
      });
      expect(body.user.name).toBe(email.split('@')[0]);
    }
  }),
  check('signup 201', 'each account has its own id', async (exam) => {
    const ids: number[] = [];
    for (const { token } of [await exam.newBuyer(), await exam.newBuyer()])
      ids.push((await exam.ok('getCurrentUser', { token })).body.id);
    expect(new Set(ids).size).toBe(2);
  }),
  check(
    'signup 409',
    'a taken e-mail, ignoring case, is email_taken with fields.email, and the account stays as it was',
    async (exam) => {
      const { email, password, token } = await exam.newBuyer();
      for (const taken of [email, email.toUpperCase()]) {
        const { fields } = await exam.refused('signup', 409, 'email_taken', {
          body: { email: taken, password: 'another one' },
        });
        expect(Object.keys(fields ?? {})).toEqual(['email']);
      }
      await exam.ok('login', { body: { email, password } });
      await exam.refused('login', 401, 'bad_credentials', { body: { email, password: 'another one' } });
      await exam.ok('getCurrentUser', { token });
    },
  ),
  check(
    ['signup 409', 'register 409', '#Email'],
    'blanks around a taken e-mail open no second account',
    async (exam) => {
      const { email } = await exam.newBuyer();
      const written = ` ${email} `;
      await exam.refused('signup', 409, 'email_taken', { body: { email: written, password: PASSWORD } });
      await exam.refused('register', 409, 'email_taken', { body: { ...registration(exam), email: written } });
    },
  ),
  check(
    ['signup 201', '#Email'],
    'an account made with blanks around its e-mail is known without them',
    async (exam) => {
      const email = emailOf(exam);
      const { body } = await exam.ok('signup', { body: { email: ` ${email} `, password: PASSWORD } });
      expect(body.user.email).toBe(email);
      await exam.ok('login', { body: { email, password: PASSWORD } });
    },
  ),
  check(
    'signup 400',
    'a blank password, no e-mail and a name of more than 120 letters are named in fields',
    async (exam) => {
      const right = { email: emailOf(exam), password: PASSWORD };
      const named = async (body: unknown) =>
        Object.keys((await exam.refused('signup', 400, 'invalid_request', { body })).fields ?? {});
      expect(await named({ ...right, password: '' })).toContain('password');
      expect(await named({ ...right, email: 'none' })).toEqual(['email']);
      expect(await named({ ...right, name: 'x'.repeat(121) })).toEqual(['name']);
      await exam.refused('login', 401, 'bad_credentials', { body: right });
    },
  ),
];

const registerChecks: Check[] = [
  check(
    ['register 201', 'getCurrentUser 200', 'login 200'],
    'creates an account with its user name and answers its token',
    async (exam) => {
      const body = registration(exam);
      const { body: made } = await exam.ok('register', { body });
      const { body: user } = await exam.ok('getCurrentUser', { token: made.token });
      expect(user).toMatchObject({ email: body.email, username: body.username, membershipLevel: 1, growthValue: 0 });
      expect(user.name).toBe(body.email.split('@')[0]);
      await exam.ok('login', { body: { email: body.email, password: PASSWORD } });
    },
  ),
  check(
    'register 409',
    'a taken e-mail is email_taken with fields.email, and the user name stays free',
    async (exam) => {
      const { email } = await exam.newBuyer();
      const body = registration(exam);
      const { fields } = await exam.refused('register', 409, 'email_taken', {
        body: { ...body, email: email.toUpperCase() },
      });
      expect(Object.keys(fields ?? {})).toEqual(['email']);
      await exam.ok('register', { body });
    },
  ),
  check(
    'register 409',
    'a taken user name, trimmed and ignoring case, is username_taken, and the e-mail stays free',
    async (exam) => {
      const body = registration(exam);
      await exam.ok('register', { body });
      const email = emailOf(exam);
      for (const username of [body.username, body.username.toUpperCase(), ` ${body.username} `]) {
        const { fields } = await exam.refused('register', 409, 'username_taken', {
          body: { ...body, email, username },
        });
        expect(Object.keys(fields ?? {})).toEqual(['username']);
      }
      await exam.ok('signup', { body: { email, password: PASSWORD } });
    },
  ),
  check('register 400', 'every field is needed, and a blank user name is none', async (exam) => {
    const body = registration(exam);
    const named = async (given: unknown) =>
      Object.keys((await exam.refused('register', 400, 'invalid_request', { body: given })).fields ?? {});
    for (const field of ['email', 'username', 'password', 'name', 'phone']) {
      expect(await named({ ...body, [field]: undefined })).toEqual([field]);
    }
    expect(await named({ ...body, username: ' ' })).toEqual(['username']);
    await exam.ok('register', { body });
  }),
];

const userChecks: Check[] = [
  check(['getCurrentUser 200', '#User'], 'each token shows its own buyer, and nobody’s password', async (exam) => {
    const { first, second } = exam.examinee.accounts;
    for (const account of [first, second]) {
      const { body, text } = await exam.ok('getCurrentUser', { token: await exam.signIn(account) });
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
