import { createStore, type Store } from '@/lib/store';

/** How long a toast shows, in milliseconds, unless it says otherwise (S1 9). */
export const DEFAULT_DURATION = 5000;
/** How long a dismissed toast stays in the store, in milliseconds (S1 9). */
export const REMOVAL_DELAY = 1_000_000;
/** Toasts kept at once; the newest wins (S1 4, D-168). */
const LIMIT = 1;

export interface ToastInput {
  title: string;
  description?: string;
  /** `danger` is announced at once, the others when the reader pauses. */
  tone?: 'default' | 'success' | 'danger';
  /** Milliseconds; 5000 when absent. */
  duration?: number;
}

export interface ToastRecord extends Required<Pick<ToastInput, 'title' | 'tone' | 'duration'>> {
  id: string;
  description: string | undefined;
  /** False once dismissed: out of sight, not yet removed. */
  open: boolean;
}

export interface ToastStore extends Pick<Store<readonly ToastRecord[]>, 'get' | 'subscribe'> {
  /** Shows a toast and returns its id. An older toast makes room at once. */
  add: (input: ToastInput) => string;
  /** Changes a toast that is still in the store; unknown ids are ignored. */
  update: (id: string, patch: Partial<ToastInput>) => void;
  /** Takes a toast, or all of them, out of sight and schedules the removal. */
  dismiss: (id?: string) => void;
  /** Deletes a toast, or all of them, now. */
  remove: (id?: string) => void;
  /** Stops the removals that are still to come. */
  dispose: () => void;
}

/** The toasts of one shop. Built by `createApp`, so two shops on one page do not share them (D-168). */
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
    add({ title, description, tone = 'default', duration = DEFAULT_DURATION }) {
      lastId += 1;
      const id = `toast-${lastId}`;
      publish([{ id, title, description, tone, duration, open: true }, ...records.get()].slice(0, LIMIT));
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
