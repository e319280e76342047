/** Milliseconds of the machine's own clock: the one place of the mock server that reads real time. */
export const realTime = (): number => Date.now();
