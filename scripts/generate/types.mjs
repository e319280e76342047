import openapiTS, { astToString } from 'openapi-typescript';
import { BANNER } from './contract.mjs';

/** TypeScript types of every path, operation and schema. */
export async function schemaTypes({ text }) {
  const ast = await openapiTS(text, { alphabetize: false, defaultNonNullable: false });
  return BANNER + astToString(ast);
}
