import type { Database } from '../db/database';
import type { AdminRow, BuyerRow, TokenKind } from '../db/rows';
import type { Route } from '../generated/contract';
import type { MockClock } from '../state/clock';
import { HttpError } from './errors';

/** The kind of token for each security scheme of the contract. */
const SCHEMES: Record<string, TokenKind> = { customerBearer: 'customer', adminBearer: 'admin' };

const TOKEN_LIFETIME_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores and returns a new token. Tokens are numbered, not random, e.g. `customer.3.0000000001`. */
export async function issueToken(db: Database, clock: MockClock, kind: TokenKind, subject: number): Promise<string> {
  const id = `${kind}.${subject}.${String(await db.next('token')).padStart(10, '0')}`;
  const expiresAt = new Date(clock.now().getTime() + TOKEN_LIFETIME_DAYS * DAY_MS).toISOString();
  await db.tokens.insert({ id, kind, subject, expiresAt });
  return id;
}

/** The signed-in account. Both are null for an operation without `security`, even when a token is sent (D-85). */
export interface Caller {
  buyer: BuyerRow | null;
  admin: AdminRow | null;
}

const ANONYMOUS: Caller = { buyer: null, admin: null };

function bearerToken(request: Request): string | null {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Whether the operation can be called without a token. */
export const isPublic = ({ security }: Pick<Route, 'security'>): boolean =>
  security.length === 0 || security.some((alternative) => alternative.length === 0);

/**
 * Checks the request's token against the operation's `security`.
 * @throws HttpError 401 `token_expired` for an expired token of the right kind, 401 `unauthenticated` for a missing or
 * unknown token or one of another kind
 */
export function authenticate(route: Route, request: Request, db: Database, clock: MockClock): Caller {
  if (isPublic(route)) return ANONYMOUS;

  const kinds = route.security.flat().map((scheme) => SCHEMES[scheme]);
  const sent = bearerToken(request);
  const token = sent === null ? undefined : db.tokens.get(sent);
  if (token && kinds.includes(token.kind)) {
    if (new Date(token.expiresAt) <= clock.now()) {
      throw new HttpError(401, 'token_expired', 'Your session has expired. Please log in again.');
    }
    const caller: Caller =
      token.kind === 'admin'
        ? { buyer: null, admin: db.admins.get(token.subject) ?? null }
        : { buyer: db.buyers.get(token.subject) ?? null, admin: null };
    if (caller.buyer ?? caller.admin) return caller;
  }
  throw new HttpError(401, 'unauthenticated', 'Please log in.');
}
