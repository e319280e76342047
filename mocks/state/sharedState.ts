import type { Changes, DatabaseState } from '../db/database';
import { isUsableTime, type MockClock } from './clock';
import { createQueue, type StateStorage, type StoredState } from './storage';

interface SharedStateOptions {
  db: DatabaseState;
  clock: MockClock;
  storage: StateStorage;
  /** Hash of the current contract; a stored state of another contract is archived, not used. */
  contract: string;
  /** Called with a user-facing message when stored state could not be used. */
  onNotice: (notice: string) => void;
}

export interface NewState {
  changes: Changes;
  /** The mock clock's new time. */
  time: Date;
  /** Unchanged when absent. */
  ticking?: boolean;
}

export interface SharedState {
  /** Resolves when seed and stored state are loaded. */
  ready: Promise<void>;
  /** Runs on the latest state. */
  read<T>(run: () => Promise<T>): Promise<T>;
  /** A transaction: locks the storage, loads the latest state, runs, commits. A throw rolls everything back. */
  write<T>(run: () => Promise<T>): Promise<T>;
  /** Replaces rows and time for everyone who shares the storage; all of it or nothing. @throws Error for rows that contradict each other */
  replace(state: NewState): Promise<void>;
  /** Restores the seed and the start time for everyone who shares the storage. */
  reset(): Promise<void>;
  dispose(): void;
}

/**
 * Keeps one server's tables and clock in sync with a storage that other servers may share (D-138). Calls run one
 * after another.
 */
export function createSharedState({ db, clock, storage, contract, onNotice }: SharedStateOptions): SharedState {
  const enqueue = createQueue();
  const startTime = clock.now();
  let revision = 0;
  /** The storage holds a newer contract's state: this server neither reads it nor overwrites it. */
  let outdated = false;

  /** Saves the written rows, or all changes without them. */
  const commit = async (written?: Changes) => {
    if (outdated) return;
    const state = { contract, revision: revision + 1, clock: clock.anchor(), changes: db.changes() };
    await storage.save(state, written);
    revision += 1;
  };
  const applyStored = async (stored: StoredState, apply: (changes: Changes) => Promise<number>) => {
    clock.restore(stored.clock);
    const invalid = await apply(stored.changes);
    if (invalid) onNotice(`${invalid} stored rows no longer fit the tables and were dropped.`);
    revision = stored.revision;
  };
  /** Loads what others who share the storage have committed since. */
  const refresh = async () => {
    if (outdated || (await storage.revision()) === revision) return;
    const latest = await storage.since?.(revision);
    if (latest?.contract === contract) return applyStored(latest, db.apply);
    const stored = await storage.load();
    if (!stored) return;
    if (stored.contract === contract) return applyStored(stored, db.sync);
    outdated = true;
    onNotice('Another tab uses another version of the contract. Reload this tab: until then it saves nothing.');
  };
  /** Why the stored state cannot be used, as a sentence; null when it has been applied. */
  const applyIfUsable = async (stored: StoredState) => {
    if (stored.contract !== contract) return 'The saved state belongs to another version of the contract.';
    const started = clock.anchor();
    await applyStored(stored, db.sync);
    const isTimeUsable = isUsableTime(clock.now().getTime());
    const contradiction = isTimeUsable ? db.contradiction() : 'The saved time is not between 2000 and 2099.';
    if (contradiction === null) return null;
    await db.sync({});
    clock.restore(started);
    return contradiction;
  };
  const start = async () => {
    await db.ready;
    await storage.lock(async () => {
      const stored = await storage.load();
      if (stored) {
        const obstacle = await applyIfUsable(stored);
        if (obstacle === null) return;
        await storage.archive(stored);
        revision = stored.revision;
        onNotice(`${obstacle} The saved state was archived; the shop starts fresh.`);
      }
      // saves the clock's anchor, so that the first reload continues from it
      await commit();
    });
  };
  const ready = start();
  // the first call reports the failure; without this it would be an unhandled rejection until then
  ready.catch(() => undefined);

  const write = <T>(run: () => Promise<T>) =>
    enqueue(async () => {
      await ready;
      return storage.lock(async () => {
        await refresh();
        return db.atomically(run, commit);
      });
    });
  const saveClock = () =>
    enqueue(async () => {
      await ready;
      const anchor = clock.anchor();
      await storage.lock(async () => {
        await refresh();
        // refreshing may have restored the old time
        clock.restore(anchor);
        await commit({});
      });
    }).catch((error) => onNotice(`The new time could not be saved: ${String(error)}`));
  const replace = ({ changes, time, ticking = clock.anchor().ticking }: NewState) =>
    enqueue(async () => {
      await ready;
      await storage.lock(async () => {
        await refresh();
        const before = { changes: db.changes(), clock: clock.anchor() };
        try {
          await db.sync(changes);
          const contradiction = db.contradiction();
          if (contradiction !== null) throw new Error(`The state contradicts itself: ${contradiction}`);
          clock.restore({ ...clock.anchor(), serverTime: time.getTime(), ticking });
          await commit();
        } catch (error) {
          await db.sync(before.changes);
          clock.restore(before.clock);
          throw error;
        }
      });
    });
  const unsubscribers = [
    clock.onChange(() => void saveClock()),
    storage.subscribe(
      () =>
        void enqueue(async () => {
          await ready;
          await refresh();
        }).catch((error) => onNotice(`The state of another tab could not be read: ${String(error)}`)),
    ),
  ];

  return {
    ready,
    read: (run) =>
      enqueue(async () => {
        await ready;
        await refresh();
        return run();
      }),
    write,
    replace,
    reset: () => replace({ changes: {}, time: startTime }),
    dispose: () => unsubscribers.forEach((unsubscribe) => unsubscribe()),
  };
}
