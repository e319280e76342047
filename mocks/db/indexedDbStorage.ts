import { createStore, get, promisifyRequest, set } from 'idb-keyval';
import type { RowChanges, RowId } from './rowCollection';
import { createQueue, REMEMBERED, type StateStorage, type StoredState } from './storage';

type Head = Omit<StoredState, 'changes'>;
/** Under the same pair of table and id: a row that differs from the seed. */
type Kept = [table: string, id: RowId, row: RowChanges[number][1]];

/** IndexedDB puts numbers before texts before lists: commits are under numbers, rows under lists. */
const commitsAfter = (revision: number) => IDBKeyRange.bound(revision, Infinity, true);
const everyCommit = () => IDBKeyRange.bound(-Infinity, Infinity);
const everyRow = () => IDBKeyRange.lowerBound([]);

function grouped(head: Head, rows: Kept[]): StoredState {
  const changes: StoredState['changes'] = {};
  for (const [table, id, row] of rows) (changes[table] ??= []).push([id, row]);
  return { ...head, changes };
}

/**
 * The storage of a browser: IndexedDB, one lock over all tabs, a channel that tells the other tabs. Each row is
 * kept by itself, so that a commit costs what was written and not what there is.
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
    load: () =>
      store('readonly', async (kept) => {
        const [head, rows] = await Promise.all([
          promisifyRequest<Head | undefined>(kept.get('head')),
          promisifyRequest<Kept[]>(kept.getAll(everyRow())),
        ]);
        return head && grouped(head, rows);
      }),
    since: (revision) =>
      store('readonly', async (kept) => {
        const [head, commits] = await Promise.all([
          promisifyRequest<Head | undefined>(kept.get('head')),
          promisifyRequest<[string, RowId][][]>(kept.getAll(commitsAfter(revision))),
        ]);
        if (!head || commits.length === 0 || commits.length !== head.revision - revision) return undefined;
        // a row of several commits is asked for again and is the same
        const rows = await Promise.all(commits.flat().map((key) => promisifyRequest<Kept>(kept.get(key))));
        return grouped(head, rows);
      }),
    async save({ changes, ...head }, written) {
      await store('readwrite', (kept) => {
        // one transaction, so that nobody sees the new revision beside the old state
        const { transaction } = kept;
        try {
          if (!written) [everyCommit(), everyRow()].forEach((range) => kept.delete(range));
          const rows = Object.entries(written ?? changes).flatMap(([table, some]) =>
            some.map(([id, row]): Kept => [table, id, row]),
          );
          for (const row of rows) kept.put(row, [row[0], row[1]]);
          if (written) {
            kept.put(
              rows.map(([table, id]) => [table, id]),
              head.revision,
            );
            kept.delete(head.revision - REMEMBERED);
          }
          kept.put(head, 'head');
          kept.put(head.revision, 'revision');
        } catch (error) {
          // a row that cannot be kept: without this the others would be
          transaction.abort();
          throw error;
        }
        return promisifyRequest(transaction);
      });
      channel.postMessage(head.revision);
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
