import type { Database } from '../db/database';
import type { Route } from '../generated/contract';
import type { PlainAnswer } from './checkAnswer';
import type { WorldClock } from './clock';
import { Refusal } from './refusal';
import type { Caller } from './sessions';

const REMEMBERED_MS = 24 * 60 * 60 * 1000;

interface KeyedCall {
  route: Route;
  request: Request;
  body: unknown;
  caller: Caller;
  db: Database;
  clock: WorldClock;
}

/** The same text for the same JSON value, however its keys are ordered. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/**
 * Runs a call once for each Idempotency-Key (D-221): what charged, or was refused by the payment, is answered again
 * for 24 hours. A refusal that is thrown undoes the call and leaves the key free.
 * @throws Refusal 409 `idempotency_mismatch` when the key came with another body before
 */
export async function once(call: KeyedCall, run: () => Promise<PlainAnswer>): Promise<PlainAnswer> {
  const { route, request, caller, db, clock } = call;
  const key = route.idempotent ? request.headers.get('idempotency-key') : null;
  if (key === null) return run();

  const id = `${route.id} ${caller.buyer?.id} ${key}`;
  const body = canonical(call.body);
  const forgotten = clock.now().getTime() - REMEMBERED_MS;
  const known = db.idempotencyKeys.get(id);
  if (known && Date.parse(known.createdAt) > forgotten) {
    if (known.body === body) return { status: known.status, body: known.answer };
    throw new Refusal(409, 'idempotency_mismatch', 'This key was used for another request.');
  }
  const answer = await run();
  const { rows } = db.idempotencyKeys.select({ where: ({ createdAt }) => Date.parse(createdAt) <= forgotten });
  for (const row of rows) await db.idempotencyKeys.remove(row.id);
  await db.idempotencyKeys.insert({
    id,
    body,
    status: answer.status,
    answer: answer.body,
    createdAt: clock.now().toISOString(),
  });
  return answer;
}
