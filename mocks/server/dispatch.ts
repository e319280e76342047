import { HttpError, invalidRequest, notFound } from '../api/errors';
import type { Handlers } from '../api/handlerTypes';
import { authenticate } from '../api/sessions';
import type { Database } from '../db/database';
import type { Route } from '../generated/contract';
import { createApprovalPages } from '../providers/approval';
import type { MockClock } from '../state/clock';
import type { SharedState } from '../state/sharedState';
import { addCacheHeaders } from './caching';
import { delay } from './delay';
import { inject, type Injection, type OperationSettings } from './faults';
import { checkResponse, toFields, type Finding, type Violation } from './guard';
import { runOncePerKey } from './idempotency';
import { readRequest } from './readRequest';
import type { LogEntry, RequestLog } from './requestLog';
import {
  errorResponse,
  preflightResponse,
  toResponse,
  withCors,
  withoutBodyForHead,
  type PlainResponse,
} from './responses';
import { matchRoute } from './routeTable';

/** A handler whose operation is known at run time only; its type was checked as part of `Handlers`. */
export type AnyHandler = (call: object) => PlainResponse | Promise<PlainResponse>;

export interface DispatchParts {
  handlers: Handlers;
  /** Path before `api/`, with a trailing slash. */
  base: string;
  overrides: OperationSettings<AnyHandler>;
  faults: OperationSettings<Injection>;
  /** Milliseconds before a request is handled. */
  latency: OperationSettings<number>;
  db: Database;
  clock: MockClock;
  state: SharedState;
  log: RequestLog;
  onViolation: (violation: Violation) => void;
}

const SERVER_ERROR = new HttpError(500, 'server_error', 'Something went wrong on our side.');

/** Rows of a response that take long to find, to write and to check. */
const LONG = 200;

/** Splits the work of a long response into several tasks: the server may run inside a page, which must answer to input. */
const pauseFor = ({ body }: PlainResponse) => (Array.isArray(body) && body.length > LONG ? delay(0) : undefined);

/** Creates the function that turns a request into a response: routing, faults, validation, authentication, handler, guard. */
export function createDispatch(parts: DispatchParts): (request: Request) => Promise<Response> {
  const { base, overrides, faults, latency, db, clock, state, log } = parts;

  const report = (entry: LogEntry, side: Violation['side'], route: Route, request: Request, findings: Finding[]) => {
    for (const finding of findings) {
      const violation = { side, operationId: route.id, request, ...finding };
      entry.violations.push(violation);
      parts.onViolation(violation);
    }
  };

  const handle = async (route: Route, pathTexts: Record<string, string>, request: Request, entry: LogEntry) => {
    // a clone, since a body can be read only once and violations carry the request
    const read = await readRequest(route, pathTexts, request.clone());
    const handler = overrides.get(route.id) ?? (parts.handlers[route.id] as AnyHandler); // see AnyHandler
    const run = async (): Promise<PlainResponse> => {
      const caller = authenticate(route, request, db, clock);
      if (read.errors.length > 0) throw invalidRequest(toFields(read.errors));
      if (read.unknownPath.length > 0) throw notFound();
      const { query, path, body } = read;
      return runOncePerKey({ route, request, caller, db, clock }, async () =>
        handler({ request, query, path, body, ...caller, db, clock }),
      );
    };

    let plain: PlainResponse;
    let response: Response;
    try {
      plain = await (route.method === 'GET' ? state.read(run) : state.write(run));
      await pauseFor(plain);
      response = toResponse(plain);
      await pauseFor(plain);
    } catch (error) {
      plain = errorResponse(error instanceof HttpError ? error : SERVER_ERROR, route.tag);
      response = toResponse(plain);
      if (!(error instanceof HttpError)) {
        entry.crash = error;
        report(entry, 'response', route, request, [{ pointer: '', message: `the handler crashed: ${String(error)}` }]);
      }
    }
    report(entry, 'request', route, request, [...read.errors, ...read.warnings]);
    report(entry, 'response', route, request, checkResponse(route, response, plain.body));
    return addCacheHeaders(route, request, response);
  };

  const approvalPages = createApprovalPages(parts);

  const respond = async (request: Request, entry: LogEntry): Promise<Response> => {
    const page = await approvalPages(request);
    if (page) return page;
    const { pathname } = new URL(request.url);
    if (request.method === 'HEAD' && matchRoute('GET', pathname, base).kind === 'route') {
      const { url, headers, signal } = request;
      return respond(new Request(url, { headers, signal }), entry);
    }
    const match = matchRoute(request.method, pathname, base);
    if (match.kind === 'unknown') return toResponse(errorResponse(notFound()));
    if (match.kind === 'wrong-method') {
      if (request.method === 'OPTIONS') return preflightResponse(request, match.allow);
      const allow = match.allow.join(', ');
      const error = new HttpError(405, 'method_not_allowed', `Only ${allow} can be used here.`);
      return toResponse({ ...errorResponse(error), headers: { allow } });
    }
    const { route, path } = match;
    entry.operationId = route.id;
    const latencyMs = latency.get(route.id);
    if (latencyMs) await delay(latencyMs, request.signal);

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
      url: pathname + search,
      operationId: null,
      status: null,
      injected: false,
      violations: [],
    });
    try {
      const response = withCors(request, withoutBodyForHead(request, await respond(request, entry)));
      entry.status = response.status;
      return response;
    } finally {
      log.changed(entry);
    }
  };
}
