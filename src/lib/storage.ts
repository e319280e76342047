/** A string store that never throws: full or blocked storage is no reason for a page to break. */
export interface StringStore {
  get: (key: string) => string | null;
  /** False when the value could not be kept. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** What the browser keeps for good (`local`) and for this tab's session (`session`). */
export interface AppStorage {
  local: StringStore;
  session: StringStore;
}

/** Wraps a Web Storage that may be missing, blocked or full. */
export function createStringStore(open: () => Storage): StringStore {
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => (storage.setItem(key, value), true), false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** A store in memory: for stories, tests, and apps that share a page. */
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

/** For `readJson`'s checks of shape. */
export const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** Reads JSON that may be missing, rubbish or of another shape. */
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
