import type { Route } from '@mocks/generated/contract';
import { check, type Check, type Clause } from '../support/check';
import { tokenKindOf } from '../support/contract';
import type { CallOptions, TestApi } from '../support/testApi';
import { sampleRequest } from '../support/sampleRequests';
import type { TokenKind } from '../target/target';

/** Tokens that no server has issued. */
const FORGED_TOKENS = ['nobody.has.this.token', 'customer.3.9999999999', 'admin.1.9999999999'];

const OTHERS: Record<TokenKind, { name: string; token: (api: TestApi) => Promise<string> }> = {
  customer: { name: 'a clerk’s token', token: (api) => api.clerkToken() },
  admin: { name: 'a shopper’s token', token: (api) => api.buyerToken() },
};

const withoutToken = async ({ id }: Route, api: TestApi): Promise<CallOptions> => {
  const { token: _token, ...options } = await sampleRequest(id, api);
  return options;
};

/** Who must not call an operation that requires a token. */
export function tokenChecks(route: Route): Check[] {
  const { id } = route;
  const kind = tokenKindOf(route);
  if (kind === null) return [];
  const clause: Clause = `${id} 401`;
  const other = OTHERS[kind];
  return [
    check(clause, 'no token, an unknown token and another scheme than Bearer are unauthenticated', async (api) => {
      const options = await withoutToken(route, api);
      await api.refused(id, 401, 'unauthenticated', options);
      for (const token of FORGED_TOKENS) await api.refused(id, 401, 'unauthenticated', { ...options, token });
      const { accounts, admin = accounts.first } = api.target;
      const { email, password } = kind === 'admin' ? admin : accounts.first;
      const headers = { authorization: `Basic ${btoa(`${email}:${password}`)}` };
      await api.refused(id, 401, 'unauthenticated', { ...options, headers });
    }),
    check(clause, `${other.name} is unauthenticated and changes nothing`, async (api) => {
      const token = await other.token(api);
      const options = await sampleRequest(id, api);
      await api.refused(id, 401, 'unauthenticated', { ...options, token });
      // Fails if the refused call has already done what can be done only once.
      await api.ok(id, options);
    }),
    check(clause, 'an expired token is token_expired', async (api) => {
      const token = api.requires(await api.target.expiredToken?.(kind), 'expired token');
      await api.refused(id, 401, 'token_expired', { ...(await sampleRequest(id, api)), token });
    }),
    check(clause, 'an expired token of the other kind is unauthenticated', async (api) => {
      const otherKind = kind === 'admin' ? 'customer' : 'admin';
      const token = api.requires(await api.target.expiredToken?.(otherKind), 'expired token');
      await api.refused(id, 401, 'unauthenticated', { ...(await sampleRequest(id, api)), token });
    }),
    check(clause, 'the token is checked before the rest of the request', async (api) => {
      const path = Object.fromEntries(
        [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', 'nonsense']),
      );
      await api.refused(id, 401, 'unauthenticated', { path, invalid: true, ...(route.body && { rawBody: '{' }) });
    }),
  ];
}
