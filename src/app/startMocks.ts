import type { Transport } from '@/api/client';
import type { DemoAccount } from '@/features/session/DemoAccountsContext';
import type { Clock } from '@/lib/clock';
import { createMemoryStore } from '@/lib/storage';
import { createStore, type Store } from '@/lib/store';

export interface PretendServer {
  /** Absent when the browser's worker answers plain `fetch` calls. */
  transport?: Transport;
  clock: Clock;
  /** What its developer should know, also what comes up later. */
  notice: Store<string | null>;
  /** The seeded buyers. */
  accounts: readonly DemoAccount[];
}

/**
 * The service worker's library reads both storages as it loads, and its code would fail where the browser blocks them:
 * there they are replaced by ones that last as long as the page.
 */
function replaceBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name].length;
    } catch {
      const store = createMemoryStore();
      const value = { getItem: store.get, setItem: store.set, removeItem: store.remove };
      Object.defineProperty(window, name, { configurable: true, value });
    }
  }
}

const COOKIES_OF_MSW = '__msw-cookie-store__';

/** It trusts the cookies that it has kept, too; the shop uses none (bearer tokens only). */
function dropKeptCookies(): void {
  try {
    window.localStorage.removeItem(COOKIES_OF_MSW);
  } catch {
    // a storage that cannot be written to either
  }
}

/** The only door to mocks/: starts the pretend server, in the browser's worker or else in the page. */
export async function startMocks(): Promise<PretendServer> {
  replaceBlockedStorage();
  dropKeptCookies();
  const { startBrowserHost } = await import('../../mocks/browser');
  const notice = createStore<string | null>(null);
  const sentences = new Set<string>();
  const { transport, clock, accounts } = await startBrowserHost({
    base: import.meta.env.BASE_URL,
    onNotice: (sentence) => notice.set([...sentences.add(sentence)].join(' ')),
  });
  return { transport, clock, accounts, notice };
}
