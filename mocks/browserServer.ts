import { createServer, type Server } from './server/createServer';
import { openIndexedDbStorage } from './state/indexedDbStorage';
import { createMemoryStorage } from './state/storage';

export interface BrowserServerOptions {
  /** Path under which the app is served, with a trailing slash. */
  base: string;
  scenario: string;
  /** Called with a user-facing message when something is wrong, e.g. the browser cannot save the state. */
  onNotice: (notice: string) => void;
}

/**
 * Creates a mock server that saves its state in this browser. All tabs of the origin share it. Each scenario has its own
 * database.
 */
export async function openBrowserServer({ base, scenario, onNotice }: BrowserServerOptions): Promise<Server> {
  const storage = await openIndexedDbStorage(`carton-${scenario}`).catch(() => {
    onNotice('This browser does not save data for the shop: a reload starts over.');
    return createMemoryStorage();
  });
  const { pathname } = new URL(base, location.origin);
  return createServer({ scenario, base: pathname, storage, onNotice });
}
