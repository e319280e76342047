import { expect } from 'vitest';
import { check, type Check } from '../support/check';
import { listedIn } from '../support/contract';
import type { CallOptions } from '../support/testApi';
import { approvalUrlIn } from '../support/orders';
import { sampleRequest } from '../support/sampleRequests';

const varies = (headers: Headers) => listedIn(headers, 'vary').includes('origin');

/** Requests of all kinds: a success, and errors before and inside an operation. */
const REQUESTS: [method: string, address: string, options: CallOptions, status: number][] = [
  ['GET', '/api/categories', {}, 200],
  ['GET', '/api/products', {}, 200],
  ['GET', '/api/products/no-such-product', {}, 404],
  ['GET', '/api/cart', {}, 401],
  ['GET', '/api/no-such-thing', {}, 404],
  ['PATCH', '/api/cart', { invalid: true }, 405],
  ['POST', '/api/auth/login', { body: {}, invalid: true }, 400],
];

/** What holds for the responses of all operations: methods, headers, and the names in `fields`. */
export const httpChecks: Check[] = [
  check('#info', 'HEAD is handled as GET, without a body', async (api) => {
    for (const [method, address, options] of REQUESTS) {
      if (method !== 'GET') continue;
      const [get, head] = [await api.send('GET', address, options), await api.send('HEAD', address, options)];
      expect([head.status, head.text], `HEAD ${address}`).toEqual([get.status, '']);
      for (const name of ['content-type', 'cache-control', 'etag'])
        expect(head.headers.get(name), `${name} of HEAD ${address}`).toBe(get.headers.get(name));
    }
    const { status, text } = await api.send('HEAD', '/api/auth/login', { invalid: true });
    expect([status, text]).toEqual([405, '']);
  }),
  check('#info', 'every response has Vary: Origin, also to a call without an origin', async (api) => {
    for (const [method, address, options, status] of REQUESTS) {
      const response = await api.send(method, address, options);
      expect([response.status, varies(response.headers)], `${method} ${address}`).toEqual([status, true]);
    }
  }),
  check('#info', 'a call without an origin gets no CORS headers', async (api) => {
    for (const [method, address, options] of [...REQUESTS, ['OPTIONS', '/api/cart', {}] as const]) {
      const { headers } = await api.send(method, address, options);
      const sent = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(sent, `${method} ${address}`).toEqual([]);
    }
  }),
  check('#info', 'a call with the ETag of a response gets 304 with the same ETag and no body', async (api) => {
    const addresses = ['/api/categories', '/api/products', '/api/products/featured'];
    let some = false;
    for (const address of addresses) {
      const etag = (await api.send('GET', address)).headers.get('etag');
      if (etag === null) continue;
      some = true;
      for (const known of [etag, `"another", ${etag}`]) {
        const { status, text, headers } = await api.send('GET', address, { headers: { 'if-none-match': known } });
        expect([status, text, headers.get('etag')], address).toEqual([304, '', etag]);
        expect(varies(headers), 'a 304 has Vary: Origin').toBe(true);
      }
      const other = await api.send('GET', address, { headers: { 'if-none-match': '"another"' } });
      expect([other.status, other.headers.get('etag')], address).toEqual([200, etag]);
    }
    api.requires(some || undefined, 'ETag, which is optional');
  }),
  check(
    ['#info', 'createPaypalOrder 200'],
    'an approval page on the server’s own origin lies below /__backend/',
    async (api) => {
      const { body } = await api.ok('createPaypalOrder', await sampleRequest('createPaypalOrder', api));
      const { origin, pathname } = approvalUrlIn(api, body);
      const own = new URL(`${api.target.baseUrl}/`);
      if (origin === own.origin) expect(pathname.slice(own.pathname.length - 1)).toMatch(/^\/__backend\//);
    },
  ),
  check(
    ['#Error', 'createOrder 400'],
    'a header that is not allowed is named in fields, in lower case',
    async (api) => {
      const options = await sampleRequest('createOrder', api);
      const headers = { 'idempotency-key': 'two words' };
      const { fields } = await api.refused('createOrder', 400, 'invalid_request', { ...options, headers });
      expect(Object.keys(fields ?? {})).toEqual(['idempotency-key']);
    },
  ),
  check(['#info', 'listCategories 200'], 'an X-Session-Id is not refused, however long it is', async (api) => {
    await api.ok('listCategories', { headers: { 'x-session-id': 'x'.repeat(201) }, invalid: true });
  }),
  check(['#Error', 'login 400'], 'a body that is not sent as JSON names content-type in fields', async (api) => {
    const wrong = { rawBody: '{}', headers: { 'content-type': 'text/plain' } };
    const { fields } = await api.refused('login', 400, 'invalid_request', wrong);
    expect(Object.keys(fields ?? {})).toEqual(['content-type']);
  }),
  check(['#Error', 'login 400'], 'a body that cannot be read is named body in fields', async (api) => {
    const { fields } = await api.refused('login', 400, 'invalid_request', { rawBody: '{' });
    expect(Object.keys(fields ?? {})).toEqual(['body']);
  }),
  check(
    ['#Error', 'createProduct 400'],
    'a value that has none of its forms is named itself in fields',
    async (api) => {
      const { token, body } = await sampleRequest('createProduct', api);
      for (const specifications of [5, { quantity_pricing: 5 }]) {
        const wrong = { ...Object(body), specifications };
        const { fields } = await api.refused('createProduct', 400, 'invalid_request', { token, body: wrong });
        expect(fields).toHaveProperty('specifications');
      }
    },
  ),
];
