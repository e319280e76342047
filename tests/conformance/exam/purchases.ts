import { expect } from 'vitest';
import type { ErrorCode } from '@/api/types';
import { newOrders, standingOf, type Basket } from './baskets';
import { successOf, type Order } from './contract';
import type { Asked, Exam, Refused } from './exam';
import type { RawAnswer } from './judge';
import type { Json, Way } from './ways';

/** Asks a way for its order; whatever is given goes over what it would send. */
export const askFor = (exam: Exam, { operation }: Way, { token }: Basket, body: Json, asked: Asked = {}) =>
  exam.ask(operation, { token, body, ...asked });

/** An order's call that has to succeed. */
export async function pay(exam: Exam, way: Way, basket: Basket, body?: Json, asked?: Asked): Promise<RawAnswer> {
  const answer = await askFor(exam, way, basket, body ?? way.body(basket), asked);
  expect(answer.status, `${way.operation} succeeds: ${answer.text}`).toBe(successOf(way.operation));
  return answer;
}

/** Pays for a basket and answers the one order that has come of it, as the buyer reads it. */
export async function placed(exam: Exam, way: Way, basket: Basket, body?: Json, asked?: Asked): Promise<Order> {
  const before = await standingOf(exam, basket.token);
  await pay(exam, way, basket, body, asked);
  const orders = await newOrders(exam, basket.token, before);
  expect(orders, 'one new order').toHaveLength(1);
  const [{ id }] = orders as [Order];
  return (await exam.ok('getOrder', { token: basket.token, path: { id } })).body;
}

/** A call that has to be refused and to leave cart, orders and money as they were. */
export async function refusedUnchanged(
  exam: Exam,
  way: Way,
  token: string,
  [status, code]: readonly [number, ErrorCode],
  asked: Asked,
): Promise<Refused & { figures?: unknown }> {
  const before = await standingOf(exam, token);
  const refusal = await exam.refused(way.operation, status, code, { token, ...asked });
  expect(await standingOf(exam, token), 'nothing has changed').toEqual(before);
  return refusal;
}
