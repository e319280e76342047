import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * The conformance suite's files, one for each of the contract's tags.
 * @param {string[]} tags all of them when none is named
 * @throws Error with one sentence for a tag that the contract does not have
 */
export function suiteFiles(tags = []) {
  const known = parse(readFileSync(path.join(root, 'openapi.yaml'), 'utf8')).tags.map(({ name }) => name);
  const unknown = tags.find((tag) => !known.includes(tag));
  if (unknown !== undefined) throw new Error(`The contract has no tag "${unknown}": ${known.join(', ')}.`);
  return (tags.length > 0 ? tags : known).map((tag) => `tests/conformance/${tag}.test.ts`);
}
