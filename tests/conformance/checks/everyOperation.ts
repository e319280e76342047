import { expect } from 'vitest';
import { ROUTES, type Route } from '@mocks/generated/contract';
import { check, type Check, type Clause } from '../exam/check';
import { successOf } from '../exam/contract';
import { expectError, type Exam } from '../exam/exam';
import { sampleOf } from '../exam/samples';
import { preflightCheck } from './otherOrigins';

const UNKNOWN_TOKEN = 'nobody.has.this.token';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const answer = ({ id }: Route, status: number): Clause => `${id} ${status}`;

/** What the first buyer has and is, as text: nothing of it may change when a call fails. */
async function possessions(exam: Exam): Promise<string> {
  const token = await exam.first();
  const [cart, user] = [await exam.ok('getCart', { token }), await exam.ok('getCurrentUser', { token })];
  return cart.text + user.text;
}

function tokenChecks(route: Route): Check[] {
  const { id } = route;
  const clause = answer(route, 401);
  return [
    check(
      clause,
      'no token, an unknown one, and something that is no bearer token are all unauthenticated',
      async (exam) => {
        const { token: _token, ...asked } = await sampleOf(id, exam);
        await exam.refused(id, 401, 'unauthenticated', asked);
        await exam.refused(id, 401, 'unauthenticated', { ...asked, token: UNKNOWN_TOKEN });
        const { email, password } = exam.examinee.accounts.first;
        const headers = { authorization: `Basic ${btoa(`${email}:${password}`)}` };
        await exam.refused(id, 401, 'unauthenticated', { ...asked, headers });
      },
    ),
    check(clause, 'a token that was valid once is token_expired', async (exam) => {
      const asked = await sampleOf(id, exam);
      const token = await exam.need(exam.examinee.expiredToken, 'expired token')();
      await exam.refused(id, 401, 'token_expired', { ...asked, token });
    }),
    check(clause, 'the token is looked at before the rest of the request', async (exam) => {
      const path = Object.fromEntries(
        [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', 'nonsense']),
      );
      await exam.refused(id, 401, 'unauthenticated', { path, wrong: true, ...(route.body && { rawBody: '{' }) });
    }),
  ];
}

function bodyChecks(route: Route): Check[] {
  const { id } = route;
  return [
    check(
      answer(route, 400),
      'a body that is missing, no JSON, or of another kind is invalid_request',
      async (exam) => {
        const { body: _body, ...asked } = await sampleOf(id, exam);
        await exam.refused(id, 400, 'invalid_request', asked);
        for (const rawBody of ['{', '[]', 'null', '"text"', '{}']) {
          await exam.refused(id, 400, 'invalid_request', { ...asked, rawBody });
        }
      },
    ),
    check(answer(route, 400), 'a body that is not sent as application/json is invalid_request', async (exam) => {
      const asked = await sampleOf(id, exam);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        await exam.refused(id, 400, 'invalid_request', { ...asked, headers: { 'content-type': type } });
      }
      const withCharset = { 'content-type': 'application/json; charset=utf-8' };
      await exam.ok(id, { ...asked, headers: withCharset });
    }),
    check(answer(route, successOf(id)), 'body fields that the contract does not know are let through', async (exam) => {
      const asked = await sampleOf(id, exam);
      await exam.ok(id, { ...asked, body: { ...Object(asked.body), somethingElse: { of: ['no', 'account'] } } });
    }),
  ];
}

function checksOf(route: Route): Check[] {
  const { id } = route;
  return [
    check(answer(route, successOf(id)), 'the X-Session-Id may be absent or anything', async (exam) => {
      for (const session of ['anonymous', null, 'b7d1f0']) {
        await exam.ok(id, { ...(await sampleOf(id, exam)), headers: { 'x-session-id': session } });
      }
    }),
    check(answer(route, 500), 'a failure inside the server is server_error and changes nothing', async (exam) => {
      const breakDown = exam.need(exam.examinee.breakDown, 'way to make it fail');
      const asked = await sampleOf(id, exam);
      const before = await possessions(exam);
      const mend = breakDown(id);
      try {
        await exam.refused(id, 500, 'server_error', asked);
      } finally {
        mend();
      }
      expect(await possessions(exam)).toBe(before);
      await exam.ok(id, asked);
    }),
    ...(route.security.length > 0 ? tokenChecks(route) : []),
    ...(route.body ? bodyChecks(route) : []),
  ];
}

/** For each address of a tag: what is answered when it is asked by a method that it does not have. */
function methodChecks(routes: readonly Route[]): Check[] {
  return [...new Set(routes.map(({ path }) => path))].map((path) => {
    const allowed = ROUTES.filter((route) => route.path === path).map(({ method }) => method);
    const others = METHODS.filter((method) => !allowed.some((one) => one === method));
    return check('#info', `${path} asked by ${others.join(', ')} is 405 with an Allow header`, async (exam) => {
      for (const method of others) {
        const refusal = await exam.send(method, path.replaceAll(/\{\w+\}/g, '1'), { wrong: true });
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
