import type { OPERATIONS } from '../../src/api/generated/operations';
import type { operations } from '../../src/api/generated/schema';
import type { Database } from '../db/database';
import type { AdminRow, BuyerRow } from '../db/rows';
import type { MockClock } from '../state/clock';

export type OperationId = keyof operations;

type ResponsesOf<Id extends OperationId> = operations[Id]['responses'];
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;
type HeadersOf<Response> = Response extends { headers: infer Headers } ? Headers : never;

/** Every response that the contract documents for the operation. */
export type HandlerResponse<Id extends OperationId> = {
  [Status in keyof ResponsesOf<Id> & number]: {
    status: Status;
    body: JsonOf<ResponsesOf<Id>[Status]>;
    headers?: HeadersOf<ResponsesOf<Id>[Status]>;
  };
}[keyof ResponsesOf<Id> & number];

type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? NonNullable<Query>
  : never;
type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path } ? Path : never;
type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;
type CallerOf<Id extends OperationId, Kind extends 'customer' | 'admin', Row> = (typeof OPERATIONS)[Id] extends {
  tokenOptional: true;
}
  ? null
  : (typeof OPERATIONS)[Id] extends { token: Kind }
    ? Row
    : null;

/** A validated request. `buyer` or `admin` is set where the operation's `security` requires a token of that kind. */
export interface Call<Id extends OperationId> {
  request: Request;
  query: QueryOf<Id>;
  path: PathOf<Id>;
  body: BodyOf<Id>;
  buyer: CallerOf<Id, 'customer', BuyerRow>;
  admin: CallerOf<Id, 'admin', AdminRow>;
  db: Database;
  clock: MockClock;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => HandlerResponse<Id> | Promise<HandlerResponse<Id>>;

/** One handler per operation. A missing operation, or a response that is not documented, does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
