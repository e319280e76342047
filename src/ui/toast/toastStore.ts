import { createContext, useContext } from 'react';

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

export interface ToastStore {
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
  getSnapshot: () => readonly ToastRecord[];
  subscribe: (listener: () => void) => () => void;
}

/** The toasts of one shop. Built by `createApp`, so two shops on one page do not share them (D-168). */
export function createToastStore(): ToastStore {
  let records: readonly ToastRecord[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function publish(next: readonly ToastRecord[]) {
    records = next;
    for (const [id, timer] of removals) {
      if (next.some((record) => record.id === id)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    for (const listener of listeners) listener();
  }

  const matches = (record: ToastRecord, id: string | undefined) => id === undefined || record.id === id;

  const store: ToastStore = {
    add({ title, description, tone = 'default', duration = DEFAULT_DURATION }) {
      lastId += 1;
      const id = `toast-${lastId}`;
      publish([{ id, title, description, tone, duration, open: true }, ...records].slice(0, LIMIT));
      return id;
    },
    update(id, patch) {
      publish(records.map((record) => (record.id === id ? { ...record, ...patch } : record)));
    },
    dismiss(id) {
      for (const record of records) {
        if (!matches(record, id) || removals.has(record.id)) continue;
        removals.set(
          record.id,
          setTimeout(() => store.remove(record.id), REMOVAL_DELAY),
        );
      }
      publish(records.map((record) => (matches(record, id) ? { ...record, open: false } : record)));
    },
    remove(id) {
      publish(records.filter((record) => !matches(record, id)));
    },
    dispose() {
      for (const timer of removals.values()) clearTimeout(timer);
      removals.clear();
    },
    getSnapshot: () => records,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}

export const ToastContext = createContext<ToastStore | null>(null);

/** The store of the shop around the component, for `Toaster`. Throws outside a `ToastProvider`. */
export function useToastStore(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return store;
}

/** `const { toast } = useToast(); toast({ title: 'Added to Cart', duration: 2000 })`. All functions are stable. */
export function useToast(): { toast: ToastStore['add'] } & Pick<ToastStore, 'update' | 'dismiss'> {
  const store = useToastStore();
  return { toast: store.add, update: store.update, dismiss: store.dismiss };
}
