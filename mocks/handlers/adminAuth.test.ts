import { describe, expect, it } from 'vitest';
import { createClock } from '../state/clock';
import { createServer } from '../server/createServer';
import { ask, askAs } from '@tests/support/testCalls';

const clerk = { id: 1, name: 'Alex Admin', email: 'admin@example.com' };
const login = (email: string, password = 'carton-demo') =>
  ['POST', '/api/admin/auth/login', { email, password }] as const;
const VERIFY = ['GET', '/api/admin/auth/verify', undefined] as const;

describe('a clerk', () => {
  it('gets a token that can be verified, whatever the case of the email', async () => {
    const server = createServer();
    const response = await ask(server, ...login(' Admin@Example.com '));
    expect([response.status, response.body]).toEqual([200, { token: 'admin.1.0000000001', admin: clerk }]);
    const verified = await ask(server, ...VERIFY, 'admin.1.0000000001');
    expect([verified.status, verified.body]).toEqual([200, { valid: true, admin: clerk }]);
    expect(server.log.violations()).toEqual([]);
  });

  it('can log in while sending an old token', async () => {
    const server = createServer();
    const old = await server.signIn('admin@example.com', { expired: true });
    expect((await ask(server, ...login('admin@example.com'), old)).status).toBe(200);
  });

  it('gets the same error for a wrong password, an unknown email and a buyer’s account', async () => {
    const server = createServer();
    for (const call of [login('admin@example.com', 'guess'), login('nobody@example.com'), login('gold@example.com')]) {
      const response = await ask(server, ...call);
      expect([response.status, response.body]).toEqual([
        401,
        { message: 'The email or password is incorrect.', code: 'bad_credentials' },
      ]);
    }
    expect(server.log.violations()).toEqual([]);
  });

  it('cannot use the shop with the clerk’s token', async () => {
    const response = await ask(createServer(), 'POST', '/api/auth/login', login('admin@example.com')[2]);
    expect(response.status).toBe(401);
  });

  it('gets token_expired for an expired token', async () => {
    const clock = createClock({ now: () => 0 });
    const server = createServer({ clock });
    const token = await server.signIn('admin@example.com');
    clock.set('2025-07-16T15:00:00Z');
    expect((await ask(server, ...VERIFY, token)).body).toMatchObject({ code: 'token_expired' });
  });

  it('cannot use a buyer’s operations, and a buyer cannot use a clerk’s', async () => {
    const server = createServer();
    for (const email of ['manager@example.com', 'gold@example.com']) {
      const response = await askAs(server, email, ...VERIFY);
      expect([response.status, response.body]).toMatchObject([401, { code: 'unauthenticated' }]);
    }
    expect((await ask(server, ...VERIFY)).status).toBe(401);
    expect((await askAs(server, 'admin@example.com', 'GET', '/api/cart')).status).toBe(401);
  });
});
