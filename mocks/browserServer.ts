import { openIndexedDbStorage } from './db/indexedDbStorage';
import { createMemoryStorage } from './db/storage';
import { createServer, type Server } from './server/createServer';

export interface BrowserServerOptions {
  /** Path under which the app is served, with a slash at its end. */
  base: string;
  /** Told in a sentence what is not as it should be, now or later. */
  onNotice: (notice: string) => void;
}

/**
 * A mock server on this browser's kept state: all pages of one origin are the same shop. `VITE_SCENARIO` names the
 * world, each of which is kept by itself.
 */
export async function openBrowserServer({ base, onNotice }: BrowserServerOptions): Promise<Server> {
  const scenario = import.meta.env.VITE_SCENARIO ?? 'default';
  const storage = await openIndexedDbStorage(`carton-${scenario}`).catch(() => {
    onNotice('This browser keeps no data for the shop: a reload starts it afresh.');
    return createMemoryStorage();
  });
  const { pathname } = new URL(base, location.origin);
  return createServer({ scenario, base: pathname, storage, onNotice });
}
