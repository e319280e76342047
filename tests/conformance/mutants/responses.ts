import { errors, isOn, products, withQuery, type TransportMutant, respondWith } from './transportMutant';

/** Malformed responses, and wrong lists. */
export const RESPONSE_MUTANTS: TransportMutant[] = [
  {
    description: 'returns plain text',
    mutate: async (request, send) =>
      new Response(await (await send(request)).text(), { headers: { 'content-type': 'text/plain' } }),
    killedBy: 'listCategories 200',
  },
  {
    description: 'returns errors as HTML',
    mutate: async (request, send) => {
      const response = await send(request);
      return response.ok
        ? response
        : new Response('<h1>No</h1>', { status: response.status, headers: { 'content-type': 'text/html' } });
    },
    killedBy: 'an unknown slug, an id',
  },
  {
    description: 'returns 200 without a body for a deletion',
    mutate: async (request, send) => {
      const response = await send(request);
      return request.method === 'DELETE' && response.ok ? new Response(null) : response;
    },
    killedBy: 'removes every line',
  },
  {
    description: 'lists a category twice',
    mutate: async (request, send) => {
      const response = await send(request);
      if (!isOn(request, 'GET', /categories$/)) return response;
      const categories = (await response.json()) as unknown[]; // the contract's list
      return respondWith(response, [...categories, categories[0]]);
    },
    killedBy: 'each id and each slug once',
  },
  {
    description: 'lets price and wholesalePrice differ',
    mutate: products((product) => ({ ...product, price: '1.00' })),
    killedBy: 'both spellings of each value agree, and only active',
  },
  {
    description: 'returns the price of other options as the wholesale price',
    mutate: products((product) => ({ ...product, wholesalePrice: '3.21', price: '3.21' })),
    killedBy: 'the price of the first options',
  },
  {
    description: 'always returns inStock true',
    mutate: products((product) => ({ ...product, inStock: true })),
    killedBy: 'both spellings of each value agree, and only active',
  },
  {
    description: 'returns supplier_cost',
    mutate: products((product) => ({ ...product, supplier_cost: '1.00' })),
    killedBy: 'supplier_cost is in no',
  },
  {
    description: 'returns money as a number',
    mutate: products((product) => ({ ...product, wholesalePrice: 5 })),
    killedBy: 'digits are an id',
  },
  {
    description: 'reads /featured as a slug',
    mutate: async (request, send) => send(new Request(request.url.replace('/featured', '/no-such-slug'), request)),
    killedBy: '/featured is not read as a slug',
  },
  {
    description: 'finds categories only by id',
    mutate: withQuery((query) => /[a-z]/.test(query.get('category') ?? '') && query.set('category', '999999')),
    killedBy: 'category is an id or a slug',
  },
  {
    description: 'ignores sort but returns X-Total-Count',
    mutate: withQuery((query) => query.delete('sort')),
    killedBy: 'sort=-price',
  },
  {
    description: 'ignores a filter but returns X-Total-Count',
    mutate: withQuery((query) => query.delete('minPrice')),
    killedBy: 'minPrice and maxPrice',
  },
  {
    description: 'returns the size of the page as X-Total-Count',
    mutate: async (request, send) => {
      const response = await send(request);
      if (!response.headers.has('x-total-count')) return response;
      const body = (await response.json()) as unknown[];
      return respondWith(response, body, { 'x-total-count': String(body.length) });
    },
    killedBy: 'limit and offset select a page',
  },
  {
    description: 'pages without X-Total-Count',
    mutate: async (request, send) => {
      const response = await send(request);
      response.headers.delete('x-total-count');
      return response;
    },
    killedBy: 'limit and offset select a page',
  },
  {
    description: 'returns no fields in errors',
    mutate: errors(({ fields: _fields, ...error }) => error),
    killedBy: 'a quantity that is not a whole number from 1 to 999999 is named in fields, and nothing',
  },
  {
    description: 'returns an unknown error code',
    mutate: errors((error) => ({ ...error, code: 'oops' })),
    killedBy: 'an unknown slug, an id',
  },
  {
    description: 'returns unauthenticated for an expired token',
    mutate: errors((error) => ({
      ...error,
      code: error['code'] === 'token_expired' ? 'unauthenticated' : error['code'],
    })),
    killedBy: 'getCart 401: an expired token is token_expired',
  },
  {
    description: 'returns 405 for a CORS preflight',
    mutate: async (request, send) =>
      request.method === 'OPTIONS'
        ? Response.json({ message: 'No.', code: 'method_not_allowed' }, { status: 405 })
        : send(request),
    killedBy: '/api/cart accepts the CORS preflight',
  },
  {
    description: 'allows any origin with *',
    mutate: async (request, send) => {
      const response = await send(request);
      response.headers.set('access-control-allow-origin', '*');
      return response;
    },
    killedBy: 'responses to another origin',
  },
  {
    description: 'sends errors without CORS headers',
    mutate: async (request, send) => {
      const response = await send(request);
      if (!response.ok) response.headers.delete('access-control-allow-origin');
      return response;
    },
    killedBy: 'responses to another origin',
  },
  {
    description: 'returns 403 in place of 401',
    mutate: async (request, send) => {
      const response = await send(request);
      return response.status === 401 ? Response.json(await response.json(), { status: 403 }) : response;
    },
    killedBy: 'getCart 401: no token',
  },
  {
    description: 'returns an empty cart without a token',
    mutate: async (request, send) => {
      const response = await send(request);
      return response.status === 401 && isOn(request, 'GET', /cart$/) ? Response.json([]) : response;
    },
    killedBy: 'getCart 401: no token',
  },
];
