import type { Transport } from '@/api/client';
import type { DemoAccount } from '@/features/session/DemoAccountsContext';
import type { Clock } from '@/lib/clock';
import { createBrowserStorage, createMemoryStore } from '@/lib/storage';
import { createStore, type Store } from '@/lib/store';

export interface MockServer {
  transport: Transport;
  clock: Clock;
  /** Messages for developers, including later ones. */
  notice: Store<string | null>;
  /** The seeded buyers and clerks. */
  accounts: readonly DemoAccount[];
}

/**
 * Starts the mock server, in a service worker or else in the page. The only module of src that reaches mocks/.
 * @throws the error that keeps the mock server from starting, after showing it in `root`
 */
export async function startMockServer(root: HTMLElement): Promise<MockServer> {
  const notice = createStore<string | null>(null);
  const sentences = new Set<string>();
  try {
    // A built index.html has started it (mocks/vite/startEarly.ts).
    const { transport, clock, accounts, onNotice } = await (window.mockServer ?? startHost());
    onNotice((sentence) => notice.set([...sentences.add(sentence)].join(' ')));
    return { transport, clock, accounts, notice };
  } catch (error) {
    showStartFailure(root, error);
    throw error;
  }
}

async function startHost() {
  prepareStorage();
  const { startBrowserHost } = await import('../../mocks/browser');
  return startBrowserHost(import.meta.env.BASE_URL);
}

const MSW_COOKIES_KEY = '__msw-cookie-store__';

/**
 * MSW reads both storages when its module loads and fails where the browser blocks them: there they are replaced by
 * storages in memory. It also trusts the cookies it finds, so they are removed; the shop uses none.
 */
function prepareStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name].length;
    } catch {
      const { get: getItem, set: setItem, remove: removeItem } = createMemoryStore();
      Object.defineProperty(window, name, { configurable: true, value: { getItem, setItem, removeItem } });
    }
  }
  createBrowserStorage().local.remove(MSW_COOKIES_KEY);
}

/** Without the mock server the page would stay blank. The reason is shown as plain text. */
function showStartFailure(root: HTMLElement, error: unknown): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.style.cssText = 'margin: 2rem; font: 1rem/1.6 monospace; white-space: pre-wrap; overflow-wrap: anywhere';
  const reason = error instanceof Error ? error.message : String(error);
  text.textContent = `The mock server did not start.\n\n${reason}\n\nSee the browser’s console for the full error.`;
  root.replaceChildren(text);
}
