import type { operations } from '@/api/generated/schema';
import { ROUTES, type Route } from '@mocks/generated/contract';
import type { TokenKind } from '../target/target';

export type OperationId = keyof operations;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;
/** The body of the one success that each operation documents. */
export type SuccessOf<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 ? Json<Responses<Id>[Status]> : never;
}[keyof Responses<Id>];

export type Order = SuccessOf<'getOrder'>;

/** An address with its path values. */
export const withValues = (template: string, values: Record<string, string | number>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));

/** The contract's route of an operation. */
export function routeOf(operation: OperationId): Route {
  const route = ROUTES.find(({ id }) => id === operation);
  if (!route) throw new Error(`the contract has no operation ${operation}`);
  return route;
}

/** Whose token an operation asks for; null where it is open to everybody. */
export function tokenKindOf({ security }: Route): TokenKind | null {
  if (security.length === 0 || security.some((schemes) => schemes.length === 0)) return null;
  return security.flat().includes('adminBearer') ? 'admin' : 'customer';
}

/** The status of an operation's success. */
export function successOf(operation: OperationId): number {
  return documentedStatuses(routeOf(operation)).find((status) => status < 300) ?? 200;
}

/** Every status that the contract documents for an operation, ascending. */
export function documentedStatuses(route: Route): number[] {
  return Object.keys(route.responses)
    .map(Number)
    .toSorted((a, b) => a - b);
}
