import { BANNER } from './contract.mjs';

const tokenOf = (security) => {
  const names = new Set(security.flatMap((requirement) => Object.keys(requirement)));
  if (names.has('adminBearer')) return 'admin';
  return names.has('customerBearer') ? 'customer' : null;
};

/** Code of the app's table of operations. */
export function operationTable({ operations }) {
  const rows = operations.map(({ id, method, path, security, responses }) => {
    const success = responses['200'] ?? responses['201'];
    const paged = Boolean(success?.headers?.['X-Total-Count']);
    const list = success?.content?.['application/json']?.schema?.type === 'array';
    const open = security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);
    return `  ${id}: { method: '${method}', path: '${path}', token: ${JSON.stringify(tokenOf(security)).replaceAll('"', "'")}, open: ${open}, list: ${list}, paged: ${paged} },`;
  });
  return `${BANNER}
/**
 * Every operation: its route; \`token\`, which its \`security\` names; \`open\`, it also works without the token; \`list\`, its
 * response is a list; \`paged\`, that list has X-Total-Count.
 */
export const OPERATIONS = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof OPERATIONS;
`;
}
