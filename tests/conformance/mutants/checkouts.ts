import { changed } from '@tests/support/bodyPaths';
import {
  changeRequestBody,
  errors,
  everywhere,
  isOn,
  respondWith,
  type Json,
  type TransportMutant,
} from './transportMutant';

const cents = (amount: unknown) => Math.round(Number(amount) * 100);

/** Changes the items of an order's request. */
const changeItems = (change: (item: Json) => Json) =>
  changeRequestBody('POST', /orders$/, (body) =>
    changed(body, 'items', (items) => (Array.isArray(items) ? items.map(change) : items)),
  );

/** Changes the address of an order's request. */
const changeAddress = (change: (address: Json) => Json) =>
  changeRequestBody('POST', /orders$/, (body) =>
    changed(body, 'shippingAddress', (address) => change({ ...Object(address) })),
  );

/** Broken rules of what a checkout sends and gets back. */
export const CHECKOUT_TRANSPORT_MUTANTS: TransportMutant[] = [
  {
    description: 'splits the figures of a wallet order as the secure page does',
    mutate: async (request, send) => {
      const response = await send(request);
      if (!isOn(request, 'POST', /create-order$/) || response.status !== 409) return response;
      const body = (await response.json()) as Json & { figures?: Json }; // a PaymentRefused
      if (!body.figures) return respondWith(response, body);
      const total = cents(body.figures['total']);
      const shipping = Math.floor((total + 5) / 10);
      const split = { subtotal: (total - shipping) / 100, shipping: shipping / 100 };
      return respondWith(response, { ...body, figures: { ...body.figures, ...split } });
    },
    killedBy: 'with the correct figures; with an empty cart it is cart_changed',
  },
  {
    description: 'lists the figures’ items in another order',
    mutate: everywhere((object) =>
      'gross' in object && Array.isArray(object['items']) ? { ...object, items: object['items'].toReversed() } : object,
    ),
    killedBy: 'card page: the figures list the items in the order of the request',
  },
  {
    description: 'lists an order’s items in another order',
    mutate: everywhere((object) =>
      'orderItems' in object && Array.isArray(object['items'])
        ? { ...object, items: object['items'].toReversed(), orderItems: object['items'].toReversed() }
        : object,
    ),
    killedBy: 'main checkout, card: the items can be in any order',
  },
  {
    description: 'names only the first item that cannot be ordered',
    mutate: errors((error) =>
      error['code'] === 'out_of_stock' && error['fields']
        ? { ...error, fields: Object.fromEntries(Object.entries(Object(error['fields'])).slice(0, 1)) }
        : error,
    ),
    killedBy: 'main checkout, card: every item that cannot be ordered is named',
  },
  {
    description: 'names the total of every checkout alike',
    mutate: errors(({ fields, ...error }) =>
      fields && 'amount' in Object(fields) ? { ...error, fields: { total: 'is too large' } } : { ...error, fields },
    ),
    killedBy: 'alternate checkout, card: an order above',
  },
  {
    description: 'requires the ANC option of an item',
    mutate: changeItems((item) => (item['selectedAncOption'] ? item : { ...item, productId: 1_000_000 })),
    killedBy: 'main checkout, card: an item without an ANC option',
  },
  {
    description: 'does not validate what the payment method does not require',
    mutate: changeRequestBody('POST', /orders$/, ({ paymentNonce, ...body }) =>
      body['paymentMethod'] === 'bank_transfer' ? body : { ...body, paymentNonce },
    ),
    killedBy: 'what the payment method does not require is ignored',
  },
  {
    description: 'refuses what the payment method does not require',
    mutate: changeRequestBody('POST', /orders$/, (body) =>
      body['paymentMethod'] === 'bank_transfer' && body['paymentNonce'] ? { ...body, paymentMethod: 'card' } : body,
    ),
    killedBy: 'what the payment method does not require is ignored',
  },
  {
    description: 'reads an address that fits both forms as a shipping address',
    mutate: changeAddress(({ fullName, ...address }) => ('firstName' in address ? address : { ...address, fullName })),
    killedBy: 'main checkout, card: an address that fits both forms',
  },
  {
    description: 'stores a wallet order as unpaid',
    mutate: everywhere((object) =>
      'orderItems' in object && object['paymentMethod'] === 'paypal'
        ? { ...object, paymentStatus: 'pending_verification' }
        : object,
    ),
    killedBy: 'an approved wallet order has placed no order until',
  },
  {
    description: 'stores a blank phone',
    mutate: changeRequestBody('POST', /pay$/, (body) =>
      changed(body, 'orderData.customerInfo.phone', (phone) => (phone === '' ? '-' : phone)),
    ),
    killedBy: 'a blank phone means the account’s',
  },
  {
    description: 'ignores undocumented fields when it compares two bodies with one key',
    mutate: changeRequestBody('POST', /orders$/, ({ somethingElse: _undocumented, ...body }) => body),
    killedBy: 'main checkout, card: the same key with another body',
  },
  {
    description: 'ignores the order of the items when it compares two bodies with one key',
    mutate: changeRequestBody('POST', /orders$/, (body) =>
      changed(body, 'items', (items) =>
        Array.isArray(items)
          ? items.toSorted((one: Json, other: Json) => Number(one['productId']) - Number(other['productId']))
          : items,
      ),
    ),
    killedBy: 'main checkout, card: the order of the items is part of the body',
  },
  {
    description: 'requires the Origin of a wallet payment',
    mutate: async (request, send) =>
      isOn(request, 'POST', /paypal\/create$/) && !request.headers.has('origin')
        ? Response.json({ success: false, error: 'No.', message: 'No.', code: 'invalid_request' }, { status: 400 })
        : send(request),
    killedBy: 'without an Origin header',
  },
  {
    description: 'checks whether an order exists before its new status',
    mutate: async (request, send) => {
      const response = await send(request);
      const id = /(\d+)\/status$/.exec(new URL(request.url).pathname)?.[1];
      return response.status === 400 && Number(id) > 1_000_000
        ? Response.json({ message: 'No.', code: 'not_found' }, { status: 404 })
        : response;
    },
    killedBy: 'setOrderStatus 400, setOrderStatus 404: the body is checked before',
  },
  {
    description: 'filters orders by a more precise time than it returns',
    mutate: everywhere((object) =>
      'orderItems' in object
        ? { ...object, createdAt: String(object['createdAt']).replace(/:\d\d(\.\d+)?Z$/, ':00Z') }
        : object,
    ),
    killedBy: 'from is inclusive and to is exclusive',
  },
  {
    description: 'sorts orders by a more precise time than it returns',
    mutate: everywhere((object) =>
      'orderItems' in object ? { ...object, createdAt: `${String(object['createdAt']).slice(0, 13)}:00:00Z` } : object,
    ),
    killedBy: 'a buyer’s orders are sorted by date and total',
  },
];
