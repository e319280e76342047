import { createStore, get, set, setMany } from 'idb-keyval';
import { createQueue, type StateStorage, type StoredState } from './storage';

/**
 * The storage of a browser: IndexedDB, one lock over all tabs, a channel that tells the other tabs.
 * Rejects when the browser refuses IndexedDB. `name` keeps the worlds of several scenarios apart.
 */
export async function openIndexedDbStorage(name: string): Promise<StateStorage & { close(): void }> {
  const store = createStore(name, 'state');
  await get('revision', store);
  const channel = new BroadcastChannel(name);
  const queue = createQueue();
  // Locks exist on secure origins only; elsewhere at least this tab keeps order.
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;

  return {
    revision: async () => (await get<number>('revision', store)) ?? 0,
    load: () => get<StoredState>('state', store),
    async save(state) {
      // one transaction, so that nobody sees the new revision beside the old state
      await setMany(
        [
          ['revision', state.revision],
          ['state', state],
        ],
        store,
      );
      channel.postMessage(state.revision);
    },
    setAside: (state) => set(`set-aside:${state.contract}`, state, store),
    lock: <T>(run: () => Promise<T>): Promise<T> => (locks ? Promise.resolve(locks.request(name, run)) : queue(run)),
    subscribe(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    close: () => channel.close(),
  };
}
