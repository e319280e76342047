import type { Transport } from '@/api/client';
import type { DemoAccount } from '@/features/session/DemoAccountsContext';
import type { Clock } from '@/lib/clock';
import { readyStorageForMocks } from '@/lib/storage';
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

/** The only door to mocks/: starts the pretend server, in the browser's worker or else in the page. */
export async function startMocks(): Promise<PretendServer> {
  readyStorageForMocks();
  const { startBrowserHost } = await import('../../mocks/browser');
  const notice = createStore<string | null>(null);
  const sentences = new Set<string>();
  const { transport, clock, accounts } = await startBrowserHost({
    base: import.meta.env.BASE_URL,
    onNotice: (sentence) => notice.set([...sentences.add(sentence)].join(' ')),
  });
  return { transport, clock, accounts, notice };
}
