import type { Database } from '../db/database';
import type { AdminRow, BuyerRow, TokenKind } from '../db/rows';
import type { Route } from '../generated/contract';
import type { WorldClock } from './clock';
import { Refusal } from './refusal';

/** Which kind of token each security scheme of the contract asks for. */
const SCHEMES: Record<string, TokenKind> = { customerBearer: 'customer', adminBearer: 'admin' };

const TOKEN_LIFETIME_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes down a new token, counted and not random, e.g. `customer.3.0000000001`. */
export async function issueToken(db: Database, clock: WorldClock, kind: TokenKind, subject: number): Promise<string> {
  const id = `${kind}.${subject}.${String(await db.next('token')).padStart(10, '0')}`;
  const expiresAt = new Date(clock.now().getTime() + TOKEN_LIFETIME_DAYS * DAY_MS).toISOString();
  await db.tokens.insert({ id, kind, subject, expiresAt });
  return id;
}

/** Who calls. Null where the operation is open; a token sent there is not looked at (D-85). */
export interface Caller {
  buyer: BuyerRow | null;
  admin: AdminRow | null;
}

const NOBODY: Caller = { buyer: null, admin: null };

function bearer(request: Request): string | null {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Whether anybody may call, without a token. */
export const isOpen = ({ security }: Pick<Route, 'security'>): boolean =>
  security.length === 0 || security.some((alternative) => alternative.length === 0);

/**
 * Holds the request's token against the operation's `security`.
 * @throws Refusal 401 `token_expired` for a right token that is too old, 401 `unauthenticated` for none, an
 * unknown one or one of another kind.
 */
export function authenticate(route: Route, request: Request, db: Database, clock: WorldClock): Caller {
  if (isOpen(route)) return NOBODY;

  const kinds = route.security.flat().map((scheme) => SCHEMES[scheme]);
  const given = bearer(request);
  const token = given === null ? undefined : db.tokens.get(given);
  if (token && kinds.includes(token.kind)) {
    if (new Date(token.expiresAt) <= clock.now()) {
      throw new Refusal(401, 'token_expired', 'Your session has expired. Please log in again.');
    }
    const caller: Caller =
      token.kind === 'admin'
        ? { buyer: null, admin: db.admins.get(token.subject) ?? null }
        : { buyer: db.buyers.get(token.subject) ?? null, admin: null };
    if (caller.buyer ?? caller.admin) return caller;
  }
  throw new Refusal(401, 'unauthenticated', 'Please log in.');
}
