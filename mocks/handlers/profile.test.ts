import { describe, expect, it } from 'vitest';
import { createServer } from '../server/createServer';
import { ask, askAs } from '@tests/support/testCalls';

const SILVER = 'silver@example.com';
const sam = { name: 'Sam Silver', email: SILVER, phone: '+1 (555) 010-0103' };
const put = (changes: object = {}) => ['PUT', '/api/user/profile', { ...sam, ...changes }] as const;

describe('the profile', () => {
  it('returns level, growth value and amount spent, but neither password nor id', async () => {
    const server = createServer();
    const { status, body } = await askAs(server, SILVER, 'GET', '/api/user/profile');
    expect([status, body]).toEqual([
      200,
      { ...sam, membershipLevel: 3, growthValue: 6200, totalSpent: '6200.40', createdAt: '2024-11-04T09:30:00Z' },
    ]);
    expect(server.log.violations()).toEqual([]);
  });

  it('can be changed; values are trimmed, and the buyer stays signed in', async () => {
    const server = createServer();
    const token = await server.signIn(SILVER);
    const [method, path, body] = put({ name: ' Sam Sterling ', email: ' sam@example.com ', phone: '  ' });
    const changed = await ask(server, method, path, body, token);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ name: 'Sam Sterling', email: 'sam@example.com', phone: '' });
    expect((await ask(server, 'GET', '/api/user/profile', undefined, token)).body).toEqual(changed.body);
    const login = await ask(server, 'POST', '/api/auth/login', { email: 'SAM@example.com', password: 'carton-demo' });
    expect(login.status).toBe(200);
    expect(server.log.violations()).toEqual([]);
  });

  it('rejects another account’s email in any case, and changes nothing', async () => {
    const server = createServer();
    const rejected = await askAs(server, SILVER, ...put({ name: 'Somebody', email: ' Gold@Example.com' }));
    expect([rejected.status, rejected.body]).toEqual([
      409,
      {
        message: 'An account with this email already exists.',
        code: 'email_taken',
        fields: { email: 'An account with this email already exists.' },
      },
    ]);
    expect((await askAs(server, SILVER, 'GET', '/api/user/profile')).body).toMatchObject(sam);
    expect(server.log.violations()).toEqual([]);
  });

  it('accepts the buyer’s own email in another case', async () => {
    const response = await askAs(createServer(), SILVER, ...put({ email: 'SILVER@example.com' }));
    expect([response.status, response.body]).toMatchObject([200, { email: 'SILVER@example.com' }]);
  });

  it('requires a name that is not blank and a valid email', async () => {
    const rejected = await askAs(createServer(), SILVER, ...put({ name: ' ', email: 'sam' }));
    expect([rejected.status, rejected.body]).toMatchObject([400, { code: 'invalid_request' }]);
    expect(Object.keys((rejected.body as { fields: object }).fields).sort()).toEqual(['email', 'name']);
  });

  it('is for signed-in buyers only', async () => {
    const server = createServer();
    expect((await ask(server, 'GET', '/api/user/profile')).status).toBe(401);
    expect((await askAs(server, 'admin@example.com', 'GET', '/api/user/profile')).status).toBe(401);
  });
});
