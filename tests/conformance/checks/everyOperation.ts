import { expect } from 'vitest';
import { ROUTES, type Route } from '@mocks/generated/contract';
import { check, type Check, type Clause } from '../suite/check';
import { successOf, tokenKindOf } from '../suite/contract';
import { expectError, type TestApi } from '../suite/testApi';
import { sampleOf } from '../suite/samples';
import type { TokenKind } from '../target/target';
import { preflightCheck } from './otherOrigins';
import { tokenChecks } from './permissions';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const answer = ({ id }: Route, status: number): Clause => `${id} ${status}`;

const OF_A_BUYER = ['getCart', 'getCurrentUser', 'listOrders', 'listAddresses'] as const;
const OF_THE_SHOP = ['listAdminProducts', 'listAdminOrders', 'listUsers', 'getStats'] as const;

/** What the caller has and is, or what the clerk sees, as text: nothing of it may change when a call fails. */
async function possessions(api: TestApi, kind: TokenKind | null, caller: string | null | undefined): Promise<string> {
  const token = caller ?? (await api.first());
  const texts: string[] = [];
  for (const operation of kind === 'admin' ? OF_THE_SHOP : OF_A_BUYER)
    texts.push((await api.ok(operation, { token })).text);
  return texts.join('\n');
}

function bodyChecks(route: Route): Check[] {
  const { id } = route;
  return [
    check(
      answer(route, 400),
      'a body that is missing, not JSON, or of another type is invalid_request',
      async (api) => {
        const { body: _body, ...asked } = await sampleOf(id, api);
        await api.refused(id, 400, 'invalid_request', asked);
        for (const rawBody of ['{', '[]', 'null', '"text"', '{}']) {
          await api.refused(id, 400, 'invalid_request', { ...asked, rawBody });
        }
      },
    ),
    check(answer(route, 400), 'a body that is not sent as application/json is invalid_request', async (api) => {
      const asked = await sampleOf(id, api);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        await api.refused(id, 400, 'invalid_request', { ...asked, headers: { 'content-type': type } });
      }
      const withCharset = { 'content-type': 'application/json; charset=utf-8' };
      await api.ok(id, { ...asked, headers: withCharset });
    }),
    check(answer(route, successOf(id)), 'undocumented body fields are ignored', async (api) => {
      const asked = await sampleOf(id, api);
      await api.ok(id, { ...asked, body: { ...Object(asked.body), somethingElse: { of: ['no', 'account'] } } });
    }),
  ];
}

function checksOf(route: Route): Check[] {
  const { id } = route;
  const kind = tokenKindOf(route);
  return [
    check(answer(route, successOf(id)), 'the X-Session-Id may be absent or anything', async (api) => {
      for (const session of ['anonymous', null, 'b7d1f0']) {
        await api.ok(id, { ...(await sampleOf(id, api)), headers: { 'x-session-id': session } });
      }
    }),
    check(answer(route, 500), 'a failure inside the server is server_error and changes nothing', async (api) => {
      const breakDown = api.need(api.target.breakDown, 'way to make it fail');
      const asked = await sampleOf(id, api);
      const before = await possessions(api, kind, asked.token);
      const mend = breakDown(id);
      try {
        await api.refused(id, 500, 'server_error', asked);
      } finally {
        mend();
      }
      expect(await possessions(api, kind, asked.token)).toBe(before);
      await api.ok(id, asked);
    }),
    ...tokenChecks(route),
    ...(route.body ? bodyChecks(route) : []),
  ];
}

/** For each address of a tag: what is answered when it is asked by a method that it does not have. */
function methodChecks(routes: readonly Route[]): Check[] {
  return [...new Set(routes.map(({ path }) => path))].map((path) => {
    const allowed = ROUTES.filter((route) => route.path === path).map(({ method }) => method);
    const others = METHODS.filter((method) => !allowed.some((one) => one === method));
    return check('#info', `${path} asked by ${others.join(', ')} is 405 with an Allow header`, async (api) => {
      for (const method of others) {
        const refusal = await api.send(method, path.replaceAll(/\{\w+\}/g, '1'), { wrong: true });
        expectError(refusal, 405, 'method_not_allowed');
        const named = (refusal.headers.get('allow') ?? '').split(',').map((name) => name.trim());
        expect(named).toEqual(expect.arrayContaining(allowed));
        expect(named).not.toContain(method);
      }
    });
  });
}

/** What holds for every operation of a tag, also for those that are added later. */
export function everyOperationOf(tag: string): Check[] {
  const routes = ROUTES.filter((route) => route.tag === tag);
  const addresses = [...new Set(routes.map(({ path }) => path))];
  return [...routes.flatMap(checksOf), ...methodChecks(routes), ...addresses.map(preflightCheck)];
}
