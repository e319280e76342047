import { expect } from 'vitest';
import { ROUTES } from '@mocks/generated/contract';
import { check, type Check } from '../suite/check';
import type { TestApi } from '../suite/testApi';
import type { RawAnswer } from '../suite/judge';

const originOf = (api: TestApi) => api.need(api.target.letInOrigin, 'origin that it lets in');

/** The names in a header that lists some, in lower case. */
const listed = ({ headers }: RawAnswer, name: string) =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());

/** A browser hands the page an answer only when these say so. */
function expectLetIn(answer: RawAnswer, origin: string): void {
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  expect(listed(answer, 'vary')).toContain('origin');
}

/** What a browser elsewhere asks before it calls an address. */
export function preflightCheck(path: string): Check {
  const methods = ROUTES.filter((route) => route.path === path).map(({ method }) => method);
  return check('#info', `${path} lets a browser of another origin ask, by preflight without a token`, async (api) => {
    const origin = originOf(api);
    for (const method of methods) {
      const answer = await api.send('OPTIONS', path.replaceAll(/\{\w+\}/g, '1'), {
        headers: {
          origin,
          'x-session-id': null,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type,idempotency-key,x-session-id',
        },
      });
      expect([answer.status, answer.text]).toEqual([204, '']);
      expectLetIn(answer, origin);
      expect(listed(answer, 'access-control-allow-methods')).toContain(method.toLowerCase());
      expect(listed(answer, 'access-control-allow-headers')).toEqual(
        expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'x-session-id']),
      );
    }
  });
}

/** Answers that a page of another origin reads. */
export const originChecks: Check[] = [
  check(
    ['#info', 'listProducts 200', 'getProduct 404', 'getCart 401', 'login 400'],
    'answers to another origin carry the CORS headers, errors included, and expose X-Total-Count',
    async (api) => {
      const origin = originOf(api);
      const headers = { origin };
      const answers = [
        await api.ok('listProducts', { query: { limit: 1 }, headers }),
        await api.ask('getProduct', { path: { slugOrId: api.target.unique() }, headers }),
        await api.ask('getCart', { headers }),
        await api.ask('login', { body: {}, headers, wrong: true }),
        await api.send('GET', '/api/no-such-thing', { headers }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 404, 401, 400, 404]);
      for (const answer of answers) {
        expectLetIn(answer, origin);
        expect(listed(answer, 'access-control-expose-headers')).toContain('x-total-count');
      }
    },
  ),
];
