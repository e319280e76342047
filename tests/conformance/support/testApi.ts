import { expect } from 'vitest';
import type { ErrorCode, ApiProduct as Product } from '@/api/types';
import { schemas } from '@mocks/generated/contract';
import type { Account, Target } from '../target/target';
import {
  routeOf,
  successStatus,
  fillPath,
  type OperationId,
  type SuccessBody,
  violationsIn,
  readResponse,
  type RawResponse,
} from './contract';
import type { Exchange } from './transcript';

/** What a request sends. Path and query values are converted to text, `body` to JSON; `rawBody` is sent unchanged. */
export interface CallOptions {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  rawBody?: string;
  token?: string | null;
  /** Added to the default headers; null removes one. */
  headers?: Record<string, string | null>;
  /** The request breaks the contract on purpose, so the server may report it. */
  invalid?: boolean;
}

export interface ApiResponse<Body> extends RawResponse {
  body: Body;
}

export interface ErrorBody {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
}

/** Thrown when the server lacks something a check needs; the message becomes the reason for skipping it. */
export class CheckSkipped extends Error {}

export type TestApi = ReturnType<typeof createTestApi>;

/** The API as one check uses it: every response is validated against the contract, and every exchange is recorded. */
export function createTestApi(target: Target) {
  const exchanges: Exchange[] = [];
  const invalidRequests = new WeakSet<Request>();
  const responses = new Set<string>();
  const errors = new Set<string>();
  const cache = runCacheOf(target);
  const cleanups: (() => Promise<unknown>)[] = [];

  /** Sends any request, also to paths that are not in the contract; does not validate the response. */
  async function send(method: string, address: string, options: CallOptions = {}): Promise<RawResponse> {
    const sent = options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const query = new URLSearchParams(
      Object.entries(options.query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const headers = {
      'x-session-id': 'anonymous',
      'content-type': sent === undefined ? null : 'application/json',
      authorization: options.token ? `Bearer ${options.token}` : null,
      ...options.headers,
    };
    const request = new Request(`${target.baseUrl}${address}${query.size > 0 ? `?${query}` : ''}`, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        value === null ? [] : [[name, value]],
      ),
      ...(sent !== undefined && { body: sent }),
    });
    if (options.invalid) invalidRequests.add(request);
    const exchange: Exchange = { request, sent, response: null };
    exchanges.push(exchange);
    exchange.response = await readResponse(await target.fetch(request));
    return exchange.response;
  }

  /** Calls an operation and validates the response against the contract. */
  async function call(operation: OperationId, options: CallOptions = {}): Promise<RawResponse> {
    const route = routeOf(operation);
    const response = await send(route.method, fillPath(route.path, options.path ?? {}), options);
    expectNoProblems(violationsIn(route, response), `${operation} keeps the contract`);
    // 204 is the operation's success without its body
    responses.add(`${operation} ${response.status === 204 ? successStatus(operation) : response.status}`);
    return response;
  }

  /** Calls an operation that must succeed. */
  async function ok<Id extends OperationId>(
    operation: Id,
    options: CallOptions = {},
  ): Promise<ApiResponse<SuccessBody<Id>>> {
    const response = await call(operation, options);
    // 204 where the contract lets a server leave the body out
    if (response.status !== 204) expect(response.status, `${operation} succeeds`).toBe(successStatus(operation));
    // The contract's own validator has just accepted the body.
    return response as ApiResponse<SuccessBody<Id>>;
  }

  /** Calls an operation that must fail with this status and error code. */
  async function refused(
    operation: OperationId,
    status: number,
    code: ErrorCode,
    options: CallOptions = {},
  ): Promise<ErrorBody> {
    const response = await call(operation, { invalid: status === 400, ...options });
    expect(statusAndCode(response), `${operation} is refused`).toBe(`${status} ${code}`);
    errors.add(`${operation} ${status} ${code}`);
    // The contract's own validator has just accepted the body as an Error.
    return response.body as ErrorBody;
  }

  /** Returns the value, or skips the check because the server has no such thing. */
  function requires<Value>(value: Value | undefined, what: string): Value {
    if (value === undefined) throw new CheckSkipped(`the server has no ${what}`);
    return value;
  }

  async function cachedToken(name: string, login: () => Promise<{ body: { token: string } }>): Promise<string> {
    const token = cache.tokens.get(name) ?? (await login()).body.token;
    cache.tokens.set(name, token);
    return token;
  }

  const tokenFor = ({ email, password }: Account) =>
    cachedToken(email, () => ok('login', { body: { email, password } }));

  async function clerkToken(): Promise<string> {
    const body = requires(target.admin, 'clerk account (CONFORMANCE_CLERK)');
    return cachedToken('adminLogin', () => ok('adminLogin', { body }));
  }

  async function newBuyer(): Promise<Account & { token: string }> {
    const account = { email: `${target.unique()}@example.com`, password: 'correct horse' };
    const { body } = await ok('signup', { body: account });
    return { ...account, token: body.token };
  }

  /** Runs the registered cleanups, last one first. A cleanup that fails is ignored. */
  async function cleanUp(): Promise<void> {
    for (const undo of cleanups.splice(0).toReversed()) await undo().catch(() => undefined);
  }

  /** All products in catalog order, freshly read. */
  async function products(): Promise<Product[]> {
    const { body } = await ok('listProducts');
    cache.knownProducts = body;
    return body;
  }

  return {
    target,
    send,
    call,
    ok,
    refused,
    requires,
    tokenFor,
    buyerToken: () => tokenFor(target.accounts.first),
    otherBuyerToken: () => tokenFor(target.accounts.second),
    clerkToken,
    newBuyer,
    /** Registers what undoes something the check has created. */
    onCleanup: (undo: () => Promise<unknown>) => void cleanups.push(undo),
    cleanUp,
    products,
    /** The products as this run read them last; one may have changed or gone since. */
    knownProducts: async () => cache.knownProducts ?? products(),
    exchanges,
    /** Valid responses received so far, such as `getCart 401`. */
    responses,
    /** Expected errors received so far, such as `getCart 401 token_expired`. */
    errors,
    isInvalid: (request: Request) => invalidRequests.has(request),
  };
}

