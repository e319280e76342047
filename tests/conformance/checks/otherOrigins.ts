import { expect } from 'vitest';
import { ROUTES } from '@mocks/generated/contract';
import { check, type Check } from '../support/check';
import type { TestApi } from '../support/testApi';
import { listedIn, type RawResponse } from '../support/contract';

const originOf = (api: TestApi) => api.requires(api.target.allowedOrigin, 'origin that it lets in');

const listed = ({ headers }: RawResponse, name: string) => listedIn(headers, name);

/** The headers without which a browser hides the response from the page. */
function expectLetIn(response: RawResponse, origin: string): void {
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  expect(listed(response, 'vary')).toContain('origin');
}

/** The preflight of a browser on another origin. */
export function preflightCheck(path: string): Check {
  const methods = ROUTES.filter((route) => route.path === path).map(({ method }) => method);
  return check('#info', `${path} accepts the CORS preflight of an allowed origin, without a token`, async (api) => {
    const origin = originOf(api);
    for (const method of methods) {
      const response = await api.send('OPTIONS', path.replaceAll(/\{\w+\}/g, '1'), {
        headers: {
          origin,
          'x-session-id': null,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type,idempotency-key,x-session-id',
        },
      });
      expect([response.status, response.text]).toEqual([204, '']);
      expectLetIn(response, origin);
      expect(listed(response, 'access-control-allow-methods')).toContain(method.toLowerCase());
      expect(listed(response, 'access-control-allow-headers')).toEqual(
        expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'x-session-id']),
      );
    }
  });
}

/** Responses to a page on another origin. */
export const originChecks: Check[] = [
  check(
    ['#info', 'listProducts 200', 'getProduct 404', 'getCart 401', 'login 400'],
    'responses to another origin, errors included, have CORS headers and expose X-Total-Count',
    async (api) => {
      const origin = originOf(api);
      const headers = { origin };
      const responses = [
        await api.ok('listProducts', { query: { limit: 1 }, headers }),
        await api.call('getProduct', { path: { slugOrId: api.target.unique() }, headers }),
        await api.call('getCart', { headers }),
        await api.call('login', { body: {}, headers, invalid: true }),
        await api.send('GET', '/api/no-such-thing', { headers }),
      ];
      expect(responses.map(({ status }) => status)).toEqual([200, 404, 401, 400, 404]);
      for (const response of responses) {
        expectLetIn(response, origin);
        expect(listed(response, 'access-control-expose-headers')).toContain('x-total-count');
      }
    },
  ),
];
