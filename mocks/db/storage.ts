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
  save(state: StoredState): Promise<void>;
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

/** A storage that ends with the page; for tests and the in-process host. */
export function createMemoryStorage(): StateStorage & { aside: Map<string, StoredState> } {
  const listeners = new Set<() => void>();
  const aside = new Map<string, StoredState>();
  let kept: StoredState | undefined;

  return {
    aside,
    revision: async () => kept?.revision ?? 0,
    load: async () => structuredClone(kept),
    async save(state) {
      kept = structuredClone(state);
      listeners.forEach((listener) => listener());
    },
    async setAside(state) {
      aside.set(state.contract, structuredClone(state));
    },
    lock: createQueue(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