/** Fails with the first problem in the first line of the message, because the summary shows only that line. */
export function expectNoProblems(problems: readonly string[], what: string): void {
  const [first, ...others] = problems;
  if (first !== undefined) expect.fail([`${what}: ${first}`, ...others.map((other) => `  ${other}`)].join('\n'));
}

const statusAndCode = ({ status, body }: RawResponse) =>
  `${status} ${typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'without a code'}`;

/** Expects the contract's Error from a path or method that is not in the contract. */
export function expectError(response: RawResponse, status: number, code: ErrorCode): void {
  expectNoProblems(violationsIn(null, response), 'every response is JSON with the content type application/json');
  expect(statusAndCode(response)).toBe(`${status} ${code}`);
  expect(schemas.Error(response.body), JSON.stringify(schemas.Error.errors)).toBe(true);
}

/** What later checks of the same run can reuse. */
interface RunCache {
  /** Keyed by email; the clerk's by `adminLogin`. */
  tokens: Map<string, string>;
  knownProducts: Product[] | null;
}

const caches = new WeakMap<Target, RunCache>();

/** Tokens can be reused: they stay valid until they expire, even after another login. */
function runCacheOf(target: Target): RunCache {
  const known = caches.get(target) ?? { tokens: new Map(), knownProducts: null };
  caches.set(target, known);
  return known;
}

/** Back to the seed, where the target can do that; tokens issued before are invalid afterwards. */
export async function resetTarget(target: Target): Promise<void> {
  await target.reset?.();
  if (target.reset) runCacheOf(target).tokens.clear();
}
