import type { Database } from '../db/database';
import type { StateKeeper } from '../db/stateKeeper';
import type { Route } from '../generated/contract';
import { checkAnswer, toResponse, type PlainAnswer } from './checkAnswer';
import { createApproval } from '../providers/approval';
import type { WorldClock } from './clock';
import { delay } from './delay';
import { inject, type Injection, type Switchboard } from './faults';
import type { Handlers } from './handlerTypes';
import { once } from './idempotency';
import { forOrigin, preflight } from './otherOrigins';
import { readRequest } from './readRequest';
import { invalid, notFound, paymentError, Refusal } from './refusal';
import type { LogEntry, RequestLog } from './requestLog';
import { matchRoute } from './routeTable';
import { authenticate, isOpen } from './sessions';
import { fieldsOf, type Finding, type Violation } from './violation';

/** A handler whose operation is known at run time only; `Handlers` has checked it against the contract. */
export type AnyHandler = (call: object) => PlainAnswer | Promise<PlainAnswer>;

export interface DispatchParts {
  handlers: Handlers;
  /** Path before `api/`, with a slash at its end. */
  base: string;
  overrides: Switchboard<AnyHandler>;
  faults: Switchboard<Injection>;
  /** Milliseconds before a call is handled. */
  latency: Switchboard<number>;
  db: Database;
  clock: WorldClock;
  keeper: StateKeeper;
  log: RequestLog;
  onViolation: (violation: Violation) => void;
}

const CRASHED = new Refusal(500, 'server_error', 'Something went wrong on our side.');

const refusalAnswer = (refusal: Refusal, tag?: string): PlainAnswer => ({
  status: refusal.status,
  body: tag === 'payments' ? paymentError(refusal.body()) : refusal.body(),
});

/** The server's whole way from a request to its answer. */
export function createDispatch(parts: DispatchParts): (request: Request) => Promise<Response> {
  const { base, overrides, faults, latency, db, clock, keeper, log } = parts;

  const report = (entry: LogEntry, side: Violation['side'], route: Route, request: Request, found: Finding[]) => {
    for (const finding of found) {
      const violation = { side, operationId: route.id, request, ...finding };
      entry.violations.push(violation);
      parts.onViolation(violation);
    }
  };

  const handle = async (route: Route, pathTexts: Record<string, string>, request: Request, entry: LogEntry) => {
    // the body can be read once only, and a violation shows the request as it was sent
    const read = await readRequest(route, pathTexts, request.clone());
    const handler = overrides.get(route.id) ?? (parts.handlers[route.id] as AnyHandler); // see AnyHandler
    const run = async (): Promise<PlainAnswer> => {
      const caller = authenticate(route, request, db, clock);
      if (read.refused.length > 0) throw route.responses[400] ? invalid(fieldsOf(read.refused)) : notFound();
      const { query, path, body } = read;
      return once({ route, request, body, caller, db, clock }, async () =>
        handler({ request, query, path, body, ...caller, db, clock }),
      );
    };

    let answer: PlainAnswer;
    let response: Response;
    try {
      answer = await (route.method === 'GET' ? keeper.read(run) : keeper.write(run));
      response = toResponse(answer);
    } catch (error) {
      answer = refusalAnswer(error instanceof Refusal ? error : CRASHED, route.tag);
      response = toResponse(answer);
      if (!(error instanceof Refusal)) {
        entry.crash = error;
        report(entry, 'response', route, request, [{ pointer: '', message: `the handler crashed: ${String(error)}` }]);
      }
    }
    if (!isOpen(route)) response.headers.set('cache-control', 'no-store');
    // without a documented 400 an address that fits no row is simply not there
    const wrong = route.responses[400] ? read.refused : [];
    report(entry, 'request', route, request, [...wrong, ...read.tolerated]);
    report(entry, 'response', route, request, checkAnswer(route, response, answer.body));
    return response;
  };

  const approval = createApproval(parts);

  const answer = async (request: Request, entry: LogEntry): Promise<Response> => {
    const page = await approval(request);
    if (page) return page;
    const match = matchRoute(request.method, new URL(request.url).pathname, base);
    if (match.kind === 'unknown') return toResponse(refusalAnswer(new Refusal(404, 'not_found', 'Not found.')));
    if (match.kind === 'wrong-method') {
      if (request.method === 'OPTIONS') return preflight(match.allow);
      const refusal = new Refusal(405, 'method_not_allowed', `Only ${match.allow.join(', ')} can be asked here.`);
      return toResponse({ ...refusalAnswer(refusal), headers: { allow: match.allow.join(', ') } });
    }
    const { route, path } = match;
    entry.operationId = route.id;
    const wait = latency.get(route.id);
    if (wait) await delay(wait, request.signal);

    const injection = faults.get(route.id);
    const injected = injection && (await inject(injection, request));
    if (injected) {
      entry.injected = true;
      return injected;
    }
    return handle(route, path, request, entry);
  };

  return async (request) => {
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const entry = log.add({
      at: clock.now().toISOString(),
      method: request.method,
      address: pathname + search,
      operationId: null,
      status: null,
      injected: false,
      violations: [],
    });
    try {
      const response = forOrigin(request, await answer(request, entry));
      entry.status = response.status;
      return response;
    } finally {
      log.changed(entry);
    }
  };
}
