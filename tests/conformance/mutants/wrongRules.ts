import { again, errors, everywhere, isOn, withBody, type Json, type TransportMutant } from './spoil';

/** Rules of the cart, of accounts and of the membership that are broken. */
export const WRONG_RULES: TransportMutant[] = [
  {
    what: 'says conflict in other words',
    spoil: errors((error) => ({ ...error, message: 'No.' })),
    noticedBy: 'region_conflict',
  },
  {
    what: 'calls a sold-out product a matter of stock locations',
    spoil: errors((error) => ({ ...error, message: 'different stock locations' })),
    noticedBy: 'out_of_stock, without those words',
  },
  {
    what: 'replaces a line instead of adding to it',
    spoil: async (request, answer) => {
      const response = await answer(request);
      if (!isOn(request, 'POST', /cart$/)) return response;
      const sent = (await request
        .clone()
        .json()
        .catch(() => ({}))) as Json;
      return again(response, {
        ...((await response.json()) as Json),
        ...(response.ok && { quantity: sent['quantity'] }),
      });
    },
    noticedBy: 'grows its line',
  },
  {
    what: 'takes quantity 0 for 1',
    spoil: withBody('PUT', /item/, (body) => ({ ...body, quantity: body['quantity'] === 0 ? 1 : body['quantity'] })),
    noticedBy: 'named in fields and changes nothing',
  },
  {
    what: 'hides the lines of products that are no longer sold',
    spoil: async (request, answer) => {
      const response = await answer(request);
      if (!isOn(request, 'GET', /cart$/) || !response.ok) return response;
      const lines = (await response.json()) as { product: Json }[]; // CartItems
      return again(
        response,
        lines.filter(({ product }) => product['isActive'] === true),
      );
    },
    noticedBy: 'product became inactive',
  },
  {
    what: 'keeps a line of a sold-out product from being lowered',
    spoil: async (request, answer) => {
      const response = await answer(request);
      const body = (await response.clone().json()) as { product?: Json };
      return isOn(request, 'PUT', /item/) && body.product?.['inStock'] === false
        ? Response.json({ message: 'None left.', code: 'out_of_stock' }, { status: 409 })
        : response;
    },
    noticedBy: 'product sold out can be listed',
  },
  {
    what: 'cuts a quantity to the stock',
    spoil: withBody('POST', /cart$/, (body) => ({ ...body, quantity: Math.min(5, Number(body['quantity'])) })),
    noticedBy: 'above the stock is accepted',
  },
  {
    what: 'lets options drift apart',
    spoil: everywhere((object) =>
      'selectedColor' in object && 'product' in object ? { ...object, selectedColor: 'Other' } : object,
    ),
    noticedBy: 'flat spellings',
  },
  {
    what: 'takes any colour',
    spoil: withBody('POST', /cart$/, (body) => ({
      ...body,
      selectedOptions: { ...Object(body['selectedOptions']), color: 'Black' },
    })),
    noticedBy: 'with colors requires one of them',
  },
  {
    what: 'compares e-mails by case',
    spoil: withBody('POST', /login/, (body) => ({
      ...body,
      email: String(body['email']).replace(/^[A-Z].*/, 'nobody@example.com'),
    })),
    noticedBy: 'ignoring the case of the e-mail',
  },
  {
    what: 'takes blanks for a part of an e-mail',
    spoil: withBody('POST', /login/, (body) => ({ ...body, email: String(body['email']).replaceAll(/^ +| +$/g, '_') })),
    noticedBy: 'surrounding blanks are not part of an e-mail',
  },
  {
    what: 'reads a body of any content type',
    spoil: (request, answer) => {
      const headers = new Headers(request.headers);
      if (headers.has('content-type')) headers.set('content-type', 'application/json');
      return answer(new Request(request, { headers }));
    },
    noticedBy: 'login 400: a body that is not sent as',
  },
  {
    what: 'tells unknown e-mails',
    spoil: async (request, answer) => {
      const response = await answer(request);
      const sent = await request
        .clone()
        .text()
        .catch(() => '');
      return response.status === 401 && /suite\d/.test(sent)
        ? again(response, { message: 'Unknown.', code: 'bad_credentials' })
        : response;
    },
    noticedBy: 'the very same bad_credentials',
  },
  {
    what: 'opens a second account for upper case',
    spoil: withBody('POST', /signup/, (body) => ({
      ...body,
      email: String(body['email']).replace(/^[A-Z]/, 'twin$&'),
    })),
    noticedBy: 'signup 409: a taken e-mail',
  },
  {
    what: 'rounds growth up',
    spoil: everywhere((object) =>
      'growthValue' in object ? { ...object, growthValue: Number(object['growthValue']) + 1 } : object,
    ),
    noticedBy: 'growth is one per whole dollar',
  },
  {
    what: 'says what is missing to the next level',
    spoil: everywhere((object) =>
      'requirement' in object ? { ...object, requirement: Number(object['requirement']) - 120 } : object,
    ),
    noticedBy: 'with its whole threshold',
  },
  {
    what: 'says the discount in percent',
    spoil: everywhere((object) =>
      'discount' in object && 'level' in object ? { ...object, discount: Number(object['discount']) / 10 } : object,
    ),
    noticedBy: 'the discount is the level’s',
  },
  {
    what: 'answers 404 to a wrong method',
    spoil: async (request, answer) => {
      const response = await answer(request);
      return response.status === 405 ? Response.json({ message: 'No.', code: 'not_found' }, { status: 404 }) : response;
    },
    noticedBy: '/api/cart asked by',
  },
  {
    what: 'does not say what it allows',
    spoil: async (request, answer) => {
      const response = await answer(request);
      response.headers.delete('allow');
      return response;
    },
    noticedBy: '/api/cart asked by',
  },
  {
    what: 'needs the session header',
    spoil: async (request, answer) =>
      request.headers.has('x-session-id')
        ? answer(request)
        : Response.json({ message: 'No.', code: 'invalid_request' }, { status: 400 }),
    noticedBy: 'getCart 200: the X-Session-Id',
  },
];
