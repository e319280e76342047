import { changeRequestBody, respondWith, withQuery, type Json, type TransportMutant } from './transportMutant';

/** Changes what a search for products returns. */
const found =
  (change: (products: Json[], search: string) => Json[]): TransportMutant['mutate'] =>
  async (request, send) => {
    const response = await send(request);
    const search = new URL(request.url).searchParams.get('search')?.trim();
    if (!search) return response;
    return respondWith(response, change((await response.json()) as Json[], search)); // Products
  };
const textOf = ({ name, description }: Json) => `${String(name)}\n${String(description)}`;
const lower = (text: string) => text.toLowerCase();

/** Broken search, filters, sorting and paging of lists. */
export const LIST_MUTANTS: TransportMutant[] = [
  {
    description: 'searches case-sensitively',
    mutate: found((products, search) => products.filter((product) => textOf(product).includes(search))),
    killedBy: 'search ignores case',
  },
  {
    description: 'searches for the whole term alone',
    mutate: found((products, search) => products.filter((product) => lower(textOf(product)).includes(lower(search)))),
    killedBy: 'the words in any order',
  },
  {
    description: 'searches in name and description alone',
    mutate: found((products, search) =>
      products.filter((product) => search.split(/\s+/).every((word) => lower(textOf(product)).includes(lower(word)))),
    ),
    killedBy: 'words in brand, category name',
  },
  {
    description: 'finds products that have one of the words',
    mutate: withQuery((query) => query.set('search', query.get('search')?.trim().split(/\s+/)[0] ?? '')),
    killedBy: 'the words in any order',
  },
  {
    description: 'does not fold accents',
    mutate: found((products, search) =>
      products.filter(({ name }) => !/[^\0-\x7f]/.test(String(name)) || lower(String(name)).includes(lower(search))),
    ),
    killedBy: 'plain letters of an accented name',
  },
  {
    description: 'lists what a search finds in catalog order',
    mutate: found((products) => products.toSorted((a, b) => Number(a['id']) - Number(b['id']))),
    killedBy: 'the best names first',
  },
  {
    description: 'sorts names by code points',
    mutate: async (request, send) => {
      const response = await send(request);
      if (new URL(request.url).searchParams.get('sort') !== 'name') return response;
      const rows = (await response.json()) as Json[]; // Products
      return respondWith(
        response,
        rows.toSorted((a, b) => (String(a['name']) < String(b['name']) ? -1 : 1)),
      );
    },
    killedBy: 'letters, then accents, then case',
  },
  {
    description: 'skips no rows without a limit',
    mutate: withQuery((query) => !query.has('limit') && query.delete('offset')),
    killedBy: 'listProducts 200: limit and offset select a page',
  },
  {
    description: 'lists equal buyers by falling id when the sort is descending',
    mutate: async (request, send) => {
      const response = await send(request);
      if (new URL(request.url).searchParams.get('sort') !== '-totalSpent') return response;
      const rows = (await response.json()) as Json[]; // Users
      return respondWith(
        response,
        rows.toSorted((a, b) => Number(b['totalSpent']) - Number(a['totalSpent']) || Number(b['id']) - Number(a['id'])),
      );
    },
    killedBy: 'among equal rows the lower id comes first',
  },
  {
    description: 'ignores the level of listUsers',
    mutate: withQuery((query) => query.delete('level')),
    killedBy: 'level keeps the buyers of one level',
  },
  {
    description: 'ignores a rating above 5',
    mutate: changeRequestBody('POST', /products$/, (body) => ({
      ...body,
      ...(Object(body['specifications'])['Rating'] === '7' && { specifications: {} }),
    })),
    killedBy: 'one above 5 as 5',
  },
  {
    description: 'ignores the ids of listProducts',
    mutate: withQuery((query) => query.delete('ids')),
    killedBy: 'ids keeps the products with these ids',
  },
  {
    description: 'keeps the first of the ids alone',
    mutate: withQuery((query) => query.has('ids') && query.set('ids', query.get('ids')?.split(',')[0] ?? '')),
    killedBy: 'ids keeps the products with these ids',
  },
  {
    description: 'lists the products of ids in the order of the ids',
    mutate: async (request, send) => {
      const response = await send(request);
      const wanted = new URL(request.url).searchParams.get('ids')?.split(',').map(Number);
      if (!wanted) return response;
      const rows = (await response.json()) as Json[]; // Products
      return respondWith(
        response,
        rows.toSorted((a, b) => wanted.indexOf(Number(a['id'])) - wanted.indexOf(Number(b['id']))),
      );
    },
    killedBy: 'ids keeps the products with these ids',
  },
  {
    description: 'lists a buyer’s orders of every status',
    mutate: withQuery((query) => query.delete('status')),
    killedBy: 'of this buyer alone',
  },
  {
    description: 'lists a buyer’s orders newest first, whatever the sort order',
    mutate: withQuery((query) => query.delete('sort')),
    killedBy: 'are sorted by date and total',
  },
];
