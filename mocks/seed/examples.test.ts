import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ask } from '@tests/support/testCalls';
import { ROUTES } from '../generated/contract';
import { createServer } from '../server/createServer';

interface Example {
  $ref?: string;
  value?: unknown;
}
interface Media {
  content?: { 'application/json': { examples: Record<string, Example> } };
  $ref?: string;
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  example?: unknown;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: Media;
  responses: Record<string, Media>;
}
interface Contract {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components: Record<string, Record<string, unknown>>;
}

const contract: Contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'), {
  maxAliasCount: -1,
});
const resolved = <T extends { $ref?: string }>(node: T): T => {
  const [, part = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(node.$ref ?? '') ?? [];
  return name ? (contract.components[part]?.[name] as T) : node; // what is referred to is of the same kind
};
const examplesOf = (media: Media | undefined): unknown[] =>
  Object.values(resolved(media ?? {}).content?.['application/json'].examples ?? {}).map((one) => resolved(one).value);

/** Whose answers name what earlier calls have made, or a provider elsewhere. */
const OTHERWISE = new Set(['login', 'signup', 'register', 'adminLogin', 'createPaypalOrder', 'createPaypalPayment']);
/** Answered in part by the example, which says so in its summary. */
const IN_PART = new Set([
  'listCategories',
  'listProducts',
  'listFeaturedProducts',
  'listOrders',
  'listAdminProducts',
  'listAdminOrders',
  'listUsers',
]);
const BUYERS: Record<string, string> = { getOrder: 'gold@example.com', listOrders: 'gold@example.com' };

it.each(ROUTES)('the first request example of $id gets its first success example', async ({ id, method, path }) => {
  const item = contract.paths[path];
  const operation = item?.[method.toLowerCase()] ?? expect.unreachable();
  const parameters = [...(item?.parameters ?? []), ...(operation.parameters ?? [])].map(resolved);
  const address = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((at, { name, example }) => at.replace(`{${name}}`, String(example)), path);
  const [body] = examplesOf(operation.requestBody);
  const status = Object.keys(operation.responses).find((code) => code.startsWith('2')) ?? '';
  const answers = examplesOf(operation.responses[status]);

  const server = createServer();
  const token = await server.signIn(
    path.startsWith('/api/admin/') ? 'admin@example.com' : (BUYERS[id] ?? 'silver@example.com'),
  );
  if (id === 'markOrderPaid')
    await server.change(
      async (db) =>
        void (await db.orders.update(
          1001,
          (row) => void Object.assign(row, { paymentMethod: 'bank_transfer', paymentStatus: 'pending_verification' }),
        )),
    );
  if (id !== 'addCartLine')
    await ask(
      server,
      'POST',
      '/api/cart',
      { productId: 301, quantity: 30, selectedOptions: { color: 'Black' } },
      await server.signIn('silver@example.com'),
    );
  const answer = await ask(server, method, address, body, token);

  expect([id, answer.status]).toEqual([id, Number(status)]);
  if (OTHERWISE.has(id)) return;
  if (IN_PART.has(id)) {
    const shown = answers[0] as unknown[]; // a list's example is a list
    expect(answer.body).toEqual(expect.arrayContaining(shown));
  } else if (id === 'markOrderPaid') expect(answer.body).toMatchObject({ id: 1001, paymentStatus: 'paid' });
  else expect(answers).toContainEqual(answer.body);
});
