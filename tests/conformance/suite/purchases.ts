import { expect } from 'vitest';
import type { ErrorCode } from '@/api/types';
import { newOrders, standingOf, type Basket } from './baskets';
import { successOf, type Order } from './contract';
import type { Asked, TestApi, Refused } from './testApi';
import type { RawAnswer } from './judge';
import type { Json, Way } from './ways';

/** Asks a way for its order; whatever is given goes over what it would send. */
export const askFor = (api: TestApi, { operation }: Way, { token }: Basket, body: Json, asked: Asked = {}) =>
  api.ask(operation, { token, body, ...asked });

/** An order's call that has to succeed. */
export async function pay(api: TestApi, way: Way, basket: Basket, body?: Json, asked?: Asked): Promise<RawAnswer> {
  const answer = await askFor(api, way, basket, body ?? way.body(basket), asked);
  expect(answer.status, `${way.operation} succeeds: ${answer.text}`).toBe(successOf(way.operation));
  return answer;
}

/** Pays for a basket and answers the one order that has come of it, as the buyer reads it. */
export async function placed(api: TestApi, way: Way, basket: Basket, body?: Json, asked?: Asked): Promise<Order> {
  const before = await standingOf(api, basket.token);
  await pay(api, way, basket, body, asked);
  const orders = await newOrders(api, basket.token, before);
  expect(orders, 'one new order').toHaveLength(1);
  const [{ id }] = orders as [Order];
  return (await api.ok('getOrder', { token: basket.token, path: { id } })).body;
}

/** A call that has to be refused and to leave cart, orders and money as they were. */
export async function refusedUnchanged(
  api: TestApi,
  way: Way,
  token: string,
  [status, code]: readonly [number, ErrorCode],
  asked: Asked,
): Promise<Refused & { figures?: unknown }> {
  const before = await standingOf(api, token);
  const refusal = await api.refused(way.operation, status, code, { token, ...asked });
  expect(await standingOf(api, token), 'nothing has changed').toEqual(before);
  return refusal;
}
