import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEarly } from './startEarly';

const FILES = { base: '/shop/', serviceWorker: 'mock-worker.js', thread: 'assets/thread.js', host: 'assets/host.js' };
const removeItem = vi.fn();
const register = vi.fn(() => Promise.resolve());
const threads: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  constructor(readonly url: string) {
    super();
    threads.push(this);
  }
}

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('localStorage', { removeItem });
  vi.stubGlobal('sessionStorage', { length: 1 });
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  threads.length = 0;
});

it('starts the thread and the service worker, without the cookies that MSW would trust', () => {
  startEarly(FILES);
  expect(removeItem.mock.calls).toEqual([['__msw-cookie-store__']]);
  expect(threads.map(({ url }) => url)).toEqual(['/shop/assets/thread.js']);
  expect(window.mockServerThread?.thread).toBe(threads[0]);
  expect(register.mock.calls).toEqual([['/shop/mock-worker.js']]);
  expect(window.mockServer).toBeInstanceOf(Promise);
});

it('keeps an error of the thread for the mock server, which listens later', async () => {
  startEarly(FILES);
  threads[0]?.dispatchEvent(new Event('error'));
  await expect(window.mockServerThread?.failed).rejects.toThrow('The worker has an error.');
});

it('starts nothing where the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', {
    get length() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  startEarly(FILES);
  expect(threads).toEqual([]);
  expect(register).not.toHaveBeenCalled();
});

it('starts the thread alone where there is no service worker, and nothing where there are no threads', () => {
  vi.stubGlobal('navigator', {});
  startEarly(FILES);
  expect(window.mockServerThread).toBeDefined();
  vi.stubGlobal('window', {});
  vi.stubGlobal('Worker', undefined);
  startEarly(FILES);
  expect(window.mockServerThread).toBeUndefined();
});
