import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { REFUSALS } from '@/features/cart/cartToasts';
import { ROUTES } from '@mocks/generated/contract';
import { documentedCodes } from '../conformance/support/openapiFile';
import { root } from './sources';

interface Media {
  examples?: Record<string, unknown>;
}
interface Response {
  $ref?: string;
  content?: Record<string, Media>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: unknown[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response>; schemas: { ErrorCode: { enum: string[] } } };
}

const contract: Contract = parse(readFileSync(path.join(root, 'openapi.yaml'), 'utf8'));
const operations = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).filter((operation) => 'operationId' in operation),
);
const responseOf = (response: Response) =>
  response.$ref ? contract.components.responses[response.$ref.split('/').at(-1) ?? ''] : response;

describe.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', (_, operation) => {
  it('has a summary, a description, a tag and its security', () => {
    expect(operation).toMatchObject({
      summary: expect.any(String),
      description: expect.any(String),
      tags: [expect.any(String)],
      security: expect.any(Array),
    });
  });

  it('documents 500, and 401 if it requires a token', () => {
    expect(operation.responses).toHaveProperty('500');
    if (operation.security.length > 0) expect(operation.responses).toHaveProperty('401');
  });

  it('has a named example for its request and for each response', () => {
    const media = [
      operation.requestBody?.content['application/json'],
      ...Object.values(operation.responses).map((response) => responseOf(response)?.content?.['application/json']),
    ];
    for (const one of media.filter((value) => value !== undefined))
      expect(Object.keys(one.examples ?? {}).length).toBeGreaterThan(0);
  });
});

it('the server’s route table has each operation of the contract', () => {
  expect(ROUTES.map(({ id }) => id).toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
});

it('every error code has a named example', () => {
  const shown = new Set(
    [
      ...operations.flatMap(({ responses }) => Object.values(responses)),
      ...Object.values(contract.components.responses),
    ]
      .flatMap((response) => Object.values(responseOf(response)?.content?.['application/json']?.examples ?? {}))
      .map((example) => (example as { value?: { code?: string } }).value?.code), // of an Error; of anything else undefined
  );
  // described in the preface, since an unsupported method belongs to no operation
  shown.add('method_not_allowed');
  expect(contract.components.schemas.ErrorCode.enum.filter((code) => !shown.has(code))).toEqual([]);
});

it.each(['addCartLine', 'updateCartLine'] as const)(
  'each 404 and 409 code of %s has a row for its toast',
  (operation) => {
    const codes = [404, 409].flatMap((status) => documentedCodes(operation, status));
    expect(codes).not.toEqual([]);
    expect(codes.filter((code) => !(code in REFUSALS))).toEqual([]);
  },
);

it('each error code of the contract is in snake_case', () => {
  expect(contract.components.schemas.ErrorCode.enum.filter((code) => !/^[a-z_]+$/.test(code))).toEqual([]);
});
