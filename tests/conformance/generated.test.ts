import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '@mocks/generated/contract';
import type { Target } from './target/target';
import { inProcessTarget } from './target/inProcess';
import { newOrder, newProduct } from './suite/backOffice';
import { tokenKindOf, withValues } from './suite/contract';
import { createTestApi, type TestApi } from './suite/testApi';
import { faultsOf } from './suite/judge';
import { orderForm } from './suite/placing';
import { addressForm } from './suite/samples';
import { transcriptOf } from './suite/transcript';
import { requestsOf, type Generated } from './drawn/requests';
import type { Known } from './drawn/schemaValues';

const SEED = 20_250_616;
const REQUESTS_EACH = 60;
/** A request without a response by then is reported as one that hangs. */
const HANGS_AFTER_MS = 60_000;

/** What there is at the server, so that some of the requests hit something. */
async function knownThings(api: TestApi, token: string): Promise<Known> {
  const address = (await api.ok('createAddress', { token, body: addressForm() })).body;
  const { order } = await newOrder(api);
  const { items, subtotal, shippingCost, total } = await orderForm(api, token);
  const [line] = (await api.ok('getCart', { token })).body;
  const product = await newProduct(api);
  const products = await api.products();
  const ids = [product.id, ...products.slice(0, 5).map(({ id }) => id)];
  const { accounts, admin } = api.target;
  return {
    id: fc.constantFrom(order.id, address.id, product.id),
    cartItemId: fc.constant(line?.id),
    items: fc.constant(items),
    cartItems: fc.constant(items),
    subtotal: fc.constant(subtotal),
    shippingCost: fc.constant(shippingCost),
    total: fc.constant(total),
    productId: fc.constantFrom(...ids),
    slugOrId: fc.constantFrom<unknown>(product.slug, ...ids),
    slug: fc.constantFrom(product.slug, products[0]?.slug, 'speakers'),
    category: fc.constantFrom<unknown>(1, 'speakers'),
    categoryId: fc.constantFrom(1, 6),
    quantity: fc.constant(2),
    email: fc.constantFrom(accounts.first.email, accounts.second.email, admin?.email),
    password: fc.constantFrom(accounts.first.password, admin?.password),
    search: fc.constantFrom('suite', 'flip', order.customerEmail, String(order.id)),
    from: fc.constant(order.createdAt),
    to: fc.constant(order.createdAt),
  };
}

/** What is wrong with how the server answers a request, with the call that shows it. */
async function faultsFor(
  target: Target,
  route: (typeof ROUTES)[number],
  tokens: Record<Generated['token'], string | null>,
  { path, query, headers, body, token }: Generated,
): Promise<string> {
  const api = createTestApi(target);
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  target.complaints?.();
  const address = `${withValues(route.path, path)}${search}`;
  const answer = await api.send(route.method, address, { ...body, headers, token: tokens[token] });
  const faults = [
    ...(answer.status >= 500 ? [`${answer.status} is a fault of the server`] : []),
    ...faultsOf(route, answer),
    ...(target.complaints?.() ?? []).filter(({ side }) => side === 'response').map(({ text }) => text),
  ];
  return faults.length > 0 ? `${faults.join('\n')}\n\n${transcriptOf(api.exchanges)}` : '';
}

describe('whatever is asked, the server answers by the contract', () => {
  for (const route of ROUTES) {
    it(`${route.id}: ${REQUESTS_EACH} generated requests`, async () => {
      const target = await inProcessTarget();
      const api = createTestApi(target);
      const buyer = (await api.newBuyer()).token;
      const [right, other] = tokenKindOf(route) === 'admin' ? [await api.clerk(), buyer] : [buyer, await api.clerk()];
      const tokens = { right, none: null, 'other kind': other, 'nobody’s': 'nobody.has.this.token' };
      const requests = requestsOf(route.id, await knownThings(api, buyer));
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          expect(await faultsFor(target, route, tokens, request)).toBe('');
        }),
        // no shrinking: the server keeps what earlier requests have made
        { seed: SEED, numRuns: REQUESTS_EACH, timeout: HANGS_AFTER_MS, endOnFailure: true },
      );
      await target.close();
    });
  }
});
