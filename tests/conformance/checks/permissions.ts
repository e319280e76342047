import type { Route } from '@mocks/generated/contract';
import { check, type Check, type Clause } from '../exam/check';
import { tokenKindOf } from '../exam/contract';
import type { Asked, Exam } from '../exam/exam';
import { sampleOf } from '../exam/samples';
import type { TokenKind } from '../examinee/examinee';

/** Nobody has given them. */
const FORGED_TOKENS = ['nobody.has.this.token', 'customer.3.9999999999', 'admin.1.9999999999'];

const OTHERS: Record<TokenKind, { name: string; token: (exam: Exam) => Promise<string> }> = {
  customer: { name: 'a clerk’s token', token: (exam) => exam.clerk() },
  admin: { name: 'a shopper’s token', token: (exam) => exam.first() },
};

const withoutToken = async ({ id }: Route, exam: Exam): Promise<Asked> => {
  const { token: _token, ...asked } = await sampleOf(id, exam);
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
    check(
      clause,
      'no token, an unknown one, and something that is no bearer token are all unauthenticated',
      async (exam) => {
        const asked = await withoutToken(route, exam);
        await exam.refused(id, 401, 'unauthenticated', asked);
        for (const token of FORGED_TOKENS) await exam.refused(id, 401, 'unauthenticated', { ...asked, token });
        const { accounts, admin = accounts.first } = exam.examinee;
        const { email, password } = kind === 'admin' ? admin : accounts.first;
        const headers = { authorization: `Basic ${btoa(`${email}:${password}`)}` };
        await exam.refused(id, 401, 'unauthenticated', { ...asked, headers });
      },
    ),
    check(clause, `${other.name} is unauthenticated and changes nothing`, async (exam) => {
      const token = await other.token(exam);
      const asked = await sampleOf(id, exam);
      await exam.refused(id, 401, 'unauthenticated', { ...asked, token });
      // Had it been let through, what can be done once only would be done by now.
      await exam.ok(id, asked);
    }),
    check(clause, 'a token that was valid once is token_expired', async (exam) => {
      const token = exam.need(await exam.examinee.expiredToken?.(kind), 'expired token');
      await exam.refused(id, 401, 'token_expired', { ...(await sampleOf(id, exam)), token });
    }),
    check(clause, 'an expired token of the other kind is unauthenticated', async (exam) => {
      const otherKind = kind === 'admin' ? 'customer' : 'admin';
      const token = exam.need(await exam.examinee.expiredToken?.(otherKind), 'expired token');
      await exam.refused(id, 401, 'unauthenticated', { ...(await sampleOf(id, exam)), token });
    }),
    check(clause, 'the token is looked at before the rest of the request', async (exam) => {
      const path = Object.fromEntries(
        [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', 'nonsense']),
      );
      await exam.refused(id, 401, 'unauthenticated', { path, wrong: true, ...(route.body && { rawBody: '{' }) });
    }),
  ];
}
