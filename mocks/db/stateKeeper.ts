import type { WorldClock } from '../server/clock';
import type { Changes, DatabaseState } from './database';
import { createQueue, type StateStorage, type StoredState } from './storage';

interface KeeperOptions {
  db: DatabaseState;
  clock: WorldClock;
  storage: StateStorage;
  /** Hash of the contract in force. */
  contract: string;
  /** Told in a sentence when kept state could not be used. */
  onNotice: (notice: string) => void;
}

export interface Replacement {
  changes: Changes;
  world: Date;
  /** As it is when absent. */
  ticking?: boolean;
}

export interface StateKeeper {
  /** Resolves when seed and kept state are in. */
  started: Promise<void>;
  /** Runs on the newest state of all who share the storage. */
  read<T>(run: () => Promise<T>): Promise<T>;
  /** Runs under the lock on the newest state, commits, then resolves. A throw undoes everything. */
  write<T>(run: () => Promise<T>): Promise<T>;
  /** Makes the differences these and the time that, for everybody who shares the storage; all of it or nothing. */
  replace(state: Replacement): Promise<void>;
  /** Back to the seed and to the world's first moment, for everybody who shares the storage. */
  reset(): Promise<void>;
  dispose(): void;
}

/**
 * Keeps one server's tables and clock in step with a storage that others may share (D-138). Calls run one
 * after the other; a call that writes takes the lock, rereads, applies, commits, then answers.
 */
export function createStateKeeper({ db, clock, storage, contract, onNotice }: KeeperOptions): StateKeeper {
  const inTurn = createQueue();
  const firstMoment = clock.now();
  let revision = 0;
  /** The storage has gone over to another contract: it is not read, and nothing is written over it. */
  let outdated = false;

  /** Without a word on what was written, everything is kept anew. */
  const commit = async (written?: Changes) => {
    if (outdated) return;
    const state = { contract, revision: revision + 1, clock: clock.anchor(), changes: db.changes() };
    await storage.save(state, written);
    revision += 1;
  };
  const adopt = async (stored: StoredState, take: (changes: Changes) => Promise<number>) => {
    clock.restore(stored.clock);
    const misfits = await take(stored.changes);
    if (misfits) onNotice(`${misfits} kept rows did not fit the tables any more and were left out.`);
    revision = stored.revision;
  };
  /** Rereads when somebody else has committed. */
  const refresh = async () => {
    if (outdated || (await storage.revision()) === revision) return;
    const news = await storage.since?.(revision);
    if (news?.contract === contract) return adopt(news, db.apply);
    const stored = await storage.load();
    if (!stored) return;
    if (stored.contract === contract) return adopt(stored, db.sync);
    outdated = true;
    onNotice('Another tab runs on another version of the contract. Reload this tab: until then it keeps nothing.');
  };
  const start = async () => {
    await db.ready;
    await storage.lock(async () => {
      const stored = await storage.load();
      if (stored?.contract === contract) return adopt(stored, db.sync);
      if (stored) {
        await storage.setAside(stored);
        revision = stored.revision;
        onNotice('The kept state belongs to another version of the contract. It was set aside; the shop starts fresh.');
      }
      // the clock's anchor must outlive the very first reload
      await commit();
    });
  };
  const started = start();
  // told to whoever calls first; nobody may be listening yet
  started.catch(() => undefined);

  const write = <T>(run: () => Promise<T>) =>
    inTurn(async () => {
      await started;
      return storage.lock(async () => {
        await refresh();
        return db.atomically(run, commit);
      });
    });
  const keepClock = () =>
    inTurn(async () => {
      await started;
      const wanted = clock.anchor();
      await storage.lock(async () => {
        await refresh();
        // the reread brought the old time back
        clock.restore(wanted);
        await commit({});
      });
    }).catch((error) => onNotice(`The new time could not be kept: ${String(error)}`));
  const replace = ({ changes, world, ticking = clock.anchor().ticking }: Replacement) =>
    inTurn(async () => {
      await started;
      await storage.lock(async () => {
        await refresh();
        const before = { changes: db.changes(), clock: clock.anchor() };
        try {
          await db.sync(changes);
          clock.restore({ ...clock.anchor(), world: world.getTime(), ticking });
          await commit();
        } catch (error) {
          await db.sync(before.changes);
          clock.restore(before.clock);
          throw error;
        }
      });
    });
  const stops = [
    clock.onChange(() => void keepClock()),
    storage.subscribe(
      () =>
        void inTurn(async () => {
          await started;
          await refresh();
        }).catch((error) => onNotice(`The state of another tab could not be read: ${String(error)}`)),
    ),
  ];

  return {
    started,
    read: (run) =>
      inTurn(async () => {
        await started;
        await refresh();
        return run();
      }),
    write,
    replace,
    reset: () => replace({ changes: {}, world: firstMoment }),
    dispose: () => stops.forEach((stop) => stop()),
  };
}
