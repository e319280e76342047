import { describe, expect, it } from 'vitest';
import { createClock } from '../state/clock';
import { createServer } from '../server/createServer';
import { ask, askAs } from '@tests/support/testCalls';

const login = (email: string, password = 'carton-demo') => ['POST', '/api/auth/login', { email, password }] as const;
const newBuyer = { email: 'new.buyer@example.com', password: 'carton-demo' };

describe('signing in', () => {
  it('returns a numbered token and the buyer’s name, whatever the case of the email', async () => {
    const server = createServer();
    const response = await ask(server, ...login('Silver@Example.COM'));
    expect(response.body).toEqual({
      token: 'customer.3.0000000001',
      user: { name: 'Sam Silver', email: 'silver@example.com' },
    });
  });

  it('trims the email', async () => {
    const server = createServer();
    const response = await ask(server, ...login('  silver@example.com '));
    expect(response.body).toMatchObject({ user: { email: 'silver@example.com' } });
    const taken = await ask(server, 'POST', '/api/auth/signup', { ...newBuyer, email: ' silver@example.com ' });
    expect([taken.status, taken.body]).toMatchObject([409, { code: 'email_taken' }]);
    expect(server.log.violations()).toEqual([]);
  });

  it('responds the same to a wrong password and an unknown email', async () => {
    const server = createServer();
    const wrong = await ask(server, ...login('silver@example.com', 'guess'));
    const unknown = await ask(server, ...login('nobody@example.com'));
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ code: 'bad_credentials' });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });
});

describe('the token', () => {
  it('is required where the contract says so; none, a forged one and one of another kind are 401', async () => {
    const server = createServer();
    for (const token of [undefined, 'customer.3.9999999999', 'admin.1.0000000001']) {
      const response = await ask(server, 'GET', '/api/cart', undefined, token);
      expect([response.status, response.body]).toMatchObject([401, { code: 'unauthenticated' }]);
    }
  });

  it('expires after thirty days with its own error code', async () => {
    const clock = createClock({ now: () => 0 });
    const server = createServer({ clock });
    const token = await server.signIn('silver@example.com');
    clock.set('2025-07-16T14:59:59Z');
    expect((await ask(server, 'GET', '/api/auth/user', undefined, token)).status).toBe(200);
    clock.set('2025-07-16T15:00:00Z');
    const late = await ask(server, 'GET', '/api/auth/user', undefined, token);
    expect([late.status, late.body]).toMatchObject([401, { code: 'token_expired' }]);
  });

  it('can be created as expired, and is ignored by public operations', async () => {
    const server = createServer();
    const token = await server.signIn('silver@example.com', { expired: true });
    expect((await ask(server, 'GET', '/api/cart', undefined, token)).body).toMatchObject({ code: 'token_expired' });
    expect((await ask(server, 'GET', '/api/products', undefined, token)).status).toBe(200);
  });

  it('is checked before the rest of the request', async () => {
    expect((await ask(createServer(), 'POST', '/api/cart', {})).status).toBe(401);
  });
});

describe('a new account', () => {
  it('from the dialog starts at V1 with nothing spent; its default name comes from the email', async () => {
    const server = createServer();
    const response = await ask(server, 'POST', '/api/auth/signup', { ...newBuyer, name: ' ' });
    expect([response.status, response.body]).toEqual([
      201,
      { token: 'customer.1001.0000000001', user: { name: 'new.buyer', email: 'new.buyer@example.com' } },
    ]);
    const { token } = response.body as { token: string };
    const user = await ask(server, 'GET', '/api/auth/user', undefined, token);
    expect(user.body).toMatchObject({ id: 1001, membershipLevel: 1, growthValue: 0, totalSpent: '0.00', phone: '' });
    expect(user.body).not.toHaveProperty('username');
    expect(user.body).not.toHaveProperty('password');
  });

  it('from the sign-up page has a unique user name', async () => {
    const server = createServer();
    const account = { ...newBuyer, username: 'NewBuyer', name: '', phone: '' };
    const response = await ask(server, 'POST', '/api/auth/register', account);
    expect([response.status, response.body]).toEqual([201, { token: 'customer.1001.0000000001' }]);
    const again = await ask(server, 'POST', '/api/auth/register', {
      ...account,
      email: 'other@example.com',
      username: 'newbuyer',
    });
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'username_taken', fields: { username: 'This user name is taken.' } },
    ]);
  });

  it('is rejected for an email that is taken, ignoring case', async () => {
    const server = createServer();
    for (const path of ['signup', 'register']) {
      const response = await ask(server, 'POST', `/api/auth/${path}`, {
        email: 'SILVER@example.com',
        password: 'x',
        username: 'someone',
        name: '',
        phone: '',
      });
      expect([response.status, response.body]).toMatchObject([409, { code: 'email_taken' }]);
    }
    expect((await ask(server, ...login('silver@example.com'))).status).toBe(200);
  });
});

describe('the membership', () => {
  it('has the buyer’s level and the threshold of the next one', async () => {
    const server = createServer();
    const response = await askAs(server, 'silver@example.com', 'GET', '/api/auth/membership');
    expect(response.body).toEqual({
      currentLevel: { level: 3, discount: 0.08 },
      nextLevel: { level: 4, requirement: 15000 },
      totalPurchase: 6200.4,
    });
    const user = await askAs(server, 'silver@example.com', 'GET', '/api/auth/user');
    expect(user.body).toMatchObject({ membershipLevel: 3, growthValue: 6200, totalSpent: '6200.40' });
    expect(server.log.violations()).toEqual([]);
  });
});
