import { createStore, type Store } from '@/lib/store';

/** How long a toast is shown by default, in milliseconds (S1 9). */
export const DEFAULT_DURATION = 5000;
/** How long a dismissed toast stays in the store, in milliseconds (S1 9). */
export const REMOVAL_DELAY = 1_000_000;
/** Toasts in the store at once; a new one replaces the oldest (S1 4, D-168). */
const LIMIT = 1;

export interface ToastInput {
  title: string;
  description?: string;
  /** Screen readers announce `danger` at once, the others politely. */
  tone?: 'default' | 'success' | 'danger';
  /** Milliseconds; 5000 when absent. */
  duration?: number;
  /** What one can do about it, as buttons. */
  actions?: readonly ToastAction[];
}

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface ToastRecord extends Required<Pick<ToastInput, 'title' | 'tone' | 'duration'>> {
  id: string;
  description: string | undefined;
  actions: readonly ToastAction[];
  /** False once dismissed: hidden, but not yet removed. */
  open: boolean;
}

export interface ToastStore extends Pick<Store<readonly ToastRecord[]>, 'get' | 'subscribe'> {
  /** Shows a toast in place of the current one, and returns its id. */
  add: (input: ToastInput) => string;
  /** Changes a toast that is still in the store. Ignores unknown ids. */
  update: (id: string, patch: Partial<ToastInput>) => void;
  /** Hides a toast, or all of them, and schedules the removal. */
  dismiss: (id?: string) => void;
  /** Removes a toast, or all of them, at once. */
  remove: (id?: string) => void;
  /** Cancels all scheduled removals. */
  dispose: () => void;
}

/** `createApp` creates one, so that two shops on one page do not share their toasts (D-168). */
export function createToastStore(): ToastStore {
  const records = createStore<readonly ToastRecord[]>([]);
  let lastId = 0;
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function publish(next: readonly ToastRecord[]) {
    for (const [id, timer] of removals) {
      if (next.some((record) => record.id === id)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    records.set(next);
  }

  const matches = (record: ToastRecord, id: string | undefined) => id === undefined || record.id === id;

  const store: ToastStore = {
    add({ title, description, tone = 'default', duration = DEFAULT_DURATION, actions = [] }) {
      lastId += 1;
      const id = `toast-${lastId}`;
      publish([{ id, title, description, tone, duration, actions, open: true }, ...records.get()].slice(0, LIMIT));
      return id;
    },
    update(id, patch) {
      publish(records.get().map((record) => (record.id === id ? { ...record, ...patch } : record)));
    },
    dismiss(id) {
      for (const record of records.get()) {
        if (!matches(record, id) || removals.has(record.id)) continue;
        removals.set(
          record.id,
          setTimeout(() => store.remove(record.id), REMOVAL_DELAY),
        );
      }
      publish(records.get().map((record) => (matches(record, id) ? { ...record, open: false } : record)));
    },
    remove(id) {
      publish(records.get().filter((record) => !matches(record, id)));
    },
    dispose() {
      for (const timer of removals.values()) clearTimeout(timer);
      removals.clear();
    },
    get: records.get,
    subscribe: records.subscribe,
  };
  return store;
}
