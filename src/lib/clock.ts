/** The app's only source of the current time: the mock server's in mock mode, the real time otherwise (D-20). */
export interface Clock {
  now: () => Date;
}

export function createSystemClock(): Clock {
  return { now: () => new Date() };
}
