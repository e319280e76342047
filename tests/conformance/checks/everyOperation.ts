import { expect } from 'vitest';
import { ROUTES, type Route } from '@mocks/generated/contract';
import { check, type Check, type Clause } from '../support/check';
import { successStatus, tokenKindOf } from '../support/contract';
import { expectError, type TestApi } from '../support/testApi';
import { sampleRequest } from '../support/sampleRequests';
import type { TokenKind } from '../target/target';
import { preflightCheck } from './otherOrigins';
import { tokenChecks } from './permissions';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const response = ({ id }: Route, status: number): Clause => `${id} ${status}`;

const OF_A_BUYER = ['getCart', 'getCurrentUser', 'listOrders', 'listAddresses'] as const;
const OF_THE_SHOP = ['listAdminProducts', 'listAdminOrders', 'listUsers', 'getStats'] as const;

/** The data of the caller, or the lists of the back office, as text; a failed call must not change it. */
async function visibleState(api: TestApi, kind: TokenKind | null, caller: string | null | undefined): Promise<string> {
  const token = caller ?? (await api.buyerToken());
  const texts: string[] = [];
  for (const operation of kind === 'admin' ? OF_THE_SHOP : OF_A_BUYER)
    texts.push((await api.ok(operation, { token })).text);
  return texts.join('\n');
}

function bodyChecks(route: Route): Check[] {
  const { id } = route;
  return [
    check(
      response(route, 400),
      'a missing body, invalid JSON and JSON of another type are invalid_request',
      async (api) => {
        const { body: _body, ...options } = await sampleRequest(id, api);
        await api.refused(id, 400, 'invalid_request', options);
        for (const rawBody of ['{', '[]', 'null', '"text"', '{}']) {
          await api.refused(id, 400, 'invalid_request', { ...options, rawBody });
        }
      },
    ),
    check(response(route, 400), 'a body that is not sent as application/json is invalid_request', async (api) => {
      const options = await sampleRequest(id, api);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        await api.refused(id, 400, 'invalid_request', { ...options, headers: { 'content-type': type } });
      }
      const withCharset = { 'content-type': 'application/json; charset=utf-8' };
      await api.ok(id, { ...options, headers: withCharset });
    }),
    check(response(route, successStatus(id)), 'unknown body fields are ignored', async (api) => {
      const options = await sampleRequest(id, api);
      await api.ok(id, { ...options, body: { ...Object(options.body), somethingElse: { of: ['no', 'account'] } } });
    }),
  ];
}

/** The path's values with an id that the server does not have. */
const unknownPath = (path: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(path).map(([name, value]) => [name, Number(value) + 1_000_000]));

/** For an operation whose path names something and that has a body. */
const existenceCheck = (route: Route): Check =>
  check(
    [response(route, 400), response(route, 404)],
    'the body is checked before what the path names: an invalid body is invalid_request, a valid one is not_found',
    async (api) => {
      const { path = {}, ...options } = await sampleRequest(route.id, api);
      const unknown = { ...options, path: unknownPath(path) };
      await api.refused(route.id, 400, 'invalid_request', { ...unknown, rawBody: '{}' });
      await api.refused(route.id, 404, 'not_found', unknown);
    },
  );

function checksOf(route: Route): Check[] {
  const { id } = route;
  const kind = tokenKindOf(route);
  return [
    check(response(route, successStatus(id)), 'the X-Session-Id is optional and can be anything', async (api) => {
      for (const session of ['anonymous', null, 'b7d1f0']) {
        await api.ok(id, { ...(await sampleRequest(id, api)), headers: { 'x-session-id': session } });
      }
    }),
    check(response(route, 500), 'a failure inside the server is server_error and changes nothing', async (api) => {
      const breakDown = api.requires(api.target.failOperation, 'way to make it fail');
      const options = await sampleRequest(id, api);
      const before = await visibleState(api, kind, options.token);
      const mend = breakDown(id);
      try {
        await api.refused(id, 500, 'server_error', options);
      } finally {
        mend();
      }
      expect(await visibleState(api, kind, options.token)).toBe(before);
      await api.ok(id, options);
    }),
    ...tokenChecks(route),
    ...(route.body ? bodyChecks(route) : []),
    ...(route.body && route.path.includes('{') ? [existenceCheck(route)] : []),
  ];
}

/** For each path of a tag: the response to methods that it does not have. */
function methodChecks(routes: readonly Route[]): Check[] {
  return [...new Set(routes.map(({ path }) => path))].map((path) => {
    const allowed = ROUTES.filter((route) => route.path === path).map(({ method }) => method);
    const others = METHODS.filter((method) => !allowed.some((one) => one === method));
    return check('#info', `${path} with ${others.join(', ')} is 405 with an Allow header`, async (api) => {
      for (const method of others) {
        const refusal = await api.send(method, path.replaceAll(/\{\w+\}/g, '1'), { invalid: true });
        expectError(refusal, 405, 'method_not_allowed');
        const named = (refusal.headers.get('allow') ?? '').split(',').map((name) => name.trim());
        expect(named).toEqual(expect.arrayContaining(allowed));
        expect(named).not.toContain(method);
      }
    });
  });
}

/** The checks that every operation of a tag gets, also those added later. */
export function everyOperationOf(tag: string): Check[] {
  const routes = ROUTES.filter((route) => route.tag === tag);
  const addresses = [...new Set(routes.map(({ path }) => path))];
  return [...routes.flatMap(checksOf), ...methodChecks(routes), ...addresses.map(preflightCheck)];
}
