import type { Changes } from '../db/database';
import type { ClockAnchor } from './clock';

/** What a storage holds: the rows that differ from the seed, and the clock. */
export interface StoredState {
  /** Hash of the contract under which the rows were created. */
  contract: string;
  /** Grows by one with every commit. */
  revision: number;
  clock: ClockAnchor;
  changes: Changes;
}

/**
 * Where a server saves its state. Servers that share a storage, such as the tabs of one browser, share one state.
 * Implementations: memory (here), IndexedDB and a file.
 */
export interface StateStorage {
  /** The latest revision, 0 when nothing is stored. Called before every request, so it must be cheap. */
  revision(): Promise<number>;
  load(): Promise<StoredState | undefined>;
  /** The latest state, with only those rows that were written after a revision; undefined when that is unknown. */
  since?(revision: number): Promise<StoredState | undefined>;
  /** `written` holds the only rows that differ from the last save; without it any row may. Must not modify the rows. */
  save(state: StoredState, written?: Changes): Promise<void>;
  /** Stores a state of another contract separately, under that contract's hash. */
  archive(state: StoredState): Promise<void>;
  /** Runs while nobody else who shares this storage holds the lock. */
  lock<T>(run: () => Promise<T>): Promise<T>;
  /** Calls back after a save by anyone who shares this storage. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Returns a function that runs tasks one after another. A failed task does not stop the next. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run, run);
    last = result.catch(() => undefined);
    return result;
  };
}

/** How many commits a storage remembers individually, for `since`. */
export const COMMIT_HISTORY = 200;

/** A storage that lives as long as the page or process: for tests and the in-process host. */
export function createMemoryStorage(): StateStorage & { archived: Map<string, StoredState> } {
  const listeners = new Set<() => void>();
  const archived = new Map<string, StoredState>();
  let stored: StoredState | undefined;
  let commits: Changes[] = [];

  return {
    archived,
    revision: async () => stored?.revision ?? 0,
    load: async () => stored,
    async since(revision) {
      const missed = stored && stored.revision - revision;
      if (!stored || !missed || missed < 0 || missed > commits.length) return undefined;
      const changes: Changes = {};
      for (const written of commits.slice(-missed)) {
        for (const [table, rows] of Object.entries(written)) (changes[table] ??= []).push(...rows);
      }
      return { ...stored, changes };
    },
    async save(state, written) {
      stored = state;
      commits = written ? [...commits, written].slice(-COMMIT_HISTORY) : [];
      listeners.forEach((listener) => listener());
    },
    async archive(state) {
      archived.set(state.contract, state);
    },
    lock: createQueue(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
