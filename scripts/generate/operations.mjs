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
    const token = tokenOf(security);
    const flags = {
      tokenOptional: token !== null && security.some((requirement) => Object.keys(requirement).length === 0),
      list: success?.content?.['application/json']?.schema?.type === 'array',
      paged: Boolean(success?.headers?.['X-Total-Count']),
    };
    const values = [`method: '${method}'`, `path: '${path}'`, `token: ${token === null ? null : `'${token}'`}`];
    for (const [flag, isSet] of Object.entries(flags)) if (isSet) values.push(`${flag}: true`);
    return `  ${id}: { ${values.join(', ')} },`;
  });
  return `${BANNER}
export interface Operation {
  method: string;
  path: string;
  /** The token that its \`security\` names. */
  token: 'customer' | 'admin' | null;
  tokenOptional?: true;
  /** Its response is an array. */
  list?: true;
  /** Its response has X-Total-Count. */
  paged?: true;
}

/** Every operation of the contract. */
export const OPERATIONS = {
${rows.join('\n')}
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;
`;
}
