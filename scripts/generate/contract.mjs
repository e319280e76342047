import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** @typedef {{ id: string, method: string, path: string, tag: string, security: object[], parameters: object[], body: object | null, responses: Record<string, object> }} Operation */

/**
 * Reads the contract.
 * @returns {{ text: string, doc: any, hash: string, operations: Operation[] }} `hash` changes with any byte of the file.
 */
export function readContract(file) {
  const text = readFileSync(file, 'utf8');
  const doc = parse(text);
  const resolve = (value) =>
    value?.$ref
      ? value.$ref
          .slice(2)
          .split('/')
          .reduce((at, key) => at[key], doc)
      : value;

  const operations = Object.entries(doc.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method];
      if (!operation.operationId) throw new Error(`${method} ${path} has no operationId.`);
      const body = resolve(operation.requestBody);
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        tag: operation.tags[0],
        security: operation.security ?? doc.security ?? [],
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve),
        body: body ? body.content['application/json'].schema : null,
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [status, resolve(response)]),
        ),
      };
    }),
  );
  return { text, doc, operations, hash: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

export const BANNER = '// Generated from openapi.yaml by `npm run gen`. Do not edit.\n';
