import { again, errors, isOn, products, withQuery, type Json, type TransportMutant } from './spoil';

/** Answers in a wrong form, and lists that are wrong. */
export const WRONG_ANSWERS: TransportMutant[] = [
  {
    what: 'answers text',
    spoil: async (request, answer) =>
      new Response(await (await answer(request)).text(), { headers: { 'content-type': 'text/plain' } }),
    noticedBy: 'listCategories 200',
  },
  {
    what: 'answers errors as HTML',
    spoil: async (request, answer) => {
      const response = await answer(request);
      return response.ok
        ? response
        : new Response('<h1>No</h1>', { status: response.status, headers: { 'content-type': 'text/html' } });
    },
    noticedBy: 'an unknown slug, an id',
  },
  {
    what: 'deletes without an answer',
    spoil: async (request, answer) => {
      const response = await answer(request);
      return request.method === 'DELETE' && response.ok ? new Response(null, { status: 204 }) : response;
    },
    noticedBy: 'removes every line',
  },
  {
    what: 'lets price and wholesalePrice differ',
    spoil: products((product) => ({ ...product, price: '1.00' })),
    noticedBy: 'pairs of spellings',
  },
  {
    what: 'gives the price of another choice as the wholesale price',
    spoil: products((product) => ({ ...product, wholesalePrice: '3.21', price: '3.21' })),
    noticedBy: 'what the first choice costs',
  },
  {
    what: 'forgets inStock',
    spoil: products((product) => ({ ...product, inStock: true })),
    noticedBy: 'pairs of spellings',
  },
  {
    what: 'shows supplier_cost',
    spoil: products((product) => ({ ...product, supplier_cost: '1.00' })),
    noticedBy: 'supplier_cost is in no',
  },
  {
    what: 'writes money as a number',
    spoil: products((product) => ({ ...product, wholesalePrice: 5 })),
    noticedBy: 'digits are an id',
  },
  {
    what: 'takes featured for a slug',
    spoil: async (request, answer) => answer(new Request(request.url.replace('/featured', '/no-such-slug'), request)),
    noticedBy: 'the literal path wins',
  },
  {
    what: 'searches with case',
    spoil: async (request, answer) => {
      const response = await answer(request);
      const search = new URL(request.url).searchParams.get('search')?.trim();
      if (!search) return response;
      const found = (await response.json()) as Json[]; // Products
      return again(
        response,
        found.filter(({ name, description }) => `${String(name)}\n${String(description)}`.includes(search)),
      );
    },
    noticedBy: 'search finds text',
  },
  {
    what: 'knows categories by id only',
    spoil: withQuery((query) => /[a-z]/.test(query.get('category') ?? '') && query.set('category', '999999')),
    noticedBy: 'category is an id or a slug',
  },
  { what: 'ignores the order but counts', spoil: withQuery((query) => query.delete('sort')), noticedBy: 'sort=-price' },
  {
    what: 'ignores a filter but counts',
    spoil: withQuery((query) => query.delete('minPrice')),
    noticedBy: 'minPrice and maxPrice',
  },
  {
    what: 'counts the page',
    spoil: async (request, answer) => {
      const response = await answer(request);
      if (!response.headers.has('x-total-count')) return response;
      const body = (await response.json()) as unknown[];
      return again(response, body, { 'x-total-count': String(body.length) });
    },
    noticedBy: 'limit and offset apply after',
  },
  {
    what: 'pages without the header',
    spoil: async (request, answer) => {
      const response = await answer(request);
      response.headers.delete('x-total-count');
      return response;
    },
    noticedBy: 'limit and offset apply after',
  },
  {
    what: 'names no field',
    spoil: errors(({ fields: _fields, ...error }) => error),
    noticedBy: 'a quantity that is not an integer from 1 to 999999 is named in fields, and nothing',
  },
  {
    what: 'invents an error code',
    spoil: errors((error) => ({ ...error, code: 'oops' })),
    noticedBy: 'an unknown slug, an id',
  },
  {
    what: 'does not tell an expired token',
    spoil: errors((error) => ({
      ...error,
      code: error['code'] === 'token_expired' ? 'unauthenticated' : error['code'],
    })),
    noticedBy: 'getCart 401: a token that was valid once',
  },
  {
    what: 'takes a preflight for a wrong method',
    spoil: async (request, answer) =>
      request.method === 'OPTIONS'
        ? Response.json({ message: 'No.', code: 'method_not_allowed' }, { status: 405 })
        : answer(request),
    noticedBy: '/api/cart lets a browser',
  },
  {
    what: 'lets any origin in by a star',
    spoil: async (request, answer) => {
      const response = await answer(request);
      response.headers.set('access-control-allow-origin', '*');
      return response;
    },
    noticedBy: 'answers to another origin',
  },
  {
    what: 'hides its errors from other origins',
    spoil: async (request, answer) => {
      const response = await answer(request);
      if (!response.ok) response.headers.delete('access-control-allow-origin');
      return response;
    },
    noticedBy: 'answers to another origin',
  },
  {
    what: 'says forbidden',
    spoil: async (request, answer) => {
      const response = await answer(request);
      return response.status === 401 ? Response.json(await response.json(), { status: 403 }) : response;
    },
    noticedBy: 'getCart 401: no token',
  },
  {
    what: 'opens the cart to anybody',
    spoil: async (request, answer) => {
      const response = await answer(request);
      return response.status === 401 && isOn(request, 'GET', /cart$/) ? Response.json([]) : response;
    },
    noticedBy: 'getCart 401: no token',
  },
];
