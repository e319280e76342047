import { useCallback, useRef, useState } from 'react';

/**
 * Runs one task at a time. `run` returns null without calling its task while another one is running. The guard is a ref
 * and not the state, because a second click can arrive before the render that disables the button.
 */
export function useSingleFlight() {
  const inFlight = useRef(false);
  const [pending, setPending] = useState(false);
  const run = useCallback(async <Result>(task: () => Promise<Result>): Promise<Result | null> => {
    if (inFlight.current) return null;
    inFlight.current = true;
    setPending(true);
    try {
      return await task();
    } finally {
      inFlight.current = false;
      setPending(false);
    }
  }, []);
  const isRunning = useCallback(() => inFlight.current, []);
  return { run, pending, isRunning };
}
