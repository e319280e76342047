import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '@mocks/generated/contract';
import type { Examinee } from './examinee/examinee';
import { inProcessExaminee } from './examinee/inProcess';
import { newOrder, newProduct } from './exam/backOffice';
import { tokenKindOf, withValues } from './exam/contract';
import { createExam, type Exam } from './exam/exam';
import { faultsOf } from './exam/judge';
import { orderForm } from './exam/placing';
import { addressForm } from './exam/samples';
import { transcriptOf } from './exam/transcript';
import { requestsOf, type Generated } from './drawn/requests';
import type { Known } from './drawn/schemaValues';

const SEED = 20_250_616;
const REQUESTS_EACH = 60;
/** What is not answered by then hangs. */
const PATIENCE_MS = 3000;

/** What there is at the server, so that some of the requests hit something. */
async function knownThings(exam: Exam, token: string): Promise<Known> {
  const address = (await exam.ok('createAddress', { token, body: addressForm() })).body;
  const { order } = await newOrder(exam);
  const { items, subtotal, shippingCost, total } = await orderForm(exam, token);
  const [line] = (await exam.ok('getCart', { token })).body;
  const product = await newProduct(exam);
  const products = await exam.products();
  const ids = [product.id, ...products.slice(0, 5).map(({ id }) => id)];
  const { accounts, admin } = exam.examinee;
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
    search: fc.constantFrom('exam', 'flip', order.customerEmail, String(order.id)),
    from: fc.constant(order.createdAt),
    to: fc.constant(order.createdAt),
  };
}

function intime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the server hangs')), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** What is wrong with how the server answers a request, with the call that shows it. */
async function faultsFor(
  examinee: Examinee,
  route: (typeof ROUTES)[number],
  tokens: Record<Generated['token'], string | null>,
  { path, query, headers, body, token }: Generated,
): Promise<string> {
  const exam = createExam(examinee);
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  examinee.complaints?.();
  const answer = await intime(
    exam.send(route.method, `${withValues(route.path, path)}${search}`, { ...body, headers, token: tokens[token] }),
  );
  const faults = [
    ...(answer.status >= 500 ? [`${answer.status} is a fault of the server`] : []),
    ...faultsOf(route, answer),
    ...(examinee.complaints?.() ?? []).filter(({ side }) => side === 'response').map(({ text }) => text),
  ];
  return faults.length > 0 ? `${faults.join('\n')}\n\n${transcriptOf(exam.exchanges)}` : '';
}

describe('whatever is asked, the server answers by the contract', () => {
  for (const route of ROUTES) {
    it(`${route.id}: ${REQUESTS_EACH} generated requests`, async () => {
      const examinee = await inProcessExaminee();
      const exam = createExam(examinee);
      const buyer = (await exam.newBuyer()).token;
      const [right, other] = tokenKindOf(route) === 'admin' ? [await exam.clerk(), buyer] : [buyer, await exam.clerk()];
      const tokens = { right, none: null, 'other kind': other, 'nobody’s': 'nobody.has.this.token' };
      const requests = requestsOf(route.id, await knownThings(exam, buyer));
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          expect(await faultsFor(examinee, route, tokens, request)).toBe('');
        }),
        // no shrinking: the server keeps what earlier requests have made
        { seed: SEED, numRuns: REQUESTS_EACH, endOnFailure: true },
      );
      await examinee.close();
    });
  }
});
