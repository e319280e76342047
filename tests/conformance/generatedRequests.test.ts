import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '@mocks/generated/contract';
import type { Target } from './target/target';
import { inProcessTarget, type InProcessTarget } from './target/inProcess';
import { newOrder, newProduct } from './support/backOffice';
import { tokenKindOf, fillPath, violationsIn } from './support/contract';
import { createTestApi, resetTarget, type TestApi } from './support/testApi';
import { orderRequest } from './support/orders';
import { addressForm } from './support/sampleRequests';
import { transcriptOf } from './support/transcript';
import { requestArbitrary, type Generated } from './arbitraries/requests';
import type { KnownValues } from './arbitraries/schemaValues';

const SEED = 20_250_616;
const REQUESTS_EACH = 60;
/** A request without a response by then is reported as one that hangs. */
const HANGS_AFTER_MS = 60_000;

/** Values that exist at the server, so that some requests find what they ask for. */
async function existingValues(api: TestApi, token: string): Promise<KnownValues> {
  const address = (await api.ok('createAddress', { token, body: addressForm() })).body;
  const { order } = await newOrder(api);
  const { items, subtotal, shippingCost, total } = await orderRequest(api, token);
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

/** The problems in the response to a generated request, with the request as a curl command; empty when there are none. */
async function problemsWith(
  target: Target,
  route: (typeof ROUTES)[number],
  tokens: Record<Generated['token'], string | null>,
  { path, query, headers, body, token }: Generated,
): Promise<string> {
  const api = createTestApi(target);
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  target.takeViolations?.();
  const address = `${fillPath(route.path, path)}${search}`;
  const response = await api.send(route.method, address, { ...body, headers, token: tokens[token] });
  const problems = [
    ...(response.status >= 500 ? [`${response.status} is a server error`] : []),
    ...violationsIn(route, response),
    ...(target.takeViolations?.() ?? []).filter(({ side }) => side === 'response').map(({ text }) => text),
  ];
  return problems.length > 0 ? `${problems.join('\n')}\n\n${transcriptOf(api.exchanges)}` : '';
}

describe('the server responds to every request as the contract says', () => {
  let target: InProcessTarget;
  beforeAll(async () => {
    target = await inProcessTarget();
  });
  afterAll(() => target.close());

  for (const route of ROUTES) {
    it(`${route.id}: ${REQUESTS_EACH} generated requests`, async () => {
      await resetTarget(target);
      const api = createTestApi(target);
      const buyer = (await api.newBuyer()).token;
      const [right, other] =
        tokenKindOf(route) === 'admin' ? [await api.clerkToken(), buyer] : [buyer, await api.clerkToken()];
      const tokens = { right, none: null, 'other kind': other, 'nobody’s': 'nobody.has.this.token' };
      const requests = requestArbitrary(route.id, await existingValues(api, buyer));
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          expect(await problemsWith(target, route, tokens, request)).toBe('');
        }),
        // no shrinking: the outcome depends on the requests before
        { seed: SEED, numRuns: REQUESTS_EACH, timeout: HANGS_AFTER_MS, endOnFailure: true },
      );
    });
  }
});
