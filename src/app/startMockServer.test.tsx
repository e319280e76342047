import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Notice } from './Notice';
import { startMockServer } from './startMockServer';

// Without a service worker MSW is never started; its browser part does not load in Node at all.
vi.mock('msw/browser', () => ({ setupWorker: () => expect.unreachable() }));

it('shows a notice above the shop about problems of the mock server, also those that come up later', async () => {
  const { notice, transport } = await startMockServer(document.body);
  render(<Notice store={notice} />);
  expect(transport).toBeTypeOf('function');
  expect(screen.getByRole('status')).toHaveTextContent(
    'This browser does not save data for the shop: a reload starts over. The mock server runs inside the page: this browser offers no service worker here.',
  );
  act(() => notice.set('Another tab runs on another version of the contract.'));
  expect(screen.getByRole('status')).toHaveTextContent('Another tab runs on another version of the contract.');
});

it('runs the server in the page when the thread that index.html has started has failed', async () => {
  const failed = Promise.reject(new Error('The worker has an error.'));
  window.mockServerThread = { thread: Object.assign(new EventTarget(), { postMessage: vi.fn() }) as never, failed };
  const { transport } = await startMockServer(document.body);
  delete window.mockServerThread;
  expect((await transport(new Request(new URL('/api/categories', location.origin)))).status).toBe(200);
});

it('keeps the scenario that a URL names until another URL names one', async () => {
  const products = async (search: string) => {
    window.history.replaceState(null, '', `/${search}`);
    const { transport } = await startMockServer(document.body);
    const response = await transport(new Request(new URL('/api/products', location.origin)));
    return ((await response.json()) as unknown[]).length;
  };
  const all = await products('');
  expect(all).toBeGreaterThan(0);
  expect(await products('?scenario=empty-shop')).toBe(0);
  expect(await products('')).toBe(0);
  await expect(products('?scenario=nowhere')).rejects.toThrow('choose one of: default, empty-shop');
  expect(await products('')).toBe(0);
  expect(await products('?scenario=default')).toBe(all);
  window.history.replaceState(null, '', '/');
});

it('shows on the page why the mock server did not start, as plain text', async () => {
  vi.stubEnv('VITE_SCENARIO', '<b>nowhere</b>');
  const root = document.body.appendChild(document.createElement('div'));
  await expect(startMockServer(root)).rejects.toThrow('nowhere');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The mock server did not start.');
  expect(alert).toHaveTextContent('<b>nowhere</b>');
  vi.unstubAllEnvs();
});
