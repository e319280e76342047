import { delay } from './delay';
import type { OperationId } from './handlerTypes';

/** Something that goes wrong on purpose. It is applied outside the contract guard. */
export interface Fault {
  /** Answered instead of the operation; absent: the operation runs after the delay. */
  status?: number;
  /** An object is sent as JSON, text as it is; absent: an Error with the first code that goes with the status. */
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  /** The call fails as if the line were cut. */
  networkError?: boolean;
  /** How many calls it hits; absent: all. */
  times?: number;
}

/** A fault, or a function that answers in the operation's place; undefined lets the operation run. */
export type Injection = Fault | ((request: Request) => Response | undefined | Promise<Response | undefined>);

/** By operation; `*` stands for every operation that has none of its own. */
export type Injections = Partial<Record<OperationId | '*', Injection>>;

export interface Switchboard<Value> {
  set(operation: OperationId | '*', value: Value): void;
  /** Without an operation: all of them. */
  clear(operation?: OperationId | '*'): void;
  get(operation: OperationId): Value | undefined;
}

/** Settings by operation that can be changed while the server runs. */
export function createSwitchboard<Value>(initial: Partial<Record<OperationId | '*', Value>> = {}): Switchboard<Value> {
  const settings = new Map<string, Value>(Object.entries(initial));
  return {
    set: (operation, value) => void settings.set(operation, value),
    clear: (operation) => (operation === undefined ? settings.clear() : void settings.delete(operation)),
    get: (operation) => settings.get(operation) ?? settings.get('*'),
  };
}

/** A switchboard of faults. It counts on copies: a fault with `times` may be shared by several servers. */
export function createFaults(initial: Injections = {}): Switchboard<Injection> {
  const faults = createSwitchboard<Injection>();
  const set = (operation: OperationId | '*', injection: Injection) =>
    faults.set(operation, typeof injection === 'function' ? injection : { ...injection });
  for (const [operation, injection] of Object.entries(initial)) set(operation as OperationId | '*', injection); // its own keys
  const isSpent = (injection?: Injection) => typeof injection === 'object' && injection.times === 0;
  const get = (operation: OperationId) => {
    const own = faults.get(operation);
    if (isSpent(own)) faults.clear(operation);
    return isSpent(own) ? faults.get(operation) : own;
  };
  return { ...faults, set, get };
}

const CODES: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthenticated',
  402: 'card_declined',
  404: 'not_found',
  409: 'region_conflict',
};

function faultResponse({ status = 500, body, headers = {} }: Fault): Response {
  if (typeof body === 'string') {
    return new Response(body, { status, headers: { 'content-type': 'text/plain', ...headers } });
  }
  const error = { message: 'Injected fault.', code: CODES[status] ?? 'server_error' };
  return Response.json(body === undefined ? error : body, { status, headers });
}

/**
 * Applies a fault; undefined means that the operation runs as usual.
 * @throws TypeError for a cut line, as `fetch` does; the signal's reason when the caller gives up.
 */
export async function inject(injection: Injection, request: Request): Promise<Response | undefined> {
  if (typeof injection === 'function') return injection(request);
  if (injection.times !== undefined) {
    if (injection.times <= 0) return undefined;
    injection.times -= 1;
  }
  if (injection.delayMs) await delay(injection.delayMs, request.signal);
  if (injection.networkError) throw new TypeError('Failed to fetch');
  return injection.status === undefined ? undefined : faultResponse(injection);
}
