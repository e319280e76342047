/** Milliseconds of work before the browser gets its turn: within a frame also on a slow computer. */
const STRETCH_MS = 12;

/**
 * Returns a function to await in a long loop. Whenever the loop has worked for a while, it lets the browser handle input and
 * paint, and resolves with true.
 */
export function createPause(): () => Promise<boolean> {
  let end = performance.now() + STRETCH_MS;
  return async () => {
    if (performance.now() < end) return false;
    await new Promise((resolve) => setTimeout(resolve, 0));
    end = performance.now() + STRETCH_MS;
    return true;
  };
}
