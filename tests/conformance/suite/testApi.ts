import { expect } from 'vitest';
import type { ErrorCode, ApiProduct as Product } from '@/api/types';
import { schemas } from '@mocks/generated/contract';
import type { Account, Target } from '../target/target';
import { routeOf, successOf, withValues, type OperationId, type SuccessOf } from './contract';
import { faultsOf, type RawAnswer } from './judge';
import { memoryOf } from './memory';
import type { Exchange } from './transcript';

/** One request. Path values and query values become text; `body` becomes JSON, `rawBody` is sent as it is. */
export interface Asked {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  rawBody?: string;
  token?: string | null;
  /** Over the conformance suite's own; null leaves a header out. */
  headers?: Record<string, string | null>;
  /** Breaks the contract on purpose. */
  wrong?: boolean;
}

export interface Answer<Body> extends RawAnswer {
  body: Body;
}

export interface Refused {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
}

/** Thrown where the server lacks what a check needs; the check is skipped with the reason. */
export class Unproved extends Error {}

export type TestApi = ReturnType<typeof createTestApi>;

/** The means of one check: calls that are judged by the contract, and what the checks have to find out first. */
export function createTestApi(target: Target) {
  const exchanges: Exchange[] = [];
  const wrongRequests = new WeakSet<Request>();
  const seen = new Set<string>();
  const refusals = new Set<string>();
  const memory = memoryOf(target);
  const leftovers: (() => Promise<unknown>)[] = [];

  /** Any call, also to addresses that the contract does not know. */
  async function send(method: string, address: string, asked: Asked = {}): Promise<RawAnswer> {
    const sent = asked.rawBody ?? (asked.body === undefined ? undefined : JSON.stringify(asked.body));
    const query = new URLSearchParams(Object.entries(asked.query ?? {}).map(([name, value]) => [name, String(value)]));
    const headers = {
      'x-session-id': 'anonymous',
      'content-type': sent === undefined ? null : 'application/json',
      authorization: asked.token ? `Bearer ${asked.token}` : null,
      ...asked.headers,
    };
    const request = new Request(`${target.baseUrl}${address}${query.size > 0 ? `?${query}` : ''}`, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        value === null ? [] : [[name, value]],
      ),
      ...(sent !== undefined && { body: sent }),
    });
    if (asked.wrong) wrongRequests.add(request);
    const exchange: Exchange = { request, sent, answer: null };
    exchanges.push(exchange);
    const response = await target.fetch(request);
    const text = await response.text();
    exchange.answer = { status: response.status, headers: response.headers, text, body: parsed(text) };
    return exchange.answer;
  }

  /** A call of the contract, with its answer held against the contract. */
  async function ask(operation: OperationId, asked: Asked = {}): Promise<RawAnswer> {
    const route = routeOf(operation);
    const answer = await send(route.method, withValues(route.path, asked.path ?? {}), asked);
    expectNone(faultsOf(route, answer), `${operation} keeps the contract`);
    seen.add(`${operation} ${answer.status}`);
    return answer;
  }

  /** A call that must succeed. */
  async function ok<Id extends OperationId>(operation: Id, asked: Asked = {}): Promise<Answer<SuccessOf<Id>>> {
    const answer = await ask(operation, asked);
    expect(answer.status, `${operation} succeeds`).toBe(successOf(operation));
    // The contract's own validator has just accepted the body.
    return answer as Answer<SuccessOf<Id>>;
  }

  /** A call that must be refused in just this way. */
  async function refused(operation: OperationId, status: number, code: ErrorCode, asked: Asked = {}): Promise<Refused> {
    const answer = await ask(operation, { wrong: status === 400, ...asked });
    expect(refusalIn(answer), `${operation} is refused`).toBe(`${status} ${code}`);
    refusals.add(`${operation} ${status} ${code}`);
    // The contract's own validator has just accepted the body as an Error.
    return answer.body as Refused;
  }

  /** Says why a check cannot be made here, unless it can. */
  function need<Value>(value: Value | undefined, what: string): Value {
    if (value === undefined) throw new Unproved(`this server gives no ${what}`);
    return value;
  }

  async function remembered(name: string, login: () => Promise<{ body: { token: string } }>): Promise<string> {
    const token = memory.tokens.get(name) ?? (await login()).body.token;
    memory.tokens.set(name, token);
    return token;
  }

  const signIn = ({ email, password }: Account) => remembered(email, () => ok('login', { body: { email, password } }));

  /** A token of the back office. */
  async function clerk(): Promise<string> {
    const body = need(target.admin, 'account of the back office (CONFORMANCE_CLERK)');
    return remembered('adminLogin', () => ok('adminLogin', { body }));
  }

  async function newBuyer(): Promise<Account & { token: string }> {
    const account = { email: `${target.unique()}@example.com`, password: 'suite secret' };
    const { body } = await ok('signup', { body: account });
    return { ...account, token: body.token };
  }

  /** Takes away what the check has made; what cannot be taken away stays. */
  async function tidy(): Promise<void> {
    for (const remove of leftovers.splice(0).toReversed()) await remove().catch(() => undefined);
  }

  /** The whole catalogue in its own order, as it is now. */
  async function products(): Promise<Product[]> {
    const { body } = await ok('listProducts');
    memory.shelf = body;
    return body;
  }

  return {
    target,
    send,
    ask,
    ok,
    refused,
    need,
    signIn,
    first: () => signIn(target.accounts.first),
    second: () => signIn(target.accounts.second),
    clerk,
    newBuyer,
    /** Called when the check has ended, the last one first. */
    later: (remove: () => Promise<unknown>) => void leftovers.push(remove),
    tidy,
    products,
    /** The catalogue as it was read last in this run. What is found there may have changed or gone since. */
    shelf: async () => memory.shelf ?? products(),
    exchanges,
    /** Answers that came and kept the contract, as `getCart 401`. */
    seen,
    /** Refusals that were expected and came, as `getCart 401 token_expired`. */
    refusals,
    isWrong: (request: Request) => wrongRequests.has(request),
  };
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Faults in words: the first stands in the failure's first line, which is all that a summary has room for. */
export function expectNone(faults: readonly string[], what: string): void {
  const [first, ...others] = faults;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  expect(faults, first === undefined ? what : `${what}: ${first}${more}`).toEqual([]);
}

/** Status and code, in one line for whoever reads the failure. */
const refusalIn = ({ status, body }: RawAnswer) =>
  `${status} ${typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'without a code'}`;

/** A refusal outside of the contract's routes: the same Error, judged by its schema. */
export function expectError(answer: RawAnswer, status: number, code: ErrorCode): void {
  expectNone(faultsOf(null, answer), 'every answer is JSON that says so');
  expect(refusalIn(answer)).toBe(`${status} ${code}`);
  expect(schemas.Error(answer.body), JSON.stringify(schemas.Error.errors)).toBe(true);
}
