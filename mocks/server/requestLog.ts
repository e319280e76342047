import type { OperationId } from '../api/handlerTypes';
import type { Violation } from './guard';

/** One request as the server saw it. */
export interface LogEntry {
  id: number;
  /** The mock clock's time, RFC 3339. */
  at: string;
  method: string;
  /** Path and query, e.g. `/api/products?limit=2`. */
  url: string;
  operationId: OperationId | null;
  /** Null until the response is sent, and after a network error or an abort. */
  status: number | null;
  /** The response came from an injected fault, not from a handler. */
  injected: boolean;
  violations: Violation[];
  /** What a handler threw that was not an HttpError. */
  crash?: unknown;
}

export interface RequestLog {
  /** The latest entries, oldest first. */
  entries(): readonly LogEntry[];
  violations(): Violation[];
  add(entry: Omit<LogEntry, 'id'>): LogEntry;
  clear(): void;
  /** Calls back twice for each request: when it arrives, and when it is finished. Returns the function that unsubscribes. */
  subscribe(listener: (entry: LogEntry) => void): () => void;
  /** Notifies the listeners that an entry was completed. */
  changed(entry: LogEntry): void;
}

const MAX_ENTRIES = 300;

/** A log of the latest requests. */
export function createRequestLog(): RequestLog {
  const listeners = new Set<(entry: LogEntry) => void>();
  let entries: LogEntry[] = [];
  let count = 0;
  const changed = (entry: LogEntry) => listeners.forEach((listener) => listener(entry));

  return {
    entries: () => entries,
    violations: () => entries.flatMap((entry) => entry.violations),
    add(fields) {
      count += 1;
      const entry = { ...fields, id: count };
      entries = [...entries.slice(1 - MAX_ENTRIES), entry];
      changed(entry);
      return entry;
    },
    clear() {
      entries = [];
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed,
  };
}
