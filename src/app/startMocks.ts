import type { Transport } from '@/api/client';
import type { DemoAccount } from '@/features/session/DemoAccountsContext';
import type { Clock } from '@/lib/clock';
import { createBrowserStorage, createMemoryStore } from '@/lib/storage';
import { createStore, type Store } from '@/lib/store';
import { showStartFailure } from './showStartFailure';

export interface MockServer {
  /** Absent when the browser's worker answers plain `fetch` calls. */
  transport?: Transport;
  clock: Clock;
  /** What its developer should know, also what comes up later. */
  notice: Store<string | null>;
  /** The seeded buyers. */
  accounts: readonly DemoAccount[];
}

const COOKIES_OF_WORKER_LIBRARY = '__msw-cookie-store__';

/**
 * The service worker's library reads both storages as it loads, and its code would fail where the browser blocks them:
 * there they are replaced by ones that last as long as the page. It trusts what it finds, too; its cookies go, since the
 * shop uses none.
 */
function readyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name].length;
    } catch {
      const { get: getItem, set: setItem, remove: removeItem } = createMemoryStore();
      Object.defineProperty(window, name, { configurable: true, value: { getItem, setItem, removeItem } });
    }
  }
  createBrowserStorage().local.remove(COOKIES_OF_WORKER_LIBRARY);
}

/**
 * The only door to mocks/: starts the mock server, in the browser's worker or else in the page.
 * @throws what keeps it from starting, after it has been shown in the shop's place
 */
export async function startMocks(place: HTMLElement): Promise<MockServer> {
  readyStorage();
  const notice = createStore<string | null>(null);
  const sentences = new Set<string>();
  try {
    const { startBrowserHost } = await import('../../mocks/browser');
    const { transport, clock, accounts } = await startBrowserHost({
      base: import.meta.env.BASE_URL,
      onNotice: (sentence) => notice.set([...sentences.add(sentence)].join(' ')),
    });
    return { transport, clock, accounts, notice };
  } catch (error) {
    showStartFailure(place, error);
    throw error;
  }
}
