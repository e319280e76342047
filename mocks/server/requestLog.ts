import type { OperationId } from './handlerTypes';
import type { Violation } from './violation';

/** One call as the server saw it. */
export interface LogEntry {
  id: number;
  /** The world's time, RFC 3339. */
  at: string;
  method: string;
  /** Path and query. */
  address: string;
  operationId: OperationId | null;
  /** Null until it is answered, and when the line was cut or the caller gave up. */
  status: number | null;
  /** The answer came from a fault, not from a handler. */
  injected: boolean;
  violations: Violation[];
  /** What a handler threw that was no refusal. */
  crash?: unknown;
}

export interface RequestLog {
  /** Oldest first; only the latest few hundred are kept. */
  entries(): readonly LogEntry[];
  violations(): Violation[];
  add(entry: Omit<LogEntry, 'id'>): LogEntry;
  clear(): void;
  /** Calls back for each call, once when it comes and once when it is answered. */
  subscribe(listener: (entry: LogEntry) => void): () => void;
  /** Tells the listeners that an entry has been filled in. */
  changed(entry: LogEntry): void;
}

const KEPT = 300;

/** A log of the latest calls. */
export function createRequestLog(): RequestLog {
  const listeners = new Set<(entry: LogEntry) => void>();
  let kept: LogEntry[] = [];
  let count = 0;
  const changed = (entry: LogEntry) => listeners.forEach((listener) => listener(entry));

  return {
    entries: () => kept,
    violations: () => kept.flatMap((entry) => entry.violations),
    add(call) {
      count += 1;
      const entry = { ...call, id: count };
      kept = [...kept.slice(1 - KEPT), entry];
      changed(entry);
      return entry;
    },
    clear() {
      kept = [];
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed,
  };
}
