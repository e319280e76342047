/** The one source of the present time: the mock world's in mock mode, the real one otherwise (D-20). */
export interface Clock {
  now: () => Date;
}

/** The machine's own clock. */
export function createSystemClock(): Clock {
  return { now: () => new Date() };
}
