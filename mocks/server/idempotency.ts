import { HttpError } from '../api/errors';
import type { Caller } from '../api/sessions';
import type { Database } from '../db/database';
import type { Route } from '../generated/contract';
import type { MockClock } from '../state/clock';
import type { PlainResponse } from './responses';

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

interface KeyedCall {
  route: Route;
  request: Request;
  caller: Caller;
  db: Database;
  clock: MockClock;
}

/** The same text for the same JSON value, whatever the order of its keys. Undocumented fields count, as do blanks in texts. */
const canonicalJson = (json: string): string =>
  JSON.stringify(JSON.parse(json), (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/**
 * Runs a call once per Idempotency-Key. For 24 hours a repeated call gets the first one's response, even if it was
 * a declined payment (D-221). A thrown HttpError rolls the call back and leaves the key unused.
 * @throws HttpError 409 `idempotency_mismatch` when the key was used with another body
 */
export async function runOncePerKey(call: KeyedCall, run: () => Promise<PlainResponse>): Promise<PlainResponse> {
  const { route, request, caller, db, clock } = call;
  const key = route.idempotent ? request.headers.get('idempotency-key') : null;
  if (key === null) return run();

  const id = `${route.id} ${caller.buyer?.id} ${key}`;
  const body = canonicalJson(await request.clone().text());
  const expired = clock.now().getTime() - KEY_LIFETIME_MS;
  const known = db.idempotencyKeys.get(id);
  if (known && Date.parse(known.createdAt) > expired) {
    if (known.body === body) return { status: known.status, body: known.responseBody };
    throw new HttpError(409, 'idempotency_mismatch', 'This key was used for another request.');
  }
  const response = await run();
  const { rows } = db.idempotencyKeys.select({ where: ({ createdAt }) => Date.parse(createdAt) <= expired });
  for (const row of rows) await db.idempotencyKeys.remove(row.id);
  await db.idempotencyKeys.insert({
    id,
    body,
    status: response.status,
    responseBody: response.body,
    createdAt: clock.now().toISOString(),
  });
  return response;
}
