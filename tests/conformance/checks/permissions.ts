import type { Route } from '@mocks/generated/contract';
import { check, type Check, type Clause } from '../suite/check';
import { tokenKindOf } from '../suite/contract';
import type { Asked, TestApi } from '../suite/testApi';
import { sampleOf } from '../suite/samples';
import type { TokenKind } from '../target/target';

/** Nobody has given them. */
const FORGED_TOKENS = ['nobody.has.this.token', 'customer.3.9999999999', 'admin.1.9999999999'];

const OTHERS: Record<TokenKind, { name: string; token: (api: TestApi) => Promise<string> }> = {
  customer: { name: 'a clerk’s token', token: (api) => api.clerk() },
  admin: { name: 'a shopper’s token', token: (api) => api.first() },
};

const withoutToken = async ({ id }: Route, api: TestApi): Promise<Asked> => {
  const { token: _token, ...asked } = await sampleOf(id, api);
  return asked;
};

/** Who may not call an operation, for each that asks for a token. */
export function tokenChecks(route: Route): Check[] {
  const { id } = route;
  const kind = tokenKindOf(route);
  if (kind === null) return [];
  const clause: Clause = `${id} 401`;
  const other = OTHERS[kind];
  return [
    check(clause, 'no token, an unknown one and a malformed one are all unauthenticated', async (api) => {
      const asked = await withoutToken(route, api);
      await api.refused(id, 401, 'unauthenticated', asked);
      for (const token of FORGED_TOKENS) await api.refused(id, 401, 'unauthenticated', { ...asked, token });
      const { accounts, admin = accounts.first } = api.target;
      const { email, password } = kind === 'admin' ? admin : accounts.first;
      const headers = { authorization: `Basic ${btoa(`${email}:${password}`)}` };
      await api.refused(id, 401, 'unauthenticated', { ...asked, headers });
    }),
    check(clause, `${other.name} is unauthenticated and changes nothing`, async (api) => {
      const token = await other.token(api);
      const asked = await sampleOf(id, api);
      await api.refused(id, 401, 'unauthenticated', { ...asked, token });
      // Had it been let through, what can be done once only would be done by now.
      await api.ok(id, asked);
    }),
    check(clause, 'a token that was valid once is token_expired', async (api) => {
      const token = api.need(await api.target.expiredToken?.(kind), 'expired token');
      await api.refused(id, 401, 'token_expired', { ...(await sampleOf(id, api)), token });
    }),
    check(clause, 'an expired token of the other kind is unauthenticated', async (api) => {
      const otherKind = kind === 'admin' ? 'customer' : 'admin';
      const token = api.need(await api.target.expiredToken?.(otherKind), 'expired token');
      await api.refused(id, 401, 'unauthenticated', { ...(await sampleOf(id, api)), token });
    }),
    check(clause, 'the token is checked before the rest of the request', async (api) => {
      const path = Object.fromEntries(
        [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', 'nonsense']),
      );
      await api.refused(id, 401, 'unauthenticated', { path, wrong: true, ...(route.body && { rawBody: '{' }) });
    }),
  ];
}
