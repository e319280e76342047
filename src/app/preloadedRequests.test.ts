import { expect, it, vi } from 'vitest';
import { withPreloadedResponses } from './preloadedRequests';

const ADDRESS = 'https://shop.test/api/categories';
const ahead = () => new Map([[ADDRESS, Promise.resolve(new Response('ahead'))]]);
const fetched = () => vi.fn(() => Promise.resolve(new Response('fetched')));
const nonEmptyText = async (answer: Promise<Response>) => (await answer).text();

it('hands out an answer that was asked for ahead once, and carries what follows', async () => {
  const carry = fetched();
  const transport = withPreloadedResponses(carry, ahead());
  expect(await nonEmptyText(transport(new Request(ADDRESS)))).toBe('ahead');
  expect(await nonEmptyText(transport(new Request(ADDRESS)))).toBe('fetched');
  expect(carry).toHaveBeenCalledTimes(1);
});

it('carries other addresses, other methods and what goes with a token', async () => {
  const transport = withPreloadedResponses(fetched(), ahead());
  for (const request of [
    new Request(`${ADDRESS}/1`),
    new Request(ADDRESS, { method: 'POST' }),
    new Request(ADDRESS, { headers: { Authorization: 'Bearer one' } }),
  ]) {
    expect(await nonEmptyText(transport(request))).toBe('fetched');
  }
});

it('gives up with the caller', async () => {
  const never = new Map([[ADDRESS, new Promise<Response>(() => undefined)]]);
  const caller = new AbortController();
  const answer = withPreloadedResponses(fetched(), never)(new Request(ADDRESS, { signal: caller.signal }));
  caller.abort(new DOMException('No answer in time.', 'TimeoutError'));
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
});
