import type { OperationId } from '../api/handlerTypes';
import { delay } from './delay';

/** A failure injected on purpose. The contract guard does not check its response. */
export interface Fault {
  /** Status of the response that replaces the operation's; when absent the operation runs after the delay. */
  status?: number;
  /** An object is sent as JSON, text as it is. Default: an Error with a code that fits the status. */
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  /** The call fails without a response, like a lost connection. */
  networkError?: boolean;
  /** How many calls it affects; all when absent. */
  times?: number;
}

/** A fault, or a function that responds instead of the operation; when it returns undefined the operation runs. */
export type Injection = Fault | ((request: Request) => Response | undefined | Promise<Response | undefined>);

/** Injections by operation; `*` applies to every operation without its own. */
export type Injections = Partial<Record<OperationId | '*', Injection>>;

/** Settings by operation that can change while the server runs. */
export interface OperationSettings<Value> {
  set(operation: OperationId | '*', value: Value): void;
  /** Clears all settings when called without an operation. */
  clear(operation?: OperationId | '*'): void;
  get(operation: OperationId): Value | undefined;
}

export function createOperationSettings<Value>(
  initial: Partial<Record<OperationId | '*', Value>> = {},
): OperationSettings<Value> {
  const settings = new Map<string, Value>(Object.entries(initial));
  return {
    set: (operation, value) => void settings.set(operation, value),
    clear: (operation) => (operation === undefined ? settings.clear() : void settings.delete(operation)),
    get: (operation) => settings.get(operation) ?? settings.get('*'),
  };
}

/** Injections by operation. Faults are copied, so that servers can share one with `times` and each count for itself. */
export function createFaults(initial: Injections = {}): OperationSettings<Injection> {
  const faults = createOperationSettings<Injection>();
  const set = (operation: OperationId | '*', injection: Injection) =>
    faults.set(operation, typeof injection === 'function' ? injection : { ...injection });
  for (const [operation, injection] of Object.entries(initial)) set(operation as OperationId | '*', injection); // its own keys
  const isUsedUp = (injection?: Injection) => typeof injection === 'object' && injection.times === 0;
  const get = (operation: OperationId) => {
    const own = faults.get(operation);
    if (isUsedUp(own)) faults.clear(operation);
    return isUsedUp(own) ? faults.get(operation) : own;
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
 * Applies an injection. Returns undefined when the operation should run as usual.
 * @throws TypeError for a network error, as `fetch` does; the signal's reason when the caller aborts
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
