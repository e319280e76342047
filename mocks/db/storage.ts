import type { ClockAnchor } from '../server/clock';
import type { Changes } from './database';

/** What outlives a page: the differences from the seed and the clock. */
export interface StoredState {
  /** Hash of the contract that the rows were made under. */
  contract: string;
  /** Grows by one with every commit. */
  revision: number;
  clock: ClockAnchor;
  changes: Changes;
}

/** Where a server keeps its state; several servers (tabs) may share one. */
export interface StateStorage {
  /** The newest revision, 0 when nothing is kept; cheap, asked before every call. */
  revision(): Promise<number>;
  load(): Promise<StoredState | undefined>;
  /** The newest state with only those rows that were written after a revision; undefined when that is not known. */
  since?(revision: number): Promise<StoredState | undefined>;
  /** `written` are the only rows that differ from what was saved last; without it any may. Keeps rows, never changes them. */
  save(state: StoredState, written?: Changes): Promise<void>;
  /** Keeps a state of another contract out of the way, under that contract's hash. */
  setAside(state: StoredState): Promise<void>;
  /** Runs while nobody else who shares this storage holds the lock. */
  lock<T>(run: () => Promise<T>): Promise<T>;
  /** Calls back when somebody else has saved. */
  subscribe(listener: () => void): () => void;
}

/** Runs one after the other. A failure does not stop the next. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run, run);
    last = result.catch(() => undefined);
    return result;
  };
}

/** So many commits are remembered one by one. */
export const REMEMBERED = 200;

/** A storage that ends with the page; for tests and the in-process host. */
export function createMemoryStorage(): StateStorage & { aside: Map<string, StoredState> } {
  const listeners = new Set<() => void>();
  const aside = new Map<string, StoredState>();
  let kept: StoredState | undefined;
  let commits: Changes[] = [];

  return {
    aside,
    revision: async () => kept?.revision ?? 0,
    load: async () => kept,
    async since(revision) {
      const missed = kept && kept.revision - revision;
      if (!kept || !missed || missed < 0 || missed > commits.length) return undefined;
      const changes: Changes = {};
      for (const written of commits.slice(-missed)) {
        for (const [table, rows] of Object.entries(written)) (changes[table] ??= []).push(...rows);
      }
      return { ...kept, changes };
    },
    async save(state, written) {
      kept = state;
      commits = written ? [...commits, written].slice(-REMEMBERED) : [];
      listeners.forEach((listener) => listener());
    },
    async setAside(state) {
      aside.set(state.contract, state);
    },
    lock: createQueue(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
