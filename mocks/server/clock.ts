/** Where the mock world's time hangs on the machine's: at `real` it was `world` (both epoch milliseconds). */
export interface ClockAnchor {
  world: number;
  real: number;
  ticking: boolean;
}

export interface WorldClock {
  now(): Date;
  /** Sets the world's time; the only way for it to go back. @throws RangeError for what is no moment */
  set(at: Date | string): void;
  /** Lets the world's time run with the machine's, or stand still. */
  tick(ticking: boolean): void;
  /** As it stands now, to be kept with the state. */
  anchor(): ClockAnchor;
  /** Takes up a kept anchor, so that a reload continues instead of starting over. */
  restore(anchor: ClockAnchor): void;
  /** Calls back after `set` and `tick`, not after `restore`. */
  onChange(listener: () => void): () => void;
}

export interface ClockOptions {
  startsAt?: Date | string;
  /** Real milliseconds; a host passes it in. */
  now: () => number;
  ticking?: boolean;
}

/** The mock world begins here (D-20). */
export const WORLD_STARTS_AT = '2025-06-16T15:00:00Z';

function momentOf(at: Date | string): number {
  const moment = new Date(at).getTime();
  if (Number.isNaN(moment)) throw new RangeError(`${String(at)} is no moment.`);
  return moment;
}

/** One clock for server and app (D-20). Between two calls of `set` its time never runs back, even when the machine's does. */
export function createClock({ startsAt = WORLD_STARTS_AT, now, ticking = true }: ClockOptions): WorldClock {
  const listeners = new Set<() => void>();
  let hanging: ClockAnchor = { world: momentOf(startsAt), real: now(), ticking };
  let latest = hanging.world;

  const read = () => {
    const passed = hanging.ticking ? Math.max(0, now() - hanging.real) : 0;
    latest = Math.max(latest, hanging.world + passed);
    return latest;
  };
  const changed = () => listeners.forEach((listener) => listener());

  return {
    now: () => new Date(read()),
    set(at) {
      latest = momentOf(at);
      hanging = { world: latest, real: now(), ticking: hanging.ticking };
      changed();
    },
    tick(runs) {
      hanging = { world: read(), real: now(), ticking: runs };
      changed();
    },
    anchor: () => ({ world: read(), real: now(), ticking: hanging.ticking }),
    restore(anchor) {
      hanging = { ...anchor };
      latest = anchor.world;
      read();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
