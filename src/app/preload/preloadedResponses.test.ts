import { expect, it, vi } from 'vitest';
import { servePreloadedResponses } from './preloadedResponses';

const URL_OF_CATEGORIES = 'https://shop.test/api/categories';
const preloaded = () => new Map([[` ${URL_OF_CATEGORIES}`, Promise.resolve(new Response('preloaded'))]]);
const network = () => vi.fn(() => Promise.resolve(new Response('fetched')));
const textOf = async (response: Promise<Response>) => (await response).text();

it('hands out a preloaded response once; the next request goes to the network', async () => {
  const fetched = network();
  const transport = servePreloadedResponses(fetched, preloaded());
  expect(await textOf(transport(new Request(URL_OF_CATEGORIES)))).toBe('preloaded');
  expect(await textOf(transport(new Request(URL_OF_CATEGORIES)))).toBe('fetched');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('sends requests for other URLs, with other methods and with another token to the network', async () => {
  const transport = servePreloadedResponses(network(), preloaded());
  for (const request of [
    new Request(`${URL_OF_CATEGORIES}/1`),
    new Request(URL_OF_CATEGORIES, { method: 'POST' }),
    new Request(URL_OF_CATEGORIES, { headers: { Authorization: 'Bearer one' } }),
  ]) {
    expect(await textOf(transport(request))).toBe('fetched');
  }
});

it('hands out a private response to a request with the token that it was requested with', async () => {
  const URL_OF_CART = 'https://shop.test/api/cart';
  const cart = new Map([[`Bearer one ${URL_OF_CART}`, Promise.resolve(new Response('preloaded'))]]);
  const transport = servePreloadedResponses(network(), cart);
  const requestWith = (headers: HeadersInit) => new Request(URL_OF_CART, { headers });
  expect(await textOf(transport(requestWith({})))).toBe('fetched');
  expect(await textOf(transport(requestWith({ Authorization: 'Bearer two' })))).toBe('fetched');
  expect(await textOf(transport(requestWith({ Authorization: 'Bearer one' })))).toBe('preloaded');
});

it('rejects when the caller aborts, although the preload is still in flight', async () => {
  const pending = new Map([[` ${URL_OF_CATEGORIES}`, new Promise<Response>(() => undefined)]]);
  const caller = new AbortController();
  const transport = servePreloadedResponses(network(), pending);
  const response = transport(new Request(URL_OF_CATEGORIES, { signal: caller.signal }));
  caller.abort(new DOMException('No response in time.', 'TimeoutError'));
  await expect(response).rejects.toMatchObject({ name: 'TimeoutError' });
});
