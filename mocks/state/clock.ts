/** One moment on both clocks, in epoch milliseconds. */
export interface ClockAnchor {
  serverTime: number;
  machineTime: number;
  ticking: boolean;
}

/** The mock server's own clock. It starts on a fixed day, so that seeded orders are always recent. */
export interface MockClock {
  now(): Date;
  /** Sets the time; the only way to move it backwards. @throws RangeError for an invalid date */
  set(at: Date | string): void;
  /** Lets the time run with the machine's clock, or stops it. */
  tick(ticking: boolean): void;
  /** The current time in the form that is saved with the state. */
  anchor(): ClockAnchor;
  /** Continues from a saved anchor, so that a reload does not start over. */
  restore(anchor: ClockAnchor): void;
  /** Calls back after `set` and `tick`, not after `restore`. Returns the function that unsubscribes. */
  onChange(listener: () => void): () => void;
}

export interface ClockOptions {
  startsAt?: Date | string;
  /** The machine's time in milliseconds; tests pass their own. */
  now: () => number;
  ticking?: boolean;
}

/** The fixed start of the mock server's time (D-20). */
export const START_TIME = '2025-06-16T15:00:00Z';

/** The machine's own time in milliseconds. This is the only place in the mock server that reads it. */
export const systemTime = (): number => Date.now();

const FIRST_TIME = Date.UTC(2000, 0, 1);
const LAST_TIME = Date.UTC(2100, 0, 1);

/** Whether a saved time, in epoch milliseconds, is one that the server can start with: from 2000 to 2099. */
export const isUsableTime = (ms: number): boolean => ms >= FIRST_TIME && ms < LAST_TIME;

function epochMs(at: Date | string): number {
  const ms = new Date(at).getTime();
  if (Number.isNaN(ms)) throw new RangeError(`${String(at)} is not a valid date.`);
  return ms;
}

/**
 * One clock for server and app (D-20). Between two calls of `set` its time never runs backwards, even when the
 * machine's clock does.
 */
export function createClock({ startsAt = START_TIME, now, ticking = true }: ClockOptions): MockClock {
  const listeners = new Set<() => void>();
  let anchor: ClockAnchor = { serverTime: epochMs(startsAt), machineTime: now(), ticking };
  let latest = anchor.serverTime;

  const read = () => {
    const elapsed = anchor.ticking ? Math.max(0, now() - anchor.machineTime) : 0;
    latest = Math.max(latest, anchor.serverTime + elapsed);
    return latest;
  };
  const notify = () => listeners.forEach((listener) => listener());

  return {
    now: () => new Date(read()),
    set(at) {
      latest = epochMs(at);
      anchor = { serverTime: latest, machineTime: now(), ticking: anchor.ticking };
      notify();
    },
    tick(runs) {
      anchor = { serverTime: read(), machineTime: now(), ticking: runs };
      notify();
    },
    anchor: () => ({ serverTime: read(), machineTime: now(), ticking: anchor.ticking }),
    restore(saved) {
      anchor = { ...saved };
      latest = saved.serverTime;
      read();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
