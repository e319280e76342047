import {
  errors,
  everywhere,
  isOn,
  type Json,
  type TransportMutant,
  respondWith,
  changeRequestBody,
} from './transportMutant';

/** Broken rules of the cart, accounts and membership. */
export const RULE_MUTANTS: TransportMutant[] = [
  {
    description: 'returns another message for a conflict',
    mutate: errors((error) => ({ ...error, message: 'No.' })),
    killedBy: 'region_conflict',
  },
  {
    description: 'mentions stock locations for a sold-out product',
    mutate: errors((error) => ({ ...error, message: 'different stock locations' })),
    killedBy: 'out_of_stock, and the message does not say',
  },
  {
    description: 'replaces a line instead of adding to it',
    mutate: async (request, send) => {
      const response = await send(request);
      if (!isOn(request, 'POST', /cart$/)) return response;
      const sent = (await request
        .clone()
        .json()
        .catch(() => ({}))) as Json;
      return respondWith(response, {
        ...((await response.json()) as Json),
        ...(response.ok && { quantity: sent['quantity'] }),
      });
    },
    killedBy: 'increases its line',
  },
  {
    description: 'treats quantity 0 as 1',
    mutate: changeRequestBody('PUT', /item/, (body) => ({
      ...body,
      quantity: body['quantity'] === 0 ? 1 : body['quantity'],
    })),
    killedBy: 'named in fields and changes nothing',
  },
  {
    description: 'hides the lines of products that are no longer sold',
    mutate: async (request, send) => {
      const response = await send(request);
      if (!isOn(request, 'GET', /cart$/) || !response.ok) return response;
      const lines = (await response.json()) as { product: Json }[]; // CartItems
      return respondWith(
        response,
        lines.filter(({ product }) => product['isActive'] === true),
      );
    },
    killedBy: 'product became inactive',
  },
  {
    description: 'refuses to reduce a line of a sold-out product',
    mutate: async (request, send) => {
      const response = await send(request);
      const body = (await response.clone().json()) as { product?: Json };
      return isOn(request, 'PUT', /item/) && body.product?.['inStock'] === false
        ? Response.json({ message: 'None left.', code: 'out_of_stock' }, { status: 409 })
        : response;
    },
    killedBy: 'product sold out is still listed',
  },
  {
    description: 'limits a quantity to the stock',
    mutate: changeRequestBody('POST', /cart$/, (body) => ({
      ...body,
      quantity: Math.min(5, Number(body['quantity'])),
    })),
    killedBy: 'above the stock is accepted',
  },
  {
    description: 'returns different options in the two spellings',
    mutate: everywhere((object) =>
      'selectedColor' in object && 'product' in object ? { ...object, selectedColor: 'Other' } : object,
    ),
    killedBy: 'flat spellings',
  },
  {
    description: 'accepts any color',
    mutate: changeRequestBody('POST', /cart$/, (body) => ({
      ...body,
      selectedOptions: { ...Object(body['selectedOptions']), color: 'Black' },
    })),
    killedBy: 'with colors requires one of them',
  },
  {
    description: 'compares emails case-sensitively',
    mutate: changeRequestBody('POST', /login/, (body) => ({
      ...body,
      email: String(body['email']).replace(/^[A-Z].*/, 'nobody@example.com'),
    })),
    killedBy: 'ignoring the case of the email',
  },
  {
    description: 'treats blanks as part of an email',
    mutate: changeRequestBody('POST', /login/, (body) => ({
      ...body,
      email: String(body['email']).replaceAll(/^ +| +$/g, '_'),
    })),
    killedBy: 'blanks around the email are ignored',
  },
  {
    description: 'reads a body of any content type',
    mutate: (request, send) => {
      const headers = new Headers(request.headers);
      if (headers.has('content-type')) headers.set('content-type', 'application/json');
      return send(new Request(request, { headers }));
    },
    killedBy: 'login 400: a body that is not sent as',
  },
  {
    description: 'returns another message for an unknown email',
    mutate: async (request, send) => {
      const response = await send(request);
      const sent = await request
        .clone()
        .text()
        .catch(() => '');
      return response.status === 401 && /suite\d/.test(sent)
        ? respondWith(response, { message: 'Unknown.', code: 'bad_credentials' })
        : response;
    },
    killedBy: 'the same bad_credentials',
  },
  {
    description: 'opens a second account for upper case',
    mutate: changeRequestBody('POST', /signup/, (body) => ({
      ...body,
      email: String(body['email']).replace(/^[A-Z]/, 'twin$&'),
    })),
    killedBy: 'signup 409: a taken email',
  },
  {
    description: 'returns a growth value that is 1 too high',
    mutate: everywhere((object) =>
      'growthValue' in object ? { ...object, growthValue: Number(object['growthValue']) + 1 } : object,
    ),
    killedBy: 'the growth value is the whole dollars spent',
  },
  {
    description: 'returns the distance to the next level in place of its threshold',
    mutate: everywhere((object) =>
      'requirement' in object ? { ...object, requirement: Number(object['requirement']) - 120 } : object,
    ),
    killedBy: 'has its full threshold',
  },
  {
    description: 'returns a wrong discount',
    mutate: everywhere((object) =>
      'discount' in object && 'level' in object ? { ...object, discount: Number(object['discount']) / 10 } : object,
    ),
    killedBy: 'the discount matches the level',
  },
  {
    description: 'returns 404 for a wrong method',
    mutate: async (request, send) => {
      const response = await send(request);
      return response.status === 405 ? Response.json({ message: 'No.', code: 'not_found' }, { status: 404 }) : response;
    },
    killedBy: '/api/cart with PUT',
  },
  {
    description: 'omits the Allow header',
    mutate: async (request, send) => {
      const response = await send(request);
      response.headers.delete('allow');
      return response;
    },
    killedBy: '/api/cart with PUT',
  },
  {
    description: 'requires the session header',
    mutate: async (request, send) =>
      request.headers.has('x-session-id')
        ? send(request)
        : Response.json({ message: 'No.', code: 'invalid_request' }, { status: 400 }),
    killedBy: 'getCart 200: the X-Session-Id',
  },
];
