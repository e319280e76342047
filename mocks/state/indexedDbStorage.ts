import { createStore, get, promisifyRequest, set } from 'idb-keyval';
import type { RowChanges, RowId } from '../db/rowCollection';
import { COMMIT_HISTORY, createQueue, type StateStorage, type StoredState } from './storage';

type Head = Omit<StoredState, 'changes'>;
/** A row that differs from the seed, null when it was removed. Its key is the pair of table and id. */
type StoredRow = [table: string, id: RowId, row: RowChanges[number][1]];

// IndexedDB sorts keys by type: numbers, then strings, then arrays. Commits have number keys, rows array keys.
const commitsAfter = (revision: number) => IDBKeyRange.bound(revision, Infinity, true);
const allCommits = () => IDBKeyRange.bound(-Infinity, Infinity);
const allRows = () => IDBKeyRange.lowerBound([]);

function toStoredState(head: Head, rows: StoredRow[]): StoredState {
  const changes: StoredState['changes'] = {};
  for (const [table, id, row] of rows) (changes[table] ??= []).push([id, row]);
  return { ...head, changes };
}

/**
 * A storage in this browser, shared by all tabs: IndexedDB for the data, a Web Lock for writes, and a
 * BroadcastChannel that notifies the other tabs. Each row has its own record, so that a commit costs only what it
 * writes. Rejects when IndexedDB is not available.
 * @param name database name; use one per scenario
 */
export async function openIndexedDbStorage(name: string): Promise<StateStorage & { close(): void }> {
  const store = createStore(name, 'state');
  await get('revision', store);
  const channel = new BroadcastChannel(name);
  const queue = createQueue();
  // Web Locks exist on secure origins only; elsewhere the queue keeps order at least within this tab.
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;

  return {
    revision: async () => (await get<number>('revision', store)) ?? 0,
    load: () =>
      store('readonly', async (records) => {
        const [head, rows] = await Promise.all([
          promisifyRequest<Head | undefined>(records.get('head')),
          promisifyRequest<StoredRow[]>(records.getAll(allRows())),
        ]);
        return head && toStoredState(head, rows);
      }),
    since: (revision) =>
      store('readonly', async (records) => {
        const [head, commits] = await Promise.all([
          promisifyRequest<Head | undefined>(records.get('head')),
          promisifyRequest<[string, RowId][][]>(records.getAll(commitsAfter(revision))),
        ]);
        if (!head || commits.length === 0 || commits.length !== head.revision - revision) return undefined;
        // a row written by several commits is read once for each; the duplicates are harmless
        const rows = await Promise.all(commits.flat().map((key) => promisifyRequest<StoredRow>(records.get(key))));
        return toStoredState(head, rows);
      }),
    async save({ changes, ...head }, written) {
      await store('readwrite', (records) => {
        // one transaction, so that nobody sees the new revision with the old rows
        const { transaction } = records;
        try {
          if (!written) [allCommits(), allRows()].forEach((range) => records.delete(range));
          const rows = Object.entries(written ?? changes).flatMap(([table, tableRows]) =>
            tableRows.map(([id, row]): StoredRow => [table, id, row]),
          );
          for (const row of rows) records.put(row, [row[0], row[1]]);
          if (written) {
            records.put(
              rows.map(([table, id]) => [table, id]),
              head.revision,
            );
            records.delete(head.revision - COMMIT_HISTORY);
          }
          records.put(head, 'head');
          records.put(head.revision, 'revision');
        } catch (error) {
          // a row that cannot be cloned: without the abort the others would be committed
          transaction.abort();
          throw error;
        }
        return promisifyRequest(transaction);
      });
      channel.postMessage(head.revision);
    },
    archive: (state) => set(`set-aside:${state.contract}`, state, store),
    lock: <T>(run: () => Promise<T>): Promise<T> => (locks ? Promise.resolve(locks.request(name, run)) : queue(run)),
    subscribe(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    close: () => channel.close(),
  };
}
