import {
  changeResponseHeaders,
  errors,
  everywhere,
  isOn,
  respondWith,
  withQuery,
  type TransportMutant,
} from './transportMutant';

/** Wrong methods, headers and parameter values. */
export const HTTP_MUTANTS: TransportMutant[] = [
  {
    description: 'refuses HEAD',
    mutate: async (request, send) =>
      request.method === 'HEAD' ? new Response(null, { status: 405, headers: { allow: 'GET' } }) : send(request),
    killedBy: 'HEAD is handled as GET',
  },
  {
    description: 'varies by origin only where there is one',
    mutate: changeResponseHeaders((headers, request) => {
      if (!request.headers.has('origin')) headers.delete('vary');
    }),
    killedBy: 'every response has Vary: Origin',
  },
  {
    description: 'lets a cache store logins',
    mutate: changeResponseHeaders((headers, request) => {
      if (/login/.test(request.url)) headers.set('cache-control', 'no-cache');
    }),
    killedBy: 'returns a token of the account',
  },
  {
    description: 'lets a cache store the back office',
    mutate: changeResponseHeaders((headers, request) => {
      if (/admin/.test(request.url)) headers.delete('cache-control');
    }),
    killedBy: 'listUsers 200: the X-Session-Id',
  },
  {
    description: 'lets a cache store an order',
    mutate: changeResponseHeaders((headers, request) => {
      if (/orders\/\d+$/.test(request.url)) headers.set('cache-control', 'private');
    }),
    killedBy: 'getOrder 200: the X-Session-Id',
  },
  {
    description: 'lets every origin read what needs no token, without being asked',
    mutate: changeResponseHeaders((headers, request) => {
      if (!request.headers.has('origin')) headers.set('access-control-allow-origin', '*');
    }),
    killedBy: 'a call without an origin gets no CORS headers',
  },
  {
    description: 'sends 304 without its ETag',
    mutate: async (request, send) => {
      const response = await send(request);
      if (response.status === 304) response.headers.delete('etag');
      return response;
    },
    killedBy: '304 with the same ETag',
  },
  {
    description: 'returns 400 for text that cannot be an id',
    mutate: async (request, send) =>
      request.url.endsWith('/item/abc')
        ? Response.json({ message: 'No.', code: 'invalid_request', fields: { cartItemId: 'No.' } }, { status: 400 })
        : send(request),
    killedBy: 'cannot be a line’s id',
  },
  {
    description: 'reads 5.0 as a whole number',
    mutate: withQuery((query) => query.get('limit') === '5.0' && query.set('limit', '5')),
    killedBy: 'listProducts 400: invalid parameter values',
  },
  {
    description: 'rounds a price to cents',
    mutate: withQuery((query) => query.get('minPrice') === '1.999' && query.set('minPrice', '2')),
    killedBy: 'listProducts 400: invalid parameter values',
  },
  {
    description: 'takes a blank parameter as absent',
    mutate: withQuery((query) => query.get('limit')?.trim() === '' && query.delete('limit')),
    killedBy: 'listProducts 400: invalid parameter values',
  },
  {
    description: 'refuses a date without a time',
    mutate: async (request, send) =>
      /(from|to)=\d{4}-\d\d-\d\d(&|$)/.test(request.url)
        ? Response.json({ message: 'No.', code: 'invalid_request', fields: { from: 'No.' } }, { status: 400 })
        : send(request),
    killedBy: 'a date alone means',
  },
  {
    description: 'names headers as they are written',
    mutate: errors(({ fields, ...error }) => ({
      ...error,
      ...(fields !== undefined && {
        fields: Object.fromEntries(
          Object.entries(Object(fields)).map(([name, text]) => [
            name === 'idempotency-key' ? 'Idempotency-Key' : name,
            text,
          ]),
        ),
      }),
    })),
    killedBy: 'a header that is not allowed',
  },
  {
    description: 'names the body where the content type is wrong',
    mutate: errors(({ fields, ...error }) => ({
      ...error,
      ...(fields !== undefined && { fields: 'content-type' in Object(fields) ? { body: 'No.' } : fields }),
    })),
    killedBy: 'names content-type in fields',
  },
  {
    description: 'refuses a long session identifier',
    mutate: async (request, send) =>
      (request.headers.get('x-session-id') ?? '').length > 200
        ? Response.json({ message: 'No.', code: 'invalid_request' }, { status: 400 })
        : send(request),
    killedBy: 'an X-Session-Id is not refused',
  },
  {
    description: 'has its approval page among the shop’s own pages',
    mutate: everywhere((object) =>
      'approvalUrl' in object
        ? { ...object, approvalUrl: String(object['approvalUrl']).replace('/__backend/', '/approval/') }
        : object,
    ),
    killedBy: 'approval page on the server’s own origin',
  },
  {
    description: 'names only what lies inside a value of no form',
    mutate: async (request, send) => {
      const response = await send(request);
      if (response.status !== 400 || !isOn(request, 'POST', /products$/)) return response;
      return respondWith(response, { message: 'No.', code: 'invalid_request', fields: { 'specifications.0': 'No.' } });
    },
    killedBy: 'none of its forms',
  },
];
