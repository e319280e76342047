/** A string store that never throws, so that full or blocked storage breaks no page. */
export interface StringStore {
  get: (key: string) => string | null;
  /** Returns false if the value could not be stored. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** `local` outlives the browser session; `session` belongs to one tab. */
export interface AppStorage {
  local: StringStore;
  session: StringStore;
}

/** Wraps a Web Storage that may be missing, blocked or full. */
export function createStringStore(open: () => Storage): StringStore {
  const tryStorage = <T>(action: (storage: Storage) => T, fallback: T): T => {
    try {
      return action(open());
    } catch {
      return fallback;
    }
  };
  return {
    get: (key) => tryStorage((storage) => storage.getItem(key), null),
    set: (key, value) => tryStorage((storage) => (storage.setItem(key, value), true), false),
    remove: (key) => tryStorage((storage) => storage.removeItem(key), undefined),
  };
}

/** An in-memory store for stories, tests, and apps that share a page. */
export function createMemoryStore(initial: Record<string, string> = {}): StringStore {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => (values.set(key, value), true),
    remove: (key) => void values.delete(key),
  };
}

export function createBrowserStorage(): AppStorage {
  return {
    local: createStringStore(() => window.localStorage),
    session: createStringStore(() => window.sessionStorage),
  };
}

export function createMemoryStorage(): AppStorage {
  return { local: createMemoryStore(), session: createMemoryStore() };
}

/** For the `isValid` functions of `readJson`. */
export const isStringOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** Reads a JSON value. Returns null if it is missing, malformed or rejected by `isValid`. */
export function readJson<T>(store: StringStore, key: string, isValid: (value: unknown) => value is T): T | null {
  const text = store.get(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}
